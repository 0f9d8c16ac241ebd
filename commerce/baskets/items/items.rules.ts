import { isDeepStrictEqual } from 'node:util'
import { notFound } from '../../http/problem'
import {
  DEFAULT_SHIPMENT_ID,
  isPickupShipment,
  type BasketDocument,
  type BasketItem,
  type Shipment,
} from '../model/basket-document.schemas'
import type { AddItem, UpdateItem } from '../model/basket-requests.schemas'
import { refusal, shipmentNotFound } from '../model/basket-problems'
import { mergeCustom } from '../model/custom-properties.schemas'
import { toBundledItems, updateBundledItem } from './bundled-items.rules'
import { mergeChoices } from './item-options.rules'
import { settleLines } from '../model/settle-lines.rules'

/** A line equal to an existing one in the same shipment increases the quantity of that line. */
export function addItems(
  document: BasketDocument,
  requests: readonly AddItem[],
  newId: () => string,
): BasketDocument {
  const added = requests.map((request) => toItem(request, newId))
  return withItems(document, [...document.items, ...added])
}

function toItem(request: AddItem, newId: () => string): BasketItem {
  const { productId, quantity, gift = false, giftMessage, custom } = request
  const { shipmentId = DEFAULT_SHIPMENT_ID, inventoryId } = request
  const { bonusDiscountLineItemId, productListItem } = request
  const optionItems = mergeChoices(undefined, request.optionItems, newId)
  const bundledItems = toBundledItems(request.bundledProductItems, newId)
  return {
    itemId: newId(),
    productId,
    quantity,
    shipmentId,
    inventoryId,
    gift,
    giftMessage,
    ...(optionItems && { optionItems }),
    ...(bundledItems && { bundledItems }),
    ...(bonusDiscountLineItemId && { bonusDiscountLineItemId }),
    ...(productListItem && { productListItem }),
    custom: mergeCustom({}, custom),
  }
}

/** @throws Problem 400 for an unknown item, 404 for an unknown shipment. */
export function updateItems(
  document: BasketDocument,
  updates: readonly { itemId: string; changes: UpdateItem }[],
  newId: () => string,
): BasketDocument {
  let { items } = document
  for (const { itemId, changes } of updates) {
    const withPart = updateBundledItem(items, itemId, changes)
    if (!withPart && !items.some((item) => item.itemId === itemId)) throw invalidItemId(itemId)
    items =
      withPart ??
      items.flatMap((item) => (item.itemId === itemId ? applyChanges(item, changes, newId) : item))
  }
  return clearLeftPickups(document, withItems(document, items))
}

/** @throws Problem 404 for an unknown item. */
export function removeItem(document: BasketDocument, itemId: string): BasketDocument {
  if (!document.items.some((item) => item.itemId === itemId)) throw itemNotFound(itemId)
  const items = document.items.filter((item) => item.itemId !== itemId)
  return clearLeftPickups(document, { ...document, items })
}

function applyChanges(item: BasketItem, changes: UpdateItem, newId: () => string): BasketItem[] {
  if (changes.quantity === 0) return []
  const changed: BasketItem = {
    ...item,
    productId: changes.productId ?? item.productId,
    quantity: changes.quantity ?? item.quantity,
    shipmentId: changes.shipmentId ?? item.shipmentId,
    inventoryId:
      changes.inventoryId === undefined ? item.inventoryId : (changes.inventoryId ?? undefined),
    gift: changes.gift ?? item.gift,
    giftMessage: changes.giftMessage ?? item.giftMessage,
    custom: mergeCustom(item.custom, changes.custom),
  }
  const optionItems = mergeChoices(item.optionItems, changes.optionItems, newId)
  if (optionItems) changed.optionItems = optionItems
  return [changed]
}

function withItems(document: BasketDocument, items: readonly BasketItem[]): BasketDocument {
  const known = new Set(document.shipments.map(({ shipmentId }) => shipmentId))
  for (const { shipmentId } of items) {
    if (known.has(shipmentId)) continue
    throw shipmentNotFound(shipmentId)
  }
  const settled = settleLines({ ...document, items: [...items] })
  return { ...settled, items: mergeEqualLines(settled.items) }
}

/** Merges lines that differ only in quantity, at the position of the first. */
export function mergeEqualLines(items: readonly BasketItem[]): BasketItem[] {
  const merged: BasketItem[] = []
  for (const item of items) {
    const at = merged.findIndex((other) => isSameLine(other, item))
    const twin = merged[at]
    if (twin) merged[at] = { ...twin, quantity: twin.quantity + item.quantity }
    else merged.push(item)
  }
  return merged
}

function isSameLine(one: BasketItem, other: BasketItem): boolean {
  // the deep comparison is expensive, and every line is compared with every other
  if (one.productId !== other.productId || one.shipmentId !== other.shipmentId) return false
  const identity = ({ itemId: _itemId, quantity: _quantity, ...rest }: BasketItem) =>
    JSON.parse(JSON.stringify(rest)) as unknown
  return isDeepStrictEqual(identity(one), identity(other))
}

// a pickup shipment without remaining items loses its shop (CART-026)
function clearLeftPickups(before: BasketDocument, after: BasketDocument): BasketDocument {
  const hasItems = (document: BasketDocument, { shipmentId }: Shipment) =>
    document.items.some((item) => item.shipmentId === shipmentId)
  const shipments = after.shipments.map((shipment): Shipment => {
    const isLeft = isPickupShipment(shipment) && hasItems(before, shipment)
    if (!isLeft || hasItems(after, shipment)) return shipment
    return { shipmentId: shipment.shipmentId, gift: false, custom: {} }
  })
  return { ...after, shipments }
}

function itemNotFound(itemId: string) {
  return notFound(`The basket has no item '${itemId}'.`, 'product-item-not-found')
}

function invalidItemId(itemId: string) {
  return refusal(400, 'invalid-product-item-id', `The basket has no product item '${itemId}'.`)
}
