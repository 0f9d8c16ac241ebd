import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { formatMinor } from '../../rules/office-money'
import type { BoughtGiftCard } from '../gift-certificates/bought-gift-cards'
import { badRequest } from '../http/problem'
import { trackingUrlOf } from './carriers.constants'
import { hasLeft, isCancellable, isInForce, isUnderWay } from './fulfilment.rules'
import type { StoredComment } from './order-comment.repository'
import type { StoredPrint } from './order-print.repository'
import type { Fulfilment } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { OrderExportStatus } from './orders.tables'
import { toOrder } from './order.mapper'
import type { StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { shopIdOf } from './pickup.rules'
import { isGivenBack, linesLeft, refundableMinor, refundedMinor } from './refund.rules'

/** The order, with the data that only operators see. */
export interface BackOfficeOrder {
  stored: StoredOrder
  order: ShopperOrdersTypes.Order
  comments: readonly StoredComment[]
  /** The gift cards that the order bought and that were not withdrawn. */
  bought: readonly BoughtGiftCard[]
  /** What was printed of its parcels, oldest first. */
  prints: readonly StoredPrint[]
  /** Cents that can still be refunded. */
  refundableMinor: number
  canCancel: boolean
  canExport: boolean
  canBePaid: boolean
  canShip: boolean
}

export interface Shipped {
  carrier: string
  trackingNumber?: string
  /** If absent, it is derived from a known carrier. */
  trackingUrl?: string
  /** The time of dispatch; defaults to now. */
  shippedAt?: Date
}

/**
 * @throws Problem 400 for an unknown shipment, 409 if it has already been sent, is a pickup, or the
 * order has ended.
 */
export function requireShippable(order: StoredOrder, shipmentId: string): void {
  const { document, orderNo } = order
  const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  if (!shipment) throw badRequest(`The order has no shipment '${shipmentId}'.`)
  if (shopIdOf(shipment) !== undefined) throw notPossible(orderNo, 'It is collected in a shop.')
  const isSent = hasLeft(document, shipmentId)
  const hasGoods = linesLeft(document).some(({ item }) => item.shipmentId === shipmentId)
  if (!isInForce(order) || isSent) throw notPossible(orderNo, 'It cannot be shipped (again).')
  if (!hasGoods) throw notPossible(orderNo, 'Nothing of this parcel is left to be sent.')
}

/** @throws Problem 409 */
export function requirePayable(order: StoredOrder): void {
  const { orderNo, document } = order
  if (canBePaid(order)) return
  const isBack = isInForce(order) && !isPaid(order) && isGivenBack(document)
  const why = isBack
    ? 'Everything of the order was given back: nothing is to be paid.'
    : 'Nothing of the order is to be paid.'
  throw notPossible(orderNo, why)
}

/**
 * What was sent was exported before. A shop that prepares an order does not need it in another
 * system, unless there is something to be sent too.
 */
export function exportStatusOf({ document, exportStatus }: StoredOrder): OrderExportStatus {
  const { fulfilments = {}, pickups, content } = document
  if (Object.keys(fulfilments).length > 0) return 'exported'
  const isOnlyPickups = content.shipments?.every((one) => shopIdOf(one) !== undefined) === true
  const isInShops = pickups !== undefined && isOnlyPickups
  return isInShops && exportStatus === 'ready' ? 'exported' : exportStatus
}

export function toFulfilment(
  { carrier, trackingNumber, trackingUrl, shippedAt }: Shipped,
  at: Date,
) {
  const url = trackingUrl ?? (trackingNumber && trackingUrlOf(carrier, trackingNumber))
  const fulfilment: Fulfilment = { carrier, shippedAt: (shippedAt ?? at).toISOString() }
  return {
    ...fulfilment,
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(url ? { trackingUrl: url } : {}),
  }
}

export function toBackOfficeOrder(
  order: StoredOrder,
  beside: Pick<BackOfficeOrder, 'comments' | 'bought' | 'prints'>,
): BackOfficeOrder {
  return {
    stored: order,
    order: toOrder(order),
    ...beside,
    refundableMinor: refundableMinor(order),
    canCancel: isCancellable(order),
    canExport: canExport(order),
    canBePaid: canBePaid(order),
    canShip: isInForce(order),
  }
}

/** The order data that may be logged, without personal data of the recipient. */
export const toLogged = ({
  currency,
  status,
  paymentStatus,
  exportStatus,
  shippingStatus,
  document,
}: StoredOrder) => ({
  status,
  paymentStatus,
  exportStatus,
  shippingStatus,
  fulfilments: document.fulfilments ?? {},
  pickups: document.pickups ?? {},
  returns: document.returns ?? [],
  refunded: formatMinor(refundedMinor(document), currency),
})

export const canExport = (order: StoredOrder) => isUnderWay(order) && order.exportStatus === 'ready'
const canBePaid = (order: StoredOrder) =>
  isInForce(order) && !isPaid(order) && !isGivenBack(order.document)
