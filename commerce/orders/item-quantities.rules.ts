import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { isCancellable, sentQuantityOf } from './fulfilment.rules'
import type { OrderDocument } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { hasLeft, linesWaiting, refundedGoneOf } from './waiting-lines.rules'
import { handedQuantityOf, lastMoveOf } from './pickup.rules'
import { refundedQuantityOf } from './refund.rules'

type OrderProductItem = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

export interface ItemQuantities {
  ordered: number
  cancelled: number
  availableToCancel: number
  returnInitiated: number
  returned: number
  availableToReturn: number
  isShipped: boolean
  /** Something of it was sent or handed over, and the rest waits. */
  isPart: boolean
}

export function quantitiesOf(order: StoredOrder, item: OrderProductItem): ItemQuantities {
  const { returns = [] } = order.document
  const ordered = item.quantity ?? 0
  const { itemId = '', shipmentId = '' } = item
  const gone = handedQuantityOf(order.document, itemId) + sentQuantityOf(order.document, item)
  const isShipped = hasLeft(order.document, shipmentId) || gone > 0
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
    availableToReturn: isShipped ? Math.max(0, givenOf(order.document, item) - requested) : 0,
    isShipped,
    isPart: gone > 0 && isWaiting(order.document, itemId),
  }
}

const isWaiting = (document: OrderDocument, itemId: string) =>
  linesWaiting(document).some((line) => line.itemId === itemId)

/** Pieces of a line that left: of a pickup, without what was refunded before. */
function givenOf(document: OrderDocument, item: OrderProductItem): number {
  const { itemId = '', quantity = 0, shipmentId = '' } = item
  const { pickups = {}, refunds = [], returns = [] } = document
  const pickup = pickups[shipmentId]
  if (!pickup) return sentQuantityOf(document, item)
  const handed = handedQuantityOf(document, itemId)
  const at = lastMoveOf(pickup)?.at
  if (pickup.state !== 'collected' || at === undefined) return handed
  const before = {
    refunds: refunds.filter((one) => one.at <= at),
    returns: returns.filter(({ receivedAt }) => receivedAt !== undefined && receivedAt <= at),
  }
  const refunded = refundedQuantityOf(before, itemId) - refundedGoneOf(before, itemId)
  return Math.max(handed, quantity - refunded)
}
