import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { CustomValue } from '@/rules/move-items'
import { callScapi } from './transport'

export type Basket = ShopperBasketsTypes.Basket
export type BasketItem = ShopperBasketsTypes.ProductItem
export type BasketAddress = ShopperBasketsTypes.OrderAddress
export type PaymentInstrument = ShopperBasketsTypes.OrderPaymentInstrument
export type ShippingMethods = ShopperBasketsTypes.ShippingMethodResult

/** A line to add. It goes into the default shipment unless another is named. */
export interface NewBasketItem {
  productId: string
  quantity: number
  shipmentId?: string
  optionItems?: { optionId: string; optionValueId: string }[]
  bonusDiscountLineItemId?: string
  gift?: boolean
  giftMessage?: string
  bundledProductItems?: { productId?: string; quantity?: number }[]
  /** The inventory list that supplies the line; the site's own by default. */
  inventoryId?: string
  [custom: `c_${string}`]: CustomValue
}

/** Returns the baskets of a guest or registered customer: none or one. */
export async function listBaskets(siteId: string, customerId: string): Promise<Basket[]> {
  const { baskets } = await callScapi(siteId, 'shopperCustomers', 'getCustomerBaskets', {
    parameters: { customerId },
  })
  return (baskets ?? []).filter(isBasket)
}

// Shopper Customers publishes another type for the same basket document.
function isBasket(basket: object): basket is Basket {
  return 'basketId' in basket && typeof basket.basketId === 'string'
}

export function getBasket(siteId: string, basketId: string): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'getBasket', { parameters: { basketId } })
}

export function createBasket(siteId: string, basket: Basket = {}): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'createBasket', { body: basket })
}

/** Creates a basket that lives for minutes, beside the shopper's own. */
export async function createTemporaryBasket(siteId: string): Promise<Basket> {
  const { basketId = '' } = await callScapi(siteId, 'shopperBasketsV2', 'createBasket', {
    parameters: { temporary: true },
    body: {},
  })
  return getBasket(siteId, basketId)
}

export async function deleteBasket(siteId: string, basketId: string): Promise<void> {
  await callScapi(siteId, 'shopperBaskets', 'deleteBasket', { parameters: { basketId } })
}

/** Basket-wide values: `c_` attributes, currency, source code. */
export function updateBasket(siteId: string, basketId: string, changes: Basket): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateBasket', {
    parameters: { basketId },
    body: changes,
  })
}

export function addItemsToBasket(
  siteId: string,
  basketId: string,
  items: NewBasketItem[],
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'addItemToBasket', {
    parameters: { basketId },
    body: items,
  })
}

export function updateBasketItem(
  siteId: string,
  basketId: string,
  itemId: string,
  changes: BasketItem,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateItemInBasket', {
    parameters: { basketId, itemId },
    body: changes,
  })
}

export function removeBasketItem(
  siteId: string,
  basketId: string,
  itemId: string,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'removeItemFromBasket', {
    parameters: { basketId, itemId },
  })
}

/** Removes several lines in one call: all of them, or none. */
export function removeBasketItems(
  siteId: string,
  basketId: string,
  itemIds: readonly string[],
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateItemsInBasket', {
    parameters: { basketId },
    body: itemIds.map((itemId) => ({ itemId, quantity: 0 })),
  })
}

export function updateBasketCustomer(
  siteId: string,
  basketId: string,
  customer: ShopperBasketsTypes.CustomerInfo,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateCustomerForBasket', {
    parameters: { basketId },
    body: customer,
  })
}

export function updateBillingAddress(
  siteId: string,
  basketId: string,
  address: BasketAddress,
  { useAsShipping = false } = {},
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateBillingAddressForBasket', {
    parameters: { basketId, useAsShipping },
    body: address,
  })
}
