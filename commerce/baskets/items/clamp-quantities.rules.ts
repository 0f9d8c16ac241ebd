import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { listQuantityExceptions, type QuantityException } from './quantity-exceptions.rules'

const REDUCED: readonly QuantityException['reason'][] = ['stock', 'piece', 'quantity-limit']

/**
 * Reduces lines that became too large in a merge to the available quantity, and stores a notice for
 * each. As when adding items, this is done only if some stock is left and only one line is affected
 * (CART-020). If several lines share the stock, the shopper must decide, since they may be for
 * different recipients. Such lines are shown as quantity exceptions and block the order.
 */
export function clampQuantities(document: BasketDocument, facts: BasketFacts): BasketDocument {
  const { items } = document
  const reduced = new Map<string, number>()
  for (const { itemId, productId, available, reason } of listQuantityExceptions(document, facts)) {
    if (!REDUCED.includes(reason)) continue
    const lines = items.filter((item) => item.productId === productId)
    const quantity = sellableQuantity(productId, available, facts)
    if (lines.length === 1 && quantity > 0) reduced.set(itemId, quantity)
  }
  if (reduced.size === 0) return document
  const notices = items.flatMap(({ itemId, productId, quantity }) => {
    const to = reduced.get(itemId)
    return to === undefined ? [] : { itemId, productId, from: quantity, to }
  })
  const clamp = (item: BasketItem) => ({
    ...item,
    quantity: reduced.get(item.itemId) ?? item.quantity,
  })
  return { ...document, items: items.map(clamp), notices }
}

function sellableQuantity(productId: string, available: number, facts: BasketFacts): number {
  const { minOrderQuantity = 1, stepQuantity = 1 } = facts.products.get(productId) ?? {}
  if (available < minOrderQuantity) return 0
  return available - ((available - minOrderQuantity) % stepQuantity)
}
