import { isDeepStrictEqual } from 'node:util'
import { badRequest, Problem } from '../../http/problem'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { findRestriction } from '../shipments/fulfilment.rules'
import { checkChangedShipments } from '../shipments/shipment-checks.rules'
import { checkBoxPlaces } from './box-places.rules'
import { checkCustomMix } from './custom-mix.rules'
import { checkChangedCertificates } from './gift-certificate-checks.rules'
import { shortPiece } from './piece-shortage.rules'
import { checkQuantityLimit } from './quantity-limit.rules'
import {
  availableOf,
  listLineNeeds,
  neededOf,
  sumStockNeeds,
  type StockNeeds,
} from './stock-needs.rules'

const MAX_QUANTITY = 999

/**
 * Checks the lines that a change added or modified. Each must be sellable in its quantity and in
 * its kind of shipment, its box must be filled correctly, and the total quantity must not exceed
 * limit or stock, unless it did not grow. Unchanged lines are never refused.
 * @throws Problem 400: `product-not-found`, `product-item-not-available`, `invalid-quantity`,
 * `quantity-limit-exceeded`, `invalid-custom-mix`, and those of `checkChangedShipments` and
 * `checkChangedCertificates`.
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
    checkBoxPlaces(item, facts)
    checkQuantityLimit(item.productId, before, after, facts)
    checkStock(item, needsBefore, needs, facts)
  }
}

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
    if (need.isPiece) {
      const shortage = { boxId: item.productId, pieceId: need.productId, requested, available }
      throw shortPiece(shortage, facts)
    }
    throw notAvailable(need.productId, requested, available)
  }
}

export function isSellable({ productId, quantity }: BasketItem, facts: BasketFacts): boolean {
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
    isDeepStrictEqual(one.custom.c_customMix, other.custom.c_customMix) &&
    one.custom.c_boxPlaces === other.custom.c_boxPlaces
  )
}
