import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { ORDER_CONTENT_KEYS, type OrderContent } from './order-content.constants'

// properties about an incomplete basket, or valid only at one moment
const BASKET_ONLY = new Set([
  'c_approachingDiscounts',
  'c_basketId',
  'c_flashes',
  'c_paymentAmount',
  'c_quantityExceptions',
  'c_shippingPending',
  'c_taxPending',
])

export function toOrderContent(basket: ShopperBasketsTypes.Basket): OrderContent {
  const { firstName, lastName } = basket.billingAddress ?? {}
  const name = basket.customerInfo?.customerName ?? [firstName, lastName].filter(Boolean).join(' ')
  const entries = Object.entries(basket).filter(([key]) => isContent(key))
  const content: OrderContent = Object.fromEntries(entries)
  const { customerInfo } = basket
  return {
    ...content,
    customerName: name,
    ...(customerInfo ? { customerInfo: { ...customerInfo, customerName: name } } : {}),
    shipments: toShipments(basket),
  }
}

function isContent(key: string): boolean {
  const isKnown = ORDER_CONTENT_KEYS.some((known) => known === key)
  return isKnown || (key.startsWith('c_') && !BASKET_ONLY.has(key))
}

function toShipments(basket: ShopperBasketsTypes.Basket): OrderContent['shipments'] {
  const { shipments = [], productItems = [], giftCertificateItems = [] } = basket
  const used = new Set([...productItems, ...giftCertificateItems].map((item) => item.shipmentId))
  const filled = shipments.filter(({ shipmentId }) => used.has(shipmentId))
  return (filled.length > 0 ? filled : shipments.slice(0, 1)).map((shipment, index) => ({
    ...shipment,
    shipmentNo: String(index + 1).padStart(8, '0'),
  }))
}
