import { badRequest, Problem } from '../http/problem'
import type { BasketDocument, BasketItem } from './basket-document.schemas'
import { availableFor, inventoryListOf, type BasketFacts } from './basket-facts'

const MAX_QUANTITY = 999

/** A line that can no longer be had as it stands, because stock fell or the product left. */
export interface QuantityException {
  itemId: string
  productId: string
  inventoryId: string
  /** Pieces of the product in all lines that take from the list. */
  requested: number
  available: number
}

/**
 * Checks what a change brought in: each line new or changed must be sellable in that quantity, and
 * no product's total over all lines may exceed its list's stock, unless the total did not grow.
 * @throws Problem 400 `product-item-not-available`, `product-not-found` or `invalid-quantity`.
 */
export function checkChangedItems(
  before: BasketDocument,
  after: BasketDocument,
  facts: BasketFacts,
): void {
  for (const item of after.items) {
    if (before.items.some((old) => isSameChoice(old, item))) continue
    checkProduct(item, facts)
    checkQuantity(item, facts)
    const requested = totalOf(item, after, facts)
    if (requested > totalOf(item, before, facts)) checkStock(item, requested, facts)
  }
}

/** Lines whose stock fell below what the basket holds, or whose product cannot be sold any more. */
export function listQuantityExceptions(
  document: BasketDocument,
  facts: BasketFacts,
): QuantityException[] {
  return document.items.flatMap((item) => {
    const requested = totalOf(item, document, facts)
    const available = isSellable(item, facts) ? availableFor(item, facts) : 0
    if (requested <= available) return []
    const { itemId, productId } = item
    return { itemId, productId, inventoryId: inventoryListOf(item, facts), requested, available }
  })
}

/** The refusal for a product of which fewer pieces are left than asked for. */
export function notAvailable(productId: string, requested: number, available: number): Problem {
  return new Problem(
    400,
    'product-item-not-available',
    'Product Item Not Available',
    `Product '${productId}' is not available in the quantity ${requested}; ${available} available.`,
    { c_productId: productId, c_requested: requested, c_available: available },
  )
}

function checkProduct(item: BasketItem, facts: BasketFacts): void {
  if (isSellable(item, facts)) return
  throw badRequest(
    `The product '${item.productId}' is unknown or cannot be sold.`,
    'product-not-found',
    { c_productId: item.productId },
  )
}

function checkQuantity({ productId, quantity }: BasketItem, facts: BasketFacts): void {
  const { minOrderQuantity = 1, stepQuantity = 1 } = facts.products.get(productId) ?? {}
  const extras = { c_productId: productId, c_requested: quantity }
  if (quantity > MAX_QUANTITY) {
    throw badRequest(
      'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.',
      'invalid-quantity',
      extras,
    )
  }
  if (quantity >= minOrderQuantity && (quantity - minOrderQuantity) % stepQuantity === 0) return
  throw badRequest(
    `Product '${productId}' is sold from ${minOrderQuantity} on, in steps of ${stepQuantity}.`,
    'invalid-quantity',
    { ...extras, c_minOrderQuantity: minOrderQuantity, c_stepQuantity: stepQuantity },
  )
}

function checkStock(item: BasketItem, requested: number, facts: BasketFacts): void {
  const available = availableFor(item, facts)
  if (requested > available) throw notAvailable(item.productId, requested, available)
}

function isSellable({ productId, quantity }: BasketItem, facts: BasketFacts): boolean {
  const product = facts.products.get(productId)
  return product?.isSellable === true && product.unitPriceMinor(quantity) !== undefined
}

function totalOf(item: BasketItem, document: BasketDocument, facts: BasketFacts): number {
  const listId = inventoryListOf(item, facts)
  return document.items
    .filter((other) => other.productId === item.productId)
    .filter((other) => inventoryListOf(other, facts) === listId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function isSameChoice(one: BasketItem, other: BasketItem): boolean {
  return (
    one.itemId === other.itemId &&
    one.productId === other.productId &&
    one.quantity === other.quantity &&
    one.inventoryId === other.inventoryId
  )
}
