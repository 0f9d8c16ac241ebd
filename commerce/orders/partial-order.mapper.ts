import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

type Order = ShopperOrdersTypes.Order

/** Left out of a partial order: personal and payment data, access codes, internal states. */
const PERSONAL_KEYS = [
  'customerInfo',
  'customerName',
  'couponItems',
  'createdBy',
  'creationDate',
  'confirmationStatus',
  'exportStatus',
  'giftCertificateItems',
  'globalPartyId',
  'orderToken',
  'orderViewCode',
  'paymentInstruments',
  'paymentStatus',
  'siteId',
]

/** For a guest who is no owner; `findAccess` and `findTrackingProof` decide about the proof. */
export function toPartialOrder(order: Order): Order {
  const entries = Object.entries(order).filter(([key]) => isShown(key))
  const { billingAddress, productItems = [], shipments = [] } = order
  return {
    ...Object.fromEntries(entries),
    billingAddress: { postalCode: billingAddress?.postalCode },
    productItems: productItems.map((item) => withoutKeys(item, ['giftMessage'])),
    shipments: shipments.map((shipment) => ({
      ...withoutKeys(shipment, ['giftMessage', 'shippingAddress']),
      ...(shipment.c_trackingUrl ? { c_trackingUrl: shipment.c_trackingUrl } : {}),
    })),
  }
}

function isShown(key: string): boolean {
  return !PERSONAL_KEYS.includes(key) && !key.startsWith('c_')
}

// custom attributes of a storefront (c_…) may contain personal data
function withoutKeys<Value extends object>(value: Value, keys: readonly string[]): Partial<Value> {
  const entries = Object.entries(value)
  const shown = entries.filter(([key]) => !keys.includes(key) && !key.startsWith('c_'))
  return Object.fromEntries(shown) as Partial<Value>
}
