import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { listQuantityExceptions, type QuantityException } from './quantity-exceptions.rules'

const REDUCED: readonly QuantityException['reason'][] = ['stock', 'piece', 'quantity-limit']

/**
 * Takes lines that a merge made too large down to what can be had, and stores a notice of each. As
 * when adding, that is done only if stock is left
 * and one line is concerned (CART-020): of several lines, of several people perhaps, only the
 * shopper knows whose it is that goes. They stay, shown as quantity exceptions, and block the order
 * until that is said.
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

/** The most that its smallest quantity and its steps allow; 0 when there is no such quantity. */
function sellableQuantity(productId: string, available: number, facts: BasketFacts): number {
  const { minOrderQuantity = 1, stepQuantity = 1 } = facts.products.get(productId) ?? {}
  if (available < minOrderQuantity) return 0
  return available - ((available - minOrderQuantity) % stepQuantity)
}
