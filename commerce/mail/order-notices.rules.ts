import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { mailWords } from './mail-words'
import type { MailWords } from './mail-words.types'
import { renderNotice, type NoticeLine } from './notice-html'
import type { Mail } from './order-confirmation.rules'
import { moneyFormat } from './order-sums.rules'

type Order = ShopperOrdersTypes.Order
type Shipment = NonNullable<Order['shipments']>[number]

/** The mail that tells that a shipment has left, with the link to follow it. */
export function renderOrderShipped(
  order: Order,
  shipmentId: string,
  link: string,
  locale?: string,
): Mail {
  const words = mailWords(locale)
  const { notices, confirmation } = words
  const { orderNo = '', shipments = [], productItems = [] } = order
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const items = productItems.filter((one) => one.shipmentId === shipmentId)
  const isPickup = Boolean(shipment?.c_fromStoreId)
  const subject = isPickup ? notices.readySubject(orderNo) : notices.shippedSubject(orderNo)
  const lines: NoticeLine[] = [
    notices.greeting(order.customerName),
    isPickup ? notices.ready(orderNo) : notices.shipped(orderNo),
    items.map((item) => `${item.quantity} × ${item.productName ?? item.productId}`).join('\n'),
    ...(shipment ? tracking(shipment, words) : []),
    { text: confirmation.seeOrder, href: link },
  ]
  return {
    reference: `shipped:${orderNo}:${shipmentId}`,
    to: order.customerInfo?.email ?? '',
    subject,
    ...renderNotice(subject, lines, words.locale),
  }
}

/** The mail that tells that an order was cancelled, and what becomes of its money. */
export function renderOrderCancelled(order: Order, language?: string): Mail {
  const { notices, locale } = mailWords(language)
  const { orderNo = '', orderTotal = 0, currency = 'USD' } = order
  const total = moneyFormat(currency, locale)(orderTotal)
  const subject = notices.cancelledSubject(orderNo)
  const refund =
    order.paymentStatus === 'paid' && orderTotal > 0
      ? notices.refund(total)
      : notices.nothingCharged
  const lines = [notices.greeting(order.customerName), notices.cancelled(orderNo, total), refund]
  return {
    reference: `cancelled:${orderNo}`,
    to: order.customerInfo?.email ?? '',
    subject,
    ...renderNotice(subject, lines, locale),
  }
}

/**
 * The mail that tells that a card which was to pay later was refused, and where to put another one.
 * @param day there is one such mail a day, however often it is tried
 */
export function renderCardDeclined(
  order: Order,
  day: string,
  link: string,
  language?: string,
): Mail {
  const { notices, locale } = mailWords(language)
  const { orderNo = '', orderTotal = 0, currency = 'USD' } = order
  const total = moneyFormat(currency, locale)(orderTotal)
  const subject = notices.declinedSubject(orderNo)
  const lines = [
    notices.greeting(order.customerName),
    notices.declined(orderNo, total),
    notices.declinedHelp,
    { text: notices.addCard, href: link },
  ]
  return {
    reference: `card-declined:${orderNo}:${day}`,
    to: order.customerInfo?.email ?? '',
    subject,
    ...renderNotice(subject, lines, locale),
  }
}

function tracking(
  { c_carrier: carrier, trackingNumber, c_trackingUrl: url }: Shipment,
  { notices }: MailWords,
) {
  const by = typeof carrier === 'string' && carrier !== '' ? notices.carrier(carrier) : undefined
  const number = trackingNumber ? notices.trackingNumber(trackingNumber) : undefined
  const link = typeof url === 'string' ? { text: notices.follow, href: url } : undefined
  return [by, number, link].filter((line) => line !== undefined)
}
