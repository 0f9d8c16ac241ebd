import { badRequest } from '../../http/problem'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { positiveNumberOf } from '../../custom-values'

/**
 * The maximum quantity of a product per order, over all lines and shipments. Sales materials are
 * limited in the same way (MAT-004). Returns undefined if there is no limit.
 */
export function quantityLimitOf(productId: string, facts: BasketFacts): number | undefined {
  return positiveNumberOf(facts.products.get(productId)?.custom, 'quantityLimit')
}

export function totalOf(productId: string, { items }: BasketDocument): number {
  return items
    .filter((item) => item.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Refuses a quantity above a product's limit, unless the basket already had that quantity.
 * @throws Problem 400 `quantity-limit-exceeded`, with the quantity in the basket and the remaining
 * quantity.
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
