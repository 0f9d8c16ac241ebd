import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

type Order = ShopperOrdersTypes.Order

/**
 * Fields that a partial order leaves out: personal data, payment data, access codes and internal
 * states.
 */
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

/** Custom attributes of shipments that are not personal. */
const SHIPMENT_KEYS = ['c_trackingUrl', 'c_parcels', 'c_toFollow'] as const

/**
 * Returns an order without personal data, for a guest who is not its owner. `findAccess` and
 * `findTrackingProof` decide which proof is sufficient.
 */
export function toPartialOrder(order: Order): Order {
  const entries = Object.entries(order).filter(([key]) => isShown(key))
  const { billingAddress, productItems = [], shipments = [] } = order
  return {
    ...Object.fromEntries(entries),
    billingAddress: { postalCode: billingAddress?.postalCode },
    productItems: productItems.map((item) => withoutKeys(item, ['giftMessage'])),
    shipments: shipments.map((shipment) => ({
      ...withoutKeys(shipment, ['giftMessage', 'shippingAddress']),
      ...Object.fromEntries(
        SHIPMENT_KEYS.flatMap((key) => (shipment[key] ? [[key, shipment[key]]] : [])),
      ),
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
