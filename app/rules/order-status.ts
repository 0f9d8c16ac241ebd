import { millisecondsInDay } from 'date-fns/constants'
import { isPickupState, leastFar, type PickupState } from '@rules/pickup-states'
import { hasItems, isPickupShipment, type ShipmentFacts, type ShippedItem } from './shipments'

/** An order's status as shown to shoppers (ORD-021); `replaced` by another order. */
export const orderStatuses = [
  'new',
  'processing',
  'shipped',
  'ready for pickup',
  'collected',
  'not collected',
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
 * Returns the status of an order: that of its pickups, if it has only such; otherwise `processing`
 * once it is packed, and `shipped` once all its shipments are. The service completes the order at
 * that moment, but shoppers see it as completed only when it should have arrived.
 */
export function orderStatusOf(order: OrderFacts, now: Date): OrderStatus {
  const { status, shippingStatus } = order
  if (status === 'cancelled' || status === 'replaced' || status === 'failed') return status
  const pickup = pickupStatusOf(order)
  if (pickup) return pickup
  if (status === 'completed' && !isUnderWay(order, now)) return status
  if (shippingStatus === 'shipped') return isPickup(order) ? 'ready for pickup' : 'shipped'
  return isBeingPrepared(order) ? 'processing' : 'new'
}

const isBeingPrepared = ({ shippingStatus, exportStatus, c_status: status }: OrderFacts) =>
  shippingStatus === 'part_shipped' || exportStatus === 'exported' || status === 'open'

const PICKUP_STATUSES: Readonly<Record<PickupState, OrderStatus>> = {
  placed: 'new',
  preparing: 'processing',
  ready: 'ready for pickup',
  returned: 'not collected',
  collected: 'collected',
}

/**
 * Returns the status of an order that is picked up completely, if the service knows the states of
 * pickups; Commerce Cloud knows only parcels.
 */
function pickupStatusOf(order: OrderFacts): OrderStatus | undefined {
  if (!isPickup(order)) return undefined
  const used = order.shipments?.filter((one) => hasItems(one, order)) ?? []
  const states = used.map(({ c_pickupState: state }) => state)
  const state = states.every(isPickupState) ? leastFar(states) : undefined
  return state && PICKUP_STATUSES[state]
}

const PARCEL_STEPS = ['received', 'preparing', 'sent', 'delivered'] as const
const PICKUP_STEPS = ['received', 'preparing', 'ready', 'collected'] as const
const UNCOLLECTED_STEPS = ['received', 'preparing', 'ready', 'returned'] as const
export type ShipmentStep = (
  typeof PARCEL_STEPS | typeof PICKUP_STEPS | typeof UNCOLLECTED_STEPS
)[number]

const PICKUP_INDEXES = { placed: 0, preparing: 1, ready: 2, collected: 3 } as const

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
  const { c_pickupState: state } = shipment
  if (steps === PICKUP_STEPS && isPickupState(state)) {
    if (state === 'returned') return { steps: UNCOLLECTED_STEPS, current: 3 }
    return { steps, current: PICKUP_INDEXES[state] }
  }
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
