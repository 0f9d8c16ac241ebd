import { millisecondsInDay } from 'date-fns/constants'
import { hasItems, isPickupShipment, type ShipmentFacts, type ShippedItem } from './shipments'

/** An order's status as shown to shoppers (ORD-021); `replaced` by another order. */
export const orderStatuses = [
  'new',
  'processing',
  'shipped',
  'ready for pickup',
  'completed',
  'cancelled',
  'replaced',
  'failed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export interface OrderFacts {
  orderNo?: string
  status?: string
  /** `open` while the order is being processed. */
  c_status?: unknown
  exportStatus?: string
  shippingStatus?: string
  /** ISO 8601 */
  lastModified?: string
  shipments?: readonly ShipmentFacts[]
  productItems?: readonly ShippedItem[]
}

/**
 * How long a shipped order is shown as shipped or ready for pickup: the longest delivery time, and
 * the longest time a shop keeps an order.
 */
const UNDER_WAY_MS = 14 * millisecondsInDay

/**
 * Returns the status of an order: `processing` once it is packed; `shipped` or `ready for pickup`
 * once all its shipments are. The service completes the order at that moment, but shoppers see it
 * as completed only when it should have arrived.
 */
export function orderStatusOf(order: OrderFacts, now: Date): OrderStatus {
  const { status, shippingStatus } = order
  if (status === 'cancelled' || status === 'replaced' || status === 'failed') return status
  if (status === 'completed' && !isUnderWay(order, now)) return status
  if (shippingStatus === 'shipped') return isPickup(order) ? 'ready for pickup' : 'shipped'
  return isBeingPrepared(order) ? 'processing' : 'new'
}

const isBeingPrepared = ({ shippingStatus, exportStatus, c_status: status }: OrderFacts) =>
  shippingStatus === 'part_shipped' || exportStatus === 'exported' || status === 'open'

const PARCEL_STEPS = ['received', 'preparing', 'sent', 'delivered'] as const
const PICKUP_STEPS = ['received', 'preparing', 'ready', 'collected'] as const
export type ShipmentStep = (typeof PARCEL_STEPS | typeof PICKUP_STEPS)[number]

/** Returns whether an order is not carried out: nothing of it arrives. */
export const isEnded = ({ status = '' }: OrderFacts) =>
  ['cancelled', 'replaced', 'failed'].includes(status)

/** Returns the steps of a shipment with the index of the current one; undefined for an ended order. */
export function shipmentStepsOf(
  order: OrderFacts,
  shipment: ShipmentFacts & { shippingStatus?: string },
  now: Date,
): { steps: readonly ShipmentStep[]; current: number } | undefined {
  if (isEnded(order)) return undefined
  const steps = isPickupShipment(shipment) ? PICKUP_STEPS : PARCEL_STEPS
  if (orderStatusOf(order, now) === 'completed') return { steps, current: 3 }
  if (shipment.shippingStatus === 'shipped') return { steps, current: 2 }
  return { steps, current: isBeingPrepared(order) ? 1 : 0 }
}

function isUnderWay({ shippingStatus, lastModified = '' }: OrderFacts, now: Date): boolean {
  return shippingStatus === 'shipped' && now.getTime() - Date.parse(lastModified) < UNDER_WAY_MS
}

/** Returns whether all items are pickup items. */
function isPickup({ shipments = [], productItems = [] }: OrderFacts): boolean {
  const used = shipments.filter((shipment) => hasItems(shipment, { productItems }))
  return used.length > 0 && used.every(isPickupShipment)
}
