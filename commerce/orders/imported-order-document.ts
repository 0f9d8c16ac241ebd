import { sumMinor } from '../money'
import { isGiftMethod } from '../payments/payment-methods.rules'
import type { ShippingMethod } from '../shipping/shipping.rules'
import { trackingUrlOf } from './carriers.constants'
import { toImportedContent } from './imported-order-content'
import type { ImportedOrder, ImportedPayment, ImportedShipment } from './imported-order.schemas'
import { sumOrder } from './imported-totals.rules'
import { RETURN_REASONS } from './oms-reasons.constants'
import type { Fulfilment, OrderDocument, OrderPayment, OrderReturn } from './order-document.schemas'

/** The data known here about an order's customer, goods and deliveries. */
export interface OrderFacts {
  /** Absent if the order has no owner. */
  ownerId?: string
  customerId: string
  methods: readonly ShippingMethod[]
  /** By product id; only for products that still exist. */
  attributeValues: NonNullable<OrderDocument['attributeValues']>
}

/** Unlike the document of an order placed here, it has no basket and no stock. */
export function toImportedDocument(order: ImportedOrder, facts: OrderFacts): OrderDocument {
  return {
    content: toImportedContent(order, facts.customerId, facts.methods),
    payments: toPayments(order),
    flashes: [],
    isGuest: facts.ownerId === undefined,
    ...(order.locale && { locale: order.locale }),
    custom: order.custom,
    attributeValues: facts.attributeValues,
    // no stock was taken here, so none is returned on cancellation
    stock: [],
    fulfilments: toFulfilments(order),
    returns: toReturns(order),
    history: toHistory(order),
  }
}

export function adoptDocument(
  document: OrderDocument,
  { ownerId, customerId }: Pick<OrderFacts, 'ownerId' | 'customerId'>,
): OrderDocument {
  const { content } = document
  const customerInfo = { email: '', ...content.customerInfo, customerId }
  return { ...document, content: { ...content, customerInfo }, isGuest: ownerId === undefined }
}

export const wasPlaced = ({ status }: ImportedOrder) => status !== 'created' && status !== 'failed'

export function lastChange({ placedAt, notes }: ImportedOrder): Date {
  const times = notes.map(({ at }) => at?.getTime() ?? 0)
  return new Date(Math.max(placedAt.getTime(), ...times))
}

/** Returns the declared total in cents or, without one, the sum of the parts. */
export function totalOf(order: ImportedOrder): number {
  return Math.max(0, order.totals.order.grossMinor ?? sumOrder(order).totalMinor)
}

function toPayments(order: ImportedOrder): OrderPayment[] {
  const { payments, paymentStatus } = order
  const totalMinor = totalOf(order)
  const named = sumMinor(payments.map(({ amountMinor = 0 }) => amountMinor))
  return payments.map((payment, index): OrderPayment => {
    const { methodId, transactionId, amountMinor = Math.max(0, totalMinor - named) } = payment
    const isHere =
      paymentStatus === 'paid' || (paymentStatus === 'part_paid' && transactionId !== undefined)
    return {
      instrument: toInstrument(payment, index),
      amountMinor,
      isSettled: wasPlaced(order),
      // an authorization that has not been captured is not shown as a payment
      ...(isHere && transactionId !== undefined && { transactionId }),
      ...(isHere && transactionId === undefined && !isGiftMethod(methodId) && { isReceived: true }),
    }
  })
}

function toInstrument({ methodId, card, certificateCode, custom }: ImportedPayment, index: number) {
  return {
    paymentInstrumentId: String(index + 1),
    paymentMethodId: methodId,
    ...(card ? { paymentCard: card } : {}),
    ...(certificateCode ? { giftCertificateCode: certificateCode } : {}),
    custom,
  }
}

function toFulfilments(order: ImportedOrder): OrderDocument['fulfilments'] {
  const entries = listFulfilments(order.shipments, lastChange(order))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Returns shipment → how it was sent, of those that were sent. */
export function listFulfilments(
  shipments: readonly Pick<
    ImportedShipment,
    'shipmentId' | 'trackingNumber' | 'custom' | 'isShipped'
  >[],
  at: Date,
): [string, Fulfilment[]][] {
  const sent = shipments.filter(({ isShipped }) => isShipped)
  return sent.map(({ shipmentId, trackingNumber, custom }): [string, Fulfilment[]] => {
    const carrier = typeof custom.c_carrier === 'string' ? custom.c_carrier : 'Carrier'
    const trackingUrl = trackingNumber && trackingUrlOf(carrier, trackingNumber)
    const shippedAt = at.toISOString()
    return [
      shipmentId,
      [
        {
          carrier,
          shippedAt,
          ...(trackingNumber ? { trackingNumber } : {}),
          ...(trackingUrl ? { trackingUrl } : {}),
        },
      ],
    ]
  })
}

/**
 * `RETURNED` means that the line has been returned; any other status that mentions a return means
 * that it is on its way.
 */
function toReturns(order: ImportedOrder): OrderReturn[] | undefined {
  const at = lastChange(order).toISOString()
  const returns = order.lines.flatMap(({ status = '', statusText, quantity }, index) => {
    if (!/return/i.test(status)) return []
    const reason = statusText ?? RETURN_REASONS.find((one) => one.default)?.reason ?? ''
    const announced = { itemId: String(index + 1), quantity, reason, requestedAt: at }
    return [/^returned$/i.test(status) ? { ...announced, receivedAt: at } : announced]
  })
  return returns.length > 0 ? returns : undefined
}

function toHistory(order: ImportedOrder): OrderDocument['history'] {
  const { placedAt, notes, cancelled } = order
  const entries = [
    ...(wasPlaced(order) ? [{ at: placedAt, text: 'placed' }] : []),
    ...notes.map(({ at = placedAt, ...note }) => ({ at, ...note })),
    ...(cancelled ? [{ at: lastChange(order), text: `cancelled: ${cancelled}` }] : []),
  ]
  return entries.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }))
}
