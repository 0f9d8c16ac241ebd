import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

/** The documented properties that are copied unchanged from the basket to its order. */
export const ORDER_CONTENT_KEYS = [
  'adjustedMerchandizeTotalTax',
  'adjustedShippingTotalTax',
  'billingAddress',
  'bonusDiscountLineItems',
  'channelType',
  'couponItems',
  'customerInfo',
  'customerName',
  'giftCertificateItems',
  'groupedTaxItems',
  'merchandizeTotalTax',
  'orderPriceAdjustments',
  'orderTotal',
  'productItems',
  'productSubTotal',
  'productTotal',
  'shipments',
  'shippingItems',
  'shippingTotal',
  'shippingTotalTax',
  'sourceCode',
  'taxRoundedAtGroup',
  'taxTotal',
  'taxation',
] as const

export type OrderContent = Pick<ShopperOrdersTypes.Order, (typeof ORDER_CONTENT_KEYS)[number]>
