import { hasItems, isPickupShipment, type ShipmentFacts, type ShippedItem } from './shipments'

/** An order's status as a shopper sees it (ORD-021); `replaced`: another order took its place. */
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

/** The fields of an order that rules use; the SDK's order fits it. */
export interface OrderFacts {
  status?: string
  /** `open` while it is worked on. */
  c_status?: unknown
  exportStatus?: string
  shippingStatus?: string
  /** ISO 8601 */
  lastModified?: string
  shipments?: readonly ShipmentFacts[]
  productItems?: readonly ShippedItem[]
}

/** The longest delivery, and the longest storage in a shop: until then that status is shown. */
const UNDER_WAY_MS = 14 * 86_400_000

/**
 * The status of an order: once packed it is being processed; it has shipped, or waits in its shop,
 * once every part of it does. The service completes it at that moment; shoppers see it as completed
 * when it should have arrived.
 */
export function orderStatusOf(order: OrderFacts, now: Date): OrderStatus {
  const { status, shippingStatus } = order
  if (status === 'cancelled' || status === 'replaced' || status === 'failed') return status
  if (status === 'completed' && !isUnderWay(order, now)) return status
  if (shippingStatus === 'shipped') return isPickup(order) ? 'ready for pickup' : 'shipped'
  const isPacked =
    shippingStatus === 'part_shipped' ||
    order.exportStatus === 'exported' ||
    order.c_status === 'open'
  return isPacked ? 'processing' : 'new'
}

function isUnderWay({ shippingStatus, lastModified = '' }: OrderFacts, now: Date): boolean {
  return shippingStatus === 'shipped' && now.getTime() - Date.parse(lastModified) < UNDER_WAY_MS
}

/** Everything in it waits in shops. */
function isPickup({ shipments = [], productItems = [] }: OrderFacts): boolean {
  const used = shipments.filter((shipment) => hasItems(shipment, { productItems }))
  return used.length > 0 && used.every(isPickupShipment)
}
