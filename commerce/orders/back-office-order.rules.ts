import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { formatMinor } from '../../rules/office-money'
import type { BoughtGiftCard } from '../gift-certificates/bought-gift-cards'
import { badRequest, conflict } from '../http/problem'
import { trackingUrlOf } from './carriers.constants'
import { isCancellable, isInForce, isUnderWay, parcelsOf } from './fulfilment.rules'
import type { StoredComment } from './order-comment.repository'
import type { StoredPrint } from './order-print.repository'
import type { Fulfilment } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { OrderExportStatus } from './orders.tables'
import { toOrder } from './order.mapper'
import type { StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { shopIdOf } from './pickup.rules'
import type { ClaimedPieces } from './pieces-left'
import { isGivenBack, refundableMinor, refundedMinor } from './refund.rules'
import { hasLeft, linesWaitingIn } from './waiting-lines.rules'

/** The order, with the data that only operators see. */
export interface BackOfficeOrder {
  stored: StoredOrder
  order: ShopperOrdersTypes.Order
  comments: readonly StoredComment[]
  /** The gift cards that the order bought and that were not withdrawn. */
  bought: readonly BoughtGiftCard[]
  /** What was claimed of it, as far as that holds pieces. */
  claims: readonly ClaimedPieces[]
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
  /** What goes; defaults to all that waits. */
  items?: readonly SentItem[]
  /** The parcels of the shipment that had been sent, as the operator saw it. */
  sentBefore?: number
}

export type SentItem = NonNullable<Fulfilment['items']>[number]

/**
 * @returns what goes, and what stays to be sent
 * @throws Problem 400 for an unknown shipment or item, 409 if it has already been sent, is a
 * pickup, the order has ended, or another operator has sent a part meanwhile.
 */
export function requireShippable(
  order: StoredOrder,
  shipmentId: string,
  { items, sentBefore }: Pick<Shipped, 'items' | 'sentBefore'>,
): { goes: SentItem[]; stays: SentItem[] } {
  const { document, orderNo } = order
  const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  if (!shipment) throw badRequest(`The order has no shipment '${shipmentId}'.`)
  if (shopIdOf(shipment) !== undefined) throw notPossible(orderNo, 'It is collected in a shop.')
  const isSent = hasLeft(document, shipmentId)
  const waiting = linesWaitingIn(document, shipmentId)
  if (!isInForce(order) || isSent) throw notPossible(orderNo, 'It cannot be shipped (again).')
  if (waiting.length === 0) throw notPossible(orderNo, 'Nothing of this parcel is left to be sent.')
  const before = parcelsOf(document, shipmentId).length
  if ((sentBefore ?? before) !== before) throw partSent(orderNo)
  const unknown = items?.find(({ itemId }) => !isItemOf(order, shipmentId, itemId))
  if (unknown) throw badRequest(`The shipment has no item '${unknown.itemId}'.`)
  const split = waiting.map(({ item, itemId, quantity }) => {
    const goes = items ? (items.find((one) => one.itemId === itemId)?.quantity ?? 0) : quantity
    return { itemId, name: item.productName, goes, stays: quantity - goes, quantity }
  })
  const waits = new Set(waiting.map(({ itemId }) => itemId))
  const isGone = items?.some(({ itemId }) => !waits.has(itemId)) === true
  const short = split.find(({ stays }) => stays < 0)
  if (isGone) throw notPossible(orderNo, 'Something of it is not left to be sent.')
  if (short) throw notPossible(orderNo, `Of ${short.name} ${short.quantity} are left to be sent.`)
  const some = (key: 'goes' | 'stays') =>
    split.flatMap(({ itemId, ...line }) => (line[key] > 0 ? [{ itemId, quantity: line[key] }] : []))
  return { goes: some('goes'), stays: some('stays') }
}

const isItemOf = ({ document }: StoredOrder, shipmentId: string, itemId: string) =>
  document.content.productItems?.some(
    (one) => one.itemId === itemId && one.shipmentId === shipmentId,
  ) === true

const partSent = (orderNo: string) =>
  conflict('Meanwhile another part of it was sent. Look at it again.', 'parcel-sent', { orderNo })

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
  items: SentItem[],
  at: Date,
) {
  const url = trackingUrl ?? (trackingNumber && trackingUrlOf(carrier, trackingNumber))
  const fulfilment: Fulfilment = { carrier, shippedAt: (shippedAt ?? at).toISOString(), items }
  return {
    ...fulfilment,
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(url ? { trackingUrl: url } : {}),
  }
}

export function toBackOfficeOrder(
  order: StoredOrder,
  beside: Pick<BackOfficeOrder, 'bought' | 'claims' | 'comments' | 'prints'>,
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
