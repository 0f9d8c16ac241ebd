import type { AppliedPromotions } from '../../promotions/promoted-basket'
import type { BasketDocument, BasketItem, BundledItem } from '../model/basket-document.schemas'
import { inventoryListOf, type BasketFacts } from '../model/basket-facts'
import type { CalculatedLine, CalculatedPart } from '../model/calculated-basket'
import { calculateOptions } from '../items/line-options.rules'
import { taxAmount } from './line-tax.rules'
import { adjustItem } from './manual-adjustments.rules'
import { taxPlaceOf } from './tax-place.rules'

/** A line as the basket's promotions left it; `afterOrder` holds what discounts granted by hand to the order left, by item id. */
export function calculateLine(
  item: BasketItem,
  document: BasketDocument,
  facts: BasketFacts,
  applied: Pick<AppliedPromotions, 'lines'>,
  afterOrder: ReadonlyMap<string, number>,
): CalculatedLine {
  const product = facts.products.get(item.productId)
  const unitMinor = unitPriceOf(item, facts)
  const priceMinor = unitMinor * item.quantity
  const discounted = applied.lines.get(item.itemId)
  const minor = afterOrder.get(item.itemId) ?? priceMinor
  const taxClassId = product?.taxClassId
  const shipment = document.shipments.find(({ shipmentId }) => shipmentId === item.shipmentId)
  const place = taxPlaceOf(shipment, facts)
  return {
    item,
    name: product?.name ?? item.productId,
    inventoryListId: inventoryListOf(item, facts),
    unitMinor,
    priceMinor,
    adjustments: discounted?.adjustments ?? [],
    manualAdjustments: adjustItem(document, item.itemId, priceMinor, item.quantity),
    afterItemMinor: discounted?.afterItemMinor ?? priceMinor,
    afterOrderMinor: minor,
    ...taxAmount(
      { itemId: item.itemId, fullMinor: priceMinor, minor, taxClassId },
      document,
      facts.taxTable,
      place,
    ),
    options: calculateOptions(item, document, facts, applied, afterOrder, place),
    parts: (item.bundledItems ?? []).map((part) => toPart(part, item, facts)),
  }
}

/** Cents for one piece of a line, its options apart. */
export function unitPriceOf(
  { productId, quantity }: BasketItem,
  facts: Pick<BasketFacts, 'products'>,
): number {
  return facts.products.get(productId)?.unitPriceMinor(quantity) ?? 0
}

function toPart(part: BundledItem, { quantity }: BasketItem, facts: BasketFacts): CalculatedPart {
  const name = facts.products.get(part.productId)?.name ?? part.productId
  return { part, name, quantity: part.quantity * quantity }
}
