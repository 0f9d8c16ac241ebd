import type { Basket, BasketItem, NewBasketItem } from '@/commerce-client/baskets'
import { copyOf, type ItemMove } from '@/rules/move-items'
import { hasAddress, isPickupLine, shipmentIdOf } from '@/rules/shipments'

/** The source of a recipient's items: new ones, or the id of another recipient's shipment. */
export type ItemSource = string
export const FROM_SHOP: ItemSource = 'shop'

/** The items chosen for a recipient: a quantity of each line. */
export interface ItemChoice {
  source: ItemSource
  quantities: Readonly<Record<string, number>>
}

/**
 * Lists the lines that a source offers: those of a shipment; for new items, one line per product
 * and per differently filled custom box.
 */
export function linesOf(basket: Basket, source: ItemSource): BasketItem[] {
  const sent = (basket.productItems ?? []).filter(
    (item) => !isPickupLine(item) && item.bonusProductLineItem !== true,
  )
  if (source !== FROM_SHOP) return sent.filter((item) => shipmentIdOf(item) === source)
  const known = new Set<string>()
  const keyOf = ({ productId, c_customMix, c_boxName, c_boxPlaces }: BasketItem) =>
    JSON.stringify([productId, c_customMix, c_boxName, c_boxPlaces])
  return sent.filter((item) => !known.has(keyOf(item)) && known.add(keyOf(item)))
}

/**
 * Returns the initial choice: the largest shipment if it can be split, otherwise new items. A
 * shipment without a recipient may be distributed completely.
 */
export function firstChoice(basket: Basket, sources: readonly string[], sharers = 1): ItemChoice {
  const piecesIn = (id: string) =>
    linesOf(basket, id).reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  const [largest = ''] = [...sources].sort((one, other) => piecesIn(other) - piecesIn(one))
  const isNobodys = sharers > 1 && !isAddressed(basket, largest)
  const source = piecesIn(largest) > sharers - Number(isNobodys) ? largest : FROM_SHOP
  const [only, ...others] = linesOf(basket, source)
  const isPlain = only?.itemId && others.length === 0
  return { source, quantities: isPlain ? { [only.itemId ?? '']: 1 } : {} }
}

/**
 * Converts the choice to one recipient's share: lines to add to the basket, or quantities to move.
 */
export function toShare(
  basket: Basket,
  { source, quantities }: ItemChoice,
): {
  items: Omit<NewBasketItem, 'shipmentId'>[]
  moves: Omit<ItemMove, 'toIds'>[]
} {
  const chosen = linesOf(basket, source).flatMap((item) => {
    const quantity = quantities[item.itemId ?? ''] ?? 0
    return item.itemId && quantity > 0 ? [{ item, itemId: item.itemId, quantity }] : []
  })
  if (source !== FROM_SHOP) {
    return { items: [], moves: chosen.map(({ itemId, quantity }) => ({ itemId, quantity })) }
  }
  return { items: chosen.map(({ item, quantity }) => ({ ...copyOf(item), quantity })), moves: [] }
}

/** Limits the quantity per recipient to the source's quantity divided by their number. */
export function limitChoice(basket: Basket, choice: ItemChoice, sharers: number): ItemChoice {
  if (choice.source === FROM_SHOP) return choice
  const quantities = linesOf(basket, choice.source).map(({ itemId = '', quantity = 0 }) => [
    itemId,
    Math.min(choice.quantities[itemId] ?? 0, Math.floor(quantity / Math.max(1, sharers))),
  ])
  return { ...choice, quantities: Object.fromEntries(quantities) as Record<string, number> }
}

function isAddressed({ shipments = [] }: Basket, id: string): boolean {
  const shipment = shipments.find(({ shipmentId }) => shipmentId === id)
  return shipment !== undefined && hasAddress(shipment)
}

export function countChosen({ quantities }: ItemChoice): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
}
