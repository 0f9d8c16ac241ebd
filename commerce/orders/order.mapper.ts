import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { toPaymentInstrument } from '../baskets/wire/wire-lines'
import { isCancellable, isInForce, packedQuantityOf, parcelsOf } from './fulfilment.rules'
import { toldDueOf } from './closed-pickups.rules'
import { isPaid, paidMinor } from './payment.rules'
import { toOmsData, toOmsProductData, type OmsExpansion } from './oms.mapper'
import type { StoredOrder } from './order.repository'
import { handedQuantityOf, pickupStateOf } from './pickup.rules'
import { hasLeft, linesWaitingIn } from './waiting-lines.rules'

type Order = ShopperOrdersTypes.Order
type Shipment = NonNullable<Order['shipments']>[number]
type OrderItem = NonNullable<Order['productItems']>[number]

export interface OrderView {
  /** Products that can be ordered again; absent if this was not checked. */
  reorderable?: ReadonlySet<string>
  expand?: readonly OmsExpansion[]
  /** How many pieces of which lines may be sent back now. */
  returnable?: ReadonlyMap<string, number>
}

/**
 * Besides the documented fields: `c_basketId`, the basket from which it was made; `c_flashes`
 * (`{type, message}`), e.g. `PaymentTransactionFailed`, if there is a message; `c_status` when the
 * order is `open`; `c_cancellable`, whether the shopper can cancel it; on items `c_reorderable` and
 * `c_attributeValues` (`[{id, name, value}]`, ORD-008); on shipments `c_trackingUrl` and
 * `c_carrier`, of the newest parcel, and if it leaves in several `c_parcels` (`{number, carrier,
 * trackingNumber, trackingUrl, shippedAt, items: [{itemId, quantity}]}`) and `c_toFollow`
 * (`[{itemId, quantity}]`), what is not sent yet; on pickups `c_pickupState` (`PICKUP_STATES`), `c_pickupStateSince` and, while it is
 * ready, `c_pickupCode` and `c_pickupKeptUntil`, later `c_pickupTakenBy`; on payments `c_declined`, the reason of the last decline.
 */
export function toOrder(order: StoredOrder, view: OrderView = {}): Order {
  const { content, payments, flashes, isGuest, custom } = order.document
  const { expand = [], reorderable } = view
  return {
    ...custom,
    channelType: 'storefront',
    // the default for older orders, stored before gross prices were supported
    taxation: 'net',
    ...content,
    orderNo: order.orderNo,
    orderToken: order.orderToken,
    orderViewCode: order.viewCode,
    siteId: order.siteId,
    // the published statuses do not include `open`, which is shown to shoppers as `new`
    status: order.status === 'open' ? 'new' : order.status,
    ...(order.status === 'open' ? { c_status: 'open' } : {}),
    confirmationStatus: wasPlaced(order) ? 'confirmed' : 'not_confirmed',
    paymentStatus: toPaymentStatus(order),
    shippingStatus: order.shippingStatus,
    exportStatus: order.exportStatus,
    createdBy: 'Customer',
    creationDate: order.createdAt.toISOString(),
    lastModified: order.lastModified.toISOString(),
    currency: order.currency,
    guest: isGuest,
    productItems: toProductItems(order, view),
    shipments: toShipments(order),
    paymentInstruments: payments.map(({ instrument, amountMinor, declined, transactionId }) => ({
      ...toPaymentInstrument(instrument, { minor: amountMinor, currency: order.currency }),
      ...(declined && transactionId === undefined && { c_declined: declined.message }),
    })),
    ...(expand.length > 0 && wasPlaced(order)
      ? { omsData: toOmsData(order, expand.includes('oms_shipments')) }
      : {}),
    c_basketId: order.basketId,
    ...(reorderable ? { c_cancellable: isCancellable(order) } : {}),
    ...(flashes.length > 0 ? { c_flashes: flashes } : {}),
  }
}

function toProductItems(order: StoredOrder, { reorderable, returnable, expand = [] }: OrderView) {
  const { content, attributeValues = {} } = order.document
  return (content.productItems ?? []).map((item) => {
    const { productId = '', bonusProductLineItem } = item
    const values = attributeValues[productId] ?? []
    const isReorderable = bonusProductLineItem !== true && reorderable?.has(productId) === true
    return {
      ...item,
      ...toHanded(order, item),
      ...(values.length > 0 ? { c_attributeValues: values } : {}),
      ...(reorderable ? { c_reorderable: isReorderable } : {}),
      ...(expand.includes('oms') && wasPlaced(order)
        ? { omsData: toOmsProductData(order, item, returnable?.get(item.itemId ?? '') ?? 0) }
        : {}),
    }
  })
}

/** Only while a part of a pickup was collected, and the rest waits or went back. */
function toHanded({ document }: StoredOrder, { itemId = '', shipmentId = '' }: OrderItem) {
  const handed = handedQuantityOf(document, itemId)
  const isPart = handed > 0 && document.pickups?.[shipmentId]?.state !== 'collected'
  return isPart ? { c_collectedQuantity: handed } : {}
}

function toShipments(order: StoredOrder) {
  const { document } = order
  return (document.content.shipments ?? []).map((one): Shipment => {
    const { shipmentId = '' } = one
    const shipment: Shipment = {
      ...one,
      ...toPickup(order, one),
      shippingStatus: hasLeft(document, shipmentId) ? 'shipped' : 'not_shipped',
    }
    const newest = parcelsOf(document, shipmentId).at(-1)
    if (!newest) return shipment
    const { carrier, trackingNumber, trackingUrl } = newest
    return {
      ...shipment,
      ...toParcels(order, shipmentId),
      c_carrier: carrier,
      ...(trackingNumber ? { trackingNumber } : {}),
      ...(trackingUrl ? { c_trackingUrl: trackingUrl } : {}),
    }
  })
}

/** Only for a shipment that leaves in several parcels. */
function toParcels({ document }: StoredOrder, shipmentId: string) {
  const parcels = parcelsOf(document, shipmentId)
  const waiting = linesWaitingIn(document, shipmentId)
  if (parcels.length === 1 && waiting.length === 0) return {}
  const lines = (document.content.productItems ?? []).filter(
    (item) => item.shipmentId === shipmentId,
  )
  return {
    c_parcels: parcels.map((parcel, index) => ({
      number: index + 1,
      ...parcel,
      items: lines.flatMap((item) => {
        const quantity = packedQuantityOf(parcel, item)
        return quantity > 0 ? [{ itemId: item.itemId ?? '', quantity }] : []
      }),
    })),
    ...(waiting.length > 0 && {
      c_toFollow: waiting.map(({ itemId, quantity }) => ({ itemId, quantity })),
    }),
  }
}

/** Only for a pickup of an order in force, because of others nothing is handed over. */
function toPickup(order: StoredOrder, shipment: Shipment) {
  const { document, createdAt } = order
  const state = pickupStateOf(document, shipment)
  if (!state || !isInForce(order)) return {}
  const { moves = [], code, keptUntil } = document.pickups?.[shipment.shipmentId ?? ''] ?? {}
  const { at: since = createdAt.toISOString(), takenBy } = moves.at(-1) ?? {}
  const due = toldDueOf(document, shipment.shipmentId ?? '')
  return {
    ...{ c_pickupState: state, c_pickupStateSince: since },
    ...(due !== undefined && { c_pickupDueAt: due }),
    ...(takenBy !== undefined && { c_pickupTakenBy: takenBy }),
    ...(state === 'ready' && code !== undefined && { c_pickupCode: code }),
    ...(state === 'ready' && keptUntil !== undefined && { c_pickupKeptUntil: keptUntil }),
  }
}

function toPaymentStatus(order: StoredOrder): Order['paymentStatus'] {
  if (order.status === 'created' || order.status === 'failed') return 'not_paid'
  if (isPaid(order)) return 'paid'
  return paidMinor(order.document.payments) > 0 ? 'part_paid' : 'not_paid'
}

function wasPlaced({ status }: StoredOrder): boolean {
  return status !== 'created' && status !== 'failed'
}
