/** The fields of a line that rules use; the SDK's items fit it. */
export interface MovableItem {
  itemId?: string
  productId?: string
  quantity?: number
  shipmentId?: string
  optionItems?: readonly { optionId?: string; optionValueId?: string }[]
  [custom: `c_${string}`]: unknown
}

/** Pieces of a line that go to others, so many to each of them. */
export interface ItemMove {
  itemId: string
  /** For each recipient. */
  quantity: number
  toIds: readonly string[]
}

/** What a custom attribute may hold. */
export type CustomValue = string | number | boolean | string[] | number[] | Record<string, unknown>

interface AddedItem {
  productId: string
  quantity: number
  shipmentId: string
  optionItems?: { optionId: string; optionValueId: string }[]
  [custom: `c_${string}`]: CustomValue
}

/** Three writes, in this order: when one of them fails, no piece is lost. */
export interface MovePlan {
  /** Lines that keep less. */
  reductions: { itemId: string; quantity: number }[]
  additions: AddedItem[]
  /** Lines that go as they are. */
  relocations: { itemId: string; shipmentId: string }[]
}

/**
 * How lines are split and moved so that as many pieces are in the bag as before. Moves of more than
 * a line holds, all of them together, take what is there, each recipient getting their part in turn.
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

/** @param moves those of one line: each finds what the ones before it left */
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
  // Of a line that goes entirely, the last part is the line itself.
  const last = left === 0 ? shares.pop() : undefined
  const remaining = last?.quantity ?? left
  if (remaining !== held) plan.reductions.push({ itemId, quantity: remaining })
  plan.additions.push(...shares.map((share) => ({ ...copyOf(item), ...share })))
  if (last) plan.relocations.push({ itemId, shipmentId: last.shipmentId })
}

/** The same goods for another recipient. The shop is a property of the shipment. */
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
