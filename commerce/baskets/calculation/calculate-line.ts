import type { AppliedPromotions } from '../../promotions/promoted-basket'
import type { BasketDocument, BasketItem, BundledItem } from '../model/basket-document.schemas'
import { inventoryListOf, type BasketFacts } from '../model/basket-facts'
import type { CalculatedLine, CalculatedPart } from '../model/calculated-basket'
import { listPieces, type Piece } from '../items/custom-mix.rules'
import { calculateOptions } from './line-options.rules'
import { taxAmount } from './line-tax.rules'
import type { PricedLine } from './price-line'
import { taxPlaceOf } from './tax-place.rules'

/** `afterOrder` holds the amounts left after manual discounts on the order, by item id. */
export function calculateLine(
  { item, product, options, ...priced }: PricedLine,
  document: BasketDocument,
  facts: BasketFacts,
  applied: Pick<AppliedPromotions, 'lines'>,
  afterOrder: ReadonlyMap<string, number>,
): CalculatedLine {
  const { unitMinor, priceMinor, manualAdjustments } = priced
  const discounted = applied.lines.get(item.itemId)
  const minor = afterOrder.get(item.itemId) ?? priceMinor
  const taxClassId = product?.taxClassId
  const shipment = document.shipments.find(({ shipmentId }) => shipmentId === item.shipmentId)
  const place = taxPlaceOf(shipment, facts)
  const pieces = listPieces(item, facts)
  return {
    item,
    name: product?.name ?? item.productId,
    inventoryListId: inventoryListOf(item, facts),
    unitMinor,
    priceMinor,
    adjustments: discounted?.adjustments ?? [],
    manualAdjustments,
    afterItemMinor: discounted?.afterItemMinor ?? priceMinor,
    afterOrderMinor: minor,
    ...taxAmount(
      { itemId: item.itemId, fullMinor: priceMinor, minor, taxClassId },
      document,
      facts.taxTable,
      place,
    ),
    options: calculateOptions(options, taxClassId, document, facts, applied, afterOrder, place),
    parts: (item.bundledItems ?? []).map((part) => toPart(part, item, facts)),
    ...(pieces.length > 0 && { pieceNames: toNames(pieces, facts) }),
  }
}

function toNames(pieces: readonly Piece[], { products }: BasketFacts): Record<string, string> {
  return Object.fromEntries(
    pieces.flatMap(({ productId }) => {
      const name = products.get(productId)?.name
      return name === undefined ? [] : [[productId, name]]
    }),
  )
}

function toPart(part: BundledItem, { quantity }: BasketItem, facts: BasketFacts): CalculatedPart {
  const name = facts.products.get(part.productId)?.name ?? part.productId
  return { part, name, quantity: part.quantity * quantity }
}
