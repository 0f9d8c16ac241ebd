import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import { settleLines } from '../model/settle-lines.rules'

/**
 * Keeps chosen bonus products together with paid goods: a bonus product that would be alone in its
 * shipment moves to the first shipment with paid goods. If the basket contains no paid goods, it
 * stays where it is.
 */
export function followBonusLines(document: BasketDocument): BasketDocument {
  const { items } = document
  if (!items.some(isBonus)) return document
  const paidFor = new Set(items.filter((item) => !isBonus(item)).map((item) => item.shipmentId))
  const target = document.shipments.find(({ shipmentId }) => paidFor.has(shipmentId))
  const isAlone = (item: BasketItem) => isBonus(item) && !paidFor.has(item.shipmentId)
  if (!target || !items.some(isAlone)) return document
  const moved = items.map((item) =>
    isAlone(item) ? { ...item, shipmentId: target.shipmentId } : item,
  )
  return settleLines({ ...document, items: moved })
}

function isBonus({ bonusDiscountLineItemId }: BasketItem): boolean {
  return bonusDiscountLineItemId !== undefined
}
