import { isDeepStrictEqual } from 'node:util'
import { badRequest, Problem } from '../../http/problem'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import { inventoryListOf, type BasketFacts } from '../model/basket-facts'
import { findRestriction, type Restriction } from '../shipments/fulfilment.rules'
import { checkChangedShipments } from '../shipments/shipment-checks.rules'
import { checkCustomMix } from './custom-mix.rules'
import { checkChangedCertificates } from './gift-certificate-checks.rules'
import { checkQuantityLimit, quantityLimitOf, totalOf } from './quantity-limit.rules'
import {
  availableOf,
  listLineNeeds,
  neededOf,
  sumStockNeeds,
  type StockNeeds,
} from './stock-needs.rules'

const MAX_QUANTITY = 999

/** A line that can no longer be had as it stands: it stays in the basket, and blocks the order. */
export interface QuantityException {
  itemId: string
  productId: string
  inventoryId: string
  /** Pieces of the product in all lines that take from the list; of a limited product in all. */
  requested: number
  available: number
  reason: 'not-sold' | 'quantity-limit' | 'stock' | Restriction['reason']
  /** What the shopper is told; absent: that fewer are left. */
  message?: string
}

/**
 * Checks what a change brought in. Each line that is new or other than before must be sellable in
 * that quantity and in that kind of shipment, a box filled as it may be, and nothing over limit or
 * stock, unless the total did not grow. What the change left alone is never refused.
 * @throws Problem 400: `product-not-found`, `product-item-not-available`, `invalid-quantity`,
 * `quantity-limit-exceeded`, `invalid-custom-mix`, and those of `checkChangedShipments`
 * and `checkChangedCertificates`.
 */
export function checkChangedItems(
  before: BasketDocument,
  after: BasketDocument,
  facts: BasketFacts,
): void {
  checkChangedShipments(before, after, facts)
  checkChangedCertificates(before, after, facts)
  const needsBefore = sumStockNeeds(before, facts)
  const needs = sumStockNeeds(after, facts)
  for (const item of after.items) {
    if (before.items.some((old) => isSameChoice(old, item))) continue
    checkProduct(item, facts)
    checkShipmentKind(item, after, facts)
    checkQuantity(item, facts)
    checkCustomMix(item, facts)
    checkQuantityLimit(item.productId, before, after, facts)
    checkStock(item, needsBefore, needs, facts)
  }
}

/** Lines that fell behind: by stock, by their limit, or because they cannot be sold there any more. */
export function listQuantityExceptions(
  document: BasketDocument,
  facts: BasketFacts,
): QuantityException[] {
  const needs = sumStockNeeds(document, facts)
  return document.items.flatMap((item) => findException(item, document, needs, facts) ?? [])
}

function findException(
  item: BasketItem,
  document: BasketDocument,
  needs: StockNeeds,
  facts: BasketFacts,
): QuantityException | undefined {
  const { itemId, productId, quantity } = item
  const lineNeeds = listLineNeeds(item, facts)
  const base = { itemId, productId, inventoryId: inventoryListOf(item, facts) }
  const own = lineNeeds.find((need) => need.productId === productId)
  const requested = own ? neededOf(needs, own) : quantity
  if (!isSellable(item, facts)) return { ...base, requested, available: 0, reason: 'not-sold' }
  const restriction = findRestriction(item, document, facts)
  if (restriction) return { ...base, requested, available: 0, ...restriction }
  const limit = quantityLimitOf(productId, facts)
  const total = totalOf(productId, document)
  for (const need of lineNeeds) {
    const missing = neededOf(needs, need) - availableOf(need, facts)
    if (missing <= 0) continue
    // of a short piece: as many boxes fewer as it takes
    const available =
      need.productId === productId
        ? availableOf(need, facts)
        : Math.max(0, quantity - Math.ceil(missing / need.each))
    const most = Math.min(available, limit ?? available)
    return { ...base, requested, available: most, reason: 'stock' }
  }
  if (limit === undefined || total <= limit) return undefined
  const message = `Limit of ${limit} per order`
  return { ...base, requested: total, available: limit, reason: 'quantity-limit', message }
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

function checkShipmentKind(item: BasketItem, document: BasketDocument, facts: BasketFacts): void {
  const restriction = findRestriction(item, document, facts)
  if (!restriction) return
  throw new Problem(
    400,
    'product-item-not-available',
    'Product Item Not Available',
    restriction.message,
    { c_productId: item.productId, c_reason: restriction.reason },
  )
}

function checkStock(
  item: BasketItem,
  before: StockNeeds,
  after: StockNeeds,
  facts: BasketFacts,
): void {
  for (const need of listLineNeeds(item, facts)) {
    const requested = neededOf(after, need)
    const available = availableOf(need, facts)
    if (requested <= neededOf(before, need) || requested <= available) continue
    throw notAvailable(need.productId, requested, available)
  }
}

function isSellable({ productId, quantity }: BasketItem, facts: BasketFacts): boolean {
  const product = facts.products.get(productId)
  return product?.isSellable === true && product.unitPriceMinor(quantity) !== undefined
}

function isSameChoice(one: BasketItem, other: BasketItem): boolean {
  return (
    one.itemId === other.itemId &&
    one.productId === other.productId &&
    one.quantity === other.quantity &&
    one.shipmentId === other.shipmentId &&
    one.inventoryId === other.inventoryId &&
    isDeepStrictEqual(one.custom.c_customMix, other.custom.c_customMix)
  )
}
