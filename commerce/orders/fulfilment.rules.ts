import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { OrderDocument } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import type { OrderShippingStatus } from './orders.tables'

type OrderProductItem = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

/** How far the shipments of an order have left the house. */
export function shippingStatusOf({
  content,
  fulfilments = {},
}: OrderDocument): OrderShippingStatus {
  const ids = (content.shipments ?? []).map(({ shipmentId = '' }) => shipmentId)
  const shipped = ids.filter((id) => fulfilments[id] !== undefined).length
  if (shipped === 0) return 'not_shipped'
  return shipped === ids.length ? 'shipped' : 'part_shipped'
}

/** Placed, and still to be done something about. */
export function isUnderWay({ status }: Pick<StoredOrder, 'status'>): boolean {
  return status === 'new' || status === 'open'
}

/** Placed, and neither cancelled nor replaced. */
export function isInForce(order: Pick<StoredOrder, 'status'>): boolean {
  return isUnderWay(order) || order.status === 'completed'
}

/** Nothing has left yet, and it is placed. */
export function isCancellable(order: StoredOrder): boolean {
  return isUnderWay(order) && order.shippingStatus === 'not_shipped'
}

export interface ItemQuantities {
  ordered: number
  cancelled: number
  availableToCancel: number
  returnInitiated: number
  returned: number
  availableToReturn: number
  isShipped: boolean
}

/** What happened to the pieces of one line. */
export function quantitiesOf(order: StoredOrder, item: OrderProductItem): ItemQuantities {
  const { fulfilments = {}, returns = [] } = order.document
  const ordered = item.quantity ?? 0
  const isShipped = fulfilments[item.shipmentId ?? ''] !== undefined
  const own = returns.filter(({ itemId }) => itemId === item.itemId)
  const sum = (some: typeof own) => some.reduce((total, { quantity }) => total + quantity, 0)
  const returned = sum(own.filter(({ receivedAt }) => receivedAt !== undefined))
  const requested = sum(own)
  return {
    ordered,
    cancelled: order.status === 'cancelled' ? ordered : 0,
    availableToCancel: isCancellable(order) ? ordered : 0,
    returnInitiated: requested - returned,
    returned,
    availableToReturn: isShipped ? ordered - requested : 0,
    isShipped,
  }
}
