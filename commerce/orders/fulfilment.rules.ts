import type { OrderDocument } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { handedCountOf, pickupStatesOf } from './pickup.rules'

/** Returns whether a shipment has left us: as a sent parcel, or collected in a shop. */
export function hasLeft(
  { fulfilments = {}, pickups = {} }: Pick<OrderDocument, 'fulfilments' | 'pickups'>,
  shipmentId = '',
): boolean {
  const pickup = pickups[shipmentId]
  const isRestBack = pickup?.state === 'returned' && handedCountOf(pickup) > 0
  return fulfilments[shipmentId] !== undefined || pickup?.state === 'collected' || isRestBack
}

/** Returns whether the order is placed and not finished yet. */
export function isUnderWay({ status }: Pick<StoredOrder, 'status'>): boolean {
  return status === 'new' || status === 'open'
}

/** Returns whether the order is placed and neither canceled nor replaced. */
export function isInForce(order: Pick<StoredOrder, 'status'>): boolean {
  return isUnderWay(order) || order.status === 'completed'
}

/** Returns whether the order is placed, nothing has been sent yet and nothing waits in a shop. */
export function isCancellable(order: StoredOrder): boolean {
  const isReady = pickupStatesOf(order.document).includes('ready')
  return isUnderWay(order) && order.shippingStatus === 'not_shipped' && !isReady
}
