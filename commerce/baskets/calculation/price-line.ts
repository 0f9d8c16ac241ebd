import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import type { AppliedManual, PricedOption } from '../model/calculated-basket'
import { priceOptions } from '../items/line-options.rules'
import { adjustItem } from './manual-adjustments.rules'

/** A line before promotions. All amounts are cents. */
export interface PricedLine {
  item: BasketItem
  product: ProductFacts | undefined
  /** The product's alone, its options apart. */
  unitMinor: number
  /** For all pieces, before any discount. */
  priceMinor: number
  /** What a client granted by hand; it comes off before promotions. */
  manualAdjustments: readonly AppliedManual[]
  options: readonly PricedOption[]
}

/** The one place where a line gets its price: promotions and totals both start from it. */
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

/** Cents for one piece of a line, its options apart. */
export function unitPriceOf(
  { productId, quantity }: BasketItem,
  facts: Pick<BasketFacts, 'products'>,
): number {
  return facts.products.get(productId)?.unitPriceMinor(quantity) ?? 0
}
