import { badRequest } from '../../http/problem'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { positiveNumberOf } from '../model/product-flags'

/**
 * The most of a product that one order may hold, over all its lines and shipments; sales materials
 * are limited the same way (MAT-004). undefined: no limit.
 */
export function quantityLimitOf(productId: string, facts: BasketFacts): number | undefined {
  return positiveNumberOf(facts.products.get(productId)?.custom, 'quantityLimit')
}

/** Pieces of a product in all lines of a document. */
export function totalOf(productId: string, { items }: BasketDocument): number {
  return items
    .filter((item) => item.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Refuses what goes beyond a product's limit, unless the basket held as many before.
 * @throws Problem 400 `quantity-limit-exceeded`, with what is in the basket and what is left.
 */
export function checkQuantityLimit(
  productId: string,
  before: BasketDocument,
  after: BasketDocument,
  facts: BasketFacts,
): void {
  const limit = quantityLimitOf(productId, facts)
  const requested = totalOf(productId, after)
  const held = totalOf(productId, before)
  if (limit === undefined || requested <= limit || requested <= held) return
  throw badRequest(`Limit of ${limit} per order`, 'quantity-limit-exceeded', {
    c_productId: productId,
    c_requested: requested,
    c_quantityLimit: limit,
    c_inBasket: held,
    c_remaining: Math.max(0, limit - held),
  })
}
