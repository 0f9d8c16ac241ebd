import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { renderNotice, type NoticeLine } from './notice-html'
import type { Mail } from './order-confirmation.rules'

type Order = ShopperOrdersTypes.Order
type Shipment = NonNullable<Order['shipments']>[number]

/** The mail that tells that a shipment has left, with the link to follow it. */
export function renderOrderShipped(order: Order, shipmentId: string): Mail {
  const { orderNo = '', shipments = [], productItems = [] } = order
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const items = productItems.filter((one) => one.shipmentId === shipmentId)
  const isPickup = Boolean(shipment?.c_fromStoreId)
  const subject = isPickup
    ? `Your order ${orderNo} is ready to be collected`
    : `Your order ${orderNo} is on its way`
  const lines: NoticeLine[] = [
    greeting(order),
    isPickup
      ? `Your order ${orderNo} is ready for you in the shop.`
      : `A parcel of your order ${orderNo} has left our house.`,
    items.map((item) => `${item.quantity} × ${item.productName ?? item.productId}`).join('\n'),
    ...(shipment ? tracking(shipment) : []),
  ]
  return {
    reference: `shipped:${orderNo}:${shipmentId}`,
    to: order.customerInfo?.email ?? '',
    subject,
    ...renderNotice(subject, lines),
  }
}

/** The mail that tells that an order was cancelled, and what becomes of its money. */
export function renderOrderCancelled(order: Order): Mail {
  const { orderNo = '', orderTotal = 0, currency = 'USD' } = order
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const subject = `Your order ${orderNo} was cancelled`
  const refund =
    order.paymentStatus === 'paid' && orderTotal > 0
      ? `You get back ${format.format(orderTotal)} the way you paid.`
      : 'Nothing was charged.'
  const lines = [
    greeting(order),
    `Your order ${orderNo} of ${format.format(orderTotal)} was cancelled.`,
    refund,
  ]
  return {
    reference: `cancelled:${orderNo}`,
    to: order.customerInfo?.email ?? '',
    subject,
    ...renderNotice(subject, lines),
  }
}

function greeting({ customerName }: Order): string {
  return customerName ? `Dear ${customerName},` : 'Hello,'
}

function tracking({ c_carrier: carrier, trackingNumber, c_trackingUrl: url }: Shipment) {
  const by = typeof carrier === 'string' && carrier !== '' ? `Carrier: ${carrier}` : undefined
  const number = trackingNumber ? `Tracking number: ${trackingNumber}` : undefined
  const link = typeof url === 'string' ? { text: 'Follow your parcel', href: url } : undefined
  return [by, number, link].filter((line) => line !== undefined)
}
