import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Fulfilment, OrderDocument } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { pickupStatesOf } from './pickup.rules'

type Sent = Pick<OrderDocument, 'fulfilments'>
type Item = Pick<
  NonNullable<ShopperOrdersTypes.Order['productItems']>[number],
  'itemId' | 'shipmentId' | 'quantity'
>

/** The parcels in which a shipment left, or parts of it, oldest first. */
export const parcelsOf = ({ fulfilments = {} }: Sent, shipmentId = ''): readonly Fulfilment[] =>
  fulfilments[shipmentId] ?? []

/** Pieces of a line that a parcel contains. */
export function packedQuantityOf({ items }: Fulfilment, { itemId, quantity = 0 }: Item): number {
  if (!items) return quantity
  return items.filter((one) => one.itemId === itemId).reduce((sum, one) => sum + one.quantity, 0)
}

/** Pieces of a line that left in parcels. */
export function sentQuantityOf(document: Sent, item: Item): number {
  const sent = parcelsOf(document, item.shipmentId).map((one) => packedQuantityOf(one, item))
  return Math.min(
    item.quantity ?? 0,
    sent.reduce((sum, quantity) => sum + quantity, 0),
  )
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
