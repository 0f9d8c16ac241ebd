export interface MovableItem {
  itemId?: string
  productId?: string
  quantity?: number
  shipmentId?: string
  optionItems?: readonly { optionId?: string; optionValueId?: string }[]
  [custom: `c_${string}`]: unknown
}

export interface ItemMove {
  itemId: string
  /** Quantity for each recipient. */
  quantity: number
  toIds: readonly string[]
}

export type CustomValue = string | number | boolean | string[] | number[] | Record<string, unknown>

interface AddedItem {
  productId: string
  quantity: number
  shipmentId: string
  optionItems?: { optionId: string; optionValueId: string }[]
  [custom: `c_${string}`]: CustomValue
}

/** Three kinds of writes, in this order: if a write fails, no quantity is lost. */
export interface MovePlan {
  reductions: { itemId: string; quantity: number }[]
  additions: AddedItem[]
  /** Lines that move to another shipment unchanged. */
  relocations: { itemId: string; shipmentId: string }[]
}

/**
 * Plans how lines are split and moved, so that the total quantity stays the same. If the moves
 * exceed a line's quantity, the recipients get their shares in order until nothing is left.
 */
export function planMoves(items: readonly MovableItem[], moves: readonly ItemMove[]): MovePlan {
  const plan: MovePlan = { reductions: [], additions: [], relocations: [] }
  for (const itemId of new Set(moves.map((move) => move.itemId))) {
    const item = items.find((one) => one.itemId === itemId)
    const own = moves.filter((move) => move.itemId === itemId)
    if (item) addToPlan(plan, item, itemId, own)
  }
  return plan
}

/** @param moves moves of this line; each takes from what the earlier ones left */
function addToPlan(
  plan: MovePlan,
  item: MovableItem,
  itemId: string,
  moves: readonly Omit<ItemMove, 'itemId'>[],
): void {
  const held = item.quantity ?? 0
  const shares: { shipmentId: string; quantity: number }[] = []
  let left = held
  const parts = moves.flatMap(({ quantity, toIds }) => toIds.map((id) => ({ id, quantity })))
  for (const { id: shipmentId, quantity } of parts) {
    if (shipmentId === item.shipmentId) continue
    const share = Math.min(quantity, left)
    left -= share
    if (share > 0) shares.push({ shipmentId, quantity: share })
  }
  // if the line is moved completely, its last share becomes the line itself
  const last = left === 0 ? shares.pop() : undefined
  const remaining = last?.quantity ?? left
  if (remaining !== held) plan.reductions.push({ itemId, quantity: remaining })
  plan.additions.push(...shares.map((share) => ({ ...copyOf(item), ...share })))
  if (last) plan.relocations.push({ itemId, shipmentId: last.shipmentId })
}

/** Copies a line for another recipient, without its shop, which belongs to the shipment. */
export function copyOf(item: MovableItem): Omit<AddedItem, 'quantity' | 'shipmentId'> {
  const optionItems = (item.optionItems ?? []).flatMap(({ optionId, optionValueId }) =>
    optionId && optionValueId ? { optionId, optionValueId } : [],
  )
  return {
    ...customOf(item),
    productId: item.productId ?? '',
    ...(optionItems.length > 0 && { optionItems }),
  }
}

function customOf(item: MovableItem): Record<`c_${string}`, CustomValue> {
  const custom: Record<`c_${string}`, CustomValue> = {}
  for (const [name, value] of Object.entries(item)) {
    if (isCustomName(name) && isCustomValue(value)) custom[name] = value
  }
  return custom
}

function isCustomName(name: string): name is `c_${string}` {
  return name.startsWith('c_') && name !== 'c_fromStoreId'
}

function isCustomValue(value: unknown): value is CustomValue {
  return value !== undefined && value !== null
}
