import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { OrderDocument } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import type { OrderShippingStatus } from './orders.tables'

type OrderProductItem = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

/** Returns which of the order's shipments have been sent: all, some or none. */
export function shippingStatusOf({
  content,
  fulfilments = {},
}: OrderDocument): OrderShippingStatus {
  const ids = (content.shipments ?? []).map(({ shipmentId = '' }) => shipmentId)
  const shipped = ids.filter((id) => fulfilments[id] !== undefined).length
  if (shipped === 0) return 'not_shipped'
  return shipped === ids.length ? 'shipped' : 'part_shipped'
}

/** Returns whether the order is placed and not finished yet. */
export function isUnderWay({ status }: Pick<StoredOrder, 'status'>): boolean {
  return status === 'new' || status === 'open'
}

/** Returns whether the order is placed and neither canceled nor replaced. */
export function isInForce(order: Pick<StoredOrder, 'status'>): boolean {
  return isUnderWay(order) || order.status === 'completed'
}

/** Returns whether the order is placed and nothing has been sent yet. */
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
