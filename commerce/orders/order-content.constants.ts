import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

/** The documented properties that an order copies from its basket unchanged. */
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

/** What an order shows of the basket it was made of: prices, addresses and totals of that moment. */
export type OrderContent = Pick<ShopperOrdersTypes.Order, (typeof ORDER_CONTENT_KEYS)[number]>
