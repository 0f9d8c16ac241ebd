import { badRequest } from '../../http/problem'
import type { BasketItem, BundledItem } from '../model/basket-document.schemas'
import type { BundledItemBody, UpdateItem } from '../model/basket-requests.schemas'
import { mergeCustom } from '../model/custom-properties.schemas'

/** Returns the parts that a request chose for a bundle; undefined if the request contains none. */
export function toBundledItems(
  requests: readonly BundledItemBody[] | undefined,
  newId: () => string,
): BundledItem[] | undefined {
  return requests?.map(({ productId, gift = false, giftMessage, custom }) => ({
    itemId: newId(),
    productId,
    quantity: 1,
    gift,
    ...(giftMessage && { giftMessage }),
    custom: mergeCustom({}, custom),
  }))
}

/**
 * @returns undefined when no bundle contains the part.
 * @throws Problem 400 if the request sets a quantity or a shipment for the part.
 */
export function updateBundledItem(
  items: readonly BasketItem[],
  itemId: string,
  changes: UpdateItem,
): BasketItem[] | undefined {
  const bundle = items.find((item) => item.bundledItems?.some((part) => part.itemId === itemId))
  if (!bundle) return undefined
  if (changes.quantity !== undefined || changes.shipmentId !== undefined) {
    throw badRequest(
      `The item '${itemId}' is a part of a bundle: only its product, gift, giftMessage and custom properties can be changed.`,
      'invalid-product-item-id',
    )
  }
  const bundledItems = bundle.bundledItems?.map((part) =>
    part.itemId === itemId ? changePart(part, changes) : part,
  )
  return items.map((item) => (item === bundle ? { ...item, bundledItems } : item))
}

function changePart(part: BundledItem, changes: UpdateItem): BundledItem {
  return {
    ...part,
    productId: changes.productId ?? part.productId,
    gift: changes.gift ?? part.gift,
    giftMessage: changes.giftMessage ?? part.giftMessage,
    custom: mergeCustom(part.custom, changes.custom),
  }
}
