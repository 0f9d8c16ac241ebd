import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { toPartialOrder } from './partial-order.mapper'

type Order = ShopperOrdersTypes.Order
type Shipment = NonNullable<Order['shipments']>[number]

/** The proof that a guest provides besides the order number. */
export type TrackingProof = 'email' | 'postalCode'

const ORDER_KEYS = [
  'orderNo',
  'status',
  'c_status',
  'exportStatus',
  'shippingStatus',
  'creationDate',
  'lastModified',
] as const

/** State, tracking, pickup shop and dates of a shipment, without recipient, address or costs. */
const SHIPMENT_KEYS = [
  'shipmentId',
  'shipmentNo',
  'shippingStatus',
  'trackingNumber',
  'c_trackingUrl',
  'c_carrier',
  'c_parcels',
  'c_toFollow',
  'c_fromStoreId',
  'c_pickupState',
  'c_pickupStateSince',
  'c_pickupKeptUntil',
  'c_pickupDueAt',
  'c_DATE_WANTED',
  'c_SHIP_DUE_DATE',
  'c_arrivesFrom',
  'c_arrivesBy',
  'c_icePack',
] as const

const ITEM_KEYS = ['itemId', 'productId', 'productName', 'quantity', 'shipmentId'] as const

/**
 * With the e-mail address of the order, the amounts are included, as in `toPartialOrder`, and the
 * codes of pickups. A postal code can be guessed, so it gives no access to either.
 */
export function toTrackedOrder(order: Order, proof: TrackingProof): Order {
  const { productItems = [], shipments = [] } = order
  const state = pick(order, ORDER_KEYS)
  if (proof === 'postalCode') {
    return {
      ...state,
      productItems: productItems.map((item) => pick(item, ITEM_KEYS)),
      shipments: shipments.map(toTracked),
    }
  }
  const partial = toPartialOrder(order)
  const [...amounts] = partial.shipments ?? []
  return {
    ...partial,
    ...state,
    shipments: shipments.map((shipment, index) => ({
      ...amounts[index],
      ...toTracked(shipment),
      ...pick(shipment, ['c_pickupCode']),
    })),
  }
}

function toTracked(shipment: Shipment): Shipment {
  const { shippingMethod, shippingAddress, c_fromStoreId: shopId } = shipment
  const shop = shopId ? shippingAddress?.companyName : undefined
  return {
    ...pick(shipment, SHIPMENT_KEYS),
    // only the shop's name; its address is in the list of shops
    ...(shop && { shippingAddress: { companyName: shop } }),
    ...(shippingMethod && {
      shippingMethod: { id: shippingMethod.id, name: shippingMethod.name },
    }),
  }
}

function pick<Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> {
  const entries = keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]]))
  return Object.fromEntries(entries) as Pick<Value, Key>
}
