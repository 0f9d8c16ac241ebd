import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import type { AppliedManual, PricedOption } from '../model/calculated-basket'
import { priceOptions } from './line-options.rules'
import { adjustItem } from './manual-adjustments.rules'

/** A line before promotions. All amounts are cents. */
export interface PricedLine {
  item: BasketItem
  product: ProductFacts | undefined
  /** Price of the product alone, without its options. */
  unitMinor: number
  /** For the whole quantity, before any discount. */
  priceMinor: number
  /** Manual discounts, applied before promotions. */
  manualAdjustments: readonly AppliedManual[]
  options: readonly PricedOption[]
}

/** The only place where a line gets its price: promotions and totals start from this price. */
export function priceLine(
  item: BasketItem,
  document: BasketDocument,
  facts: BasketFacts,
): PricedLine {
  const unitMinor = unitPriceOf(item, facts)
  const priceMinor = unitMinor * item.quantity
  return {
    item,
    product: facts.products.get(item.productId),
    unitMinor,
    priceMinor,
    manualAdjustments: adjustItem(document, item.itemId, priceMinor, item.quantity),
    options: priceOptions(item, facts),
  }
}

/** Returns the price of one piece of a line without its options, in cents. */
export function unitPriceOf(
  { productId, quantity }: BasketItem,
  facts: Pick<BasketFacts, 'products'>,
): number {
  return facts.products.get(productId)?.unitPriceMinor(quantity) ?? 0
}
