import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { escapeHtml } from '../http/escape-html'
import { CARRIERS } from '../orders/carriers.constants'
import type { DeskOrder } from '../orders/order-desk'
import { ORDER_STATUSES } from '../orders/orders.tables'
import { renderTable } from './operator-style'
import { renderBox } from './desk-box'
import { formatMoney, renderPage, toTime } from './desk-html'

type Order = ShopperOrdersTypes.Order
type Shipment = NonNullable<Order['shipments']>[number]

/** What the list was asked for. */
export interface DeskQuery {
  page: number
  status?: string
  text?: string
}

/** One page of orders, newest first. */
export function renderDeskList(
  { orders, total }: { orders: readonly Order[]; total: number },
  { page, status = '', text = '' }: DeskQuery,
  pageSize: number,
): string {
  const heads = ['Order', 'Placed', 'Customer', 'Total', 'Status', 'Payment', 'Shipping']
  const caption = `${total} ${total === 1 ? 'order' : 'orders'}, newest first, page ${page}`
  const table = renderTable(caption, heads, orders.map(toCells))
  const options = ORDER_STATUSES.map(
    (one) => `<option${one === status ? ' selected' : ''}>${one}</option>`,
  )
  const link = (to: number, rel: string, label: string) => {
    const query = new URLSearchParams({ status, text, page: String(to) })
    return `<a rel="${rel}" href="/orders-desk?${escapeHtml(query.toString())}">${label}</a>`
  }
  const links = [
    page > 1 ? link(page - 1, 'prev', 'Newer') : '',
    page * pageSize < total ? link(page + 1, 'next', 'Older') : '',
  ].filter(Boolean)
  return renderPage(
    'Orders',
    `<p><a href="/back-office/reviews">Reviews</a> · <a href="/outbox">Outbox</a></p>
<form method="get" action="/orders-desk" role="search">
<label>Status <select name="status"><option value="">all</option>${options.join('')}</select></label>
<label>Number or e-mail <input name="text" value="${escapeHtml(text)}"></label>
<button>Show</button></form>
${orders.length > 0 ? table : '<p>No orders here.</p>'}
${links.length > 0 ? `<nav aria-label="Pages">${links.join(' ')}</nav>` : ''}`,
  )
}

function toCells(order: Order): string[] {
  const { orderNo = '', creationDate = '', customerInfo } = order
  return [
    `<a href="/orders-desk/${encodeURIComponent(orderNo)}">${escapeHtml(orderNo)}</a>`,
    toTime(creationDate),
    escapeHtml(customerInfo?.email ?? ''),
    formatMoney(order.orderTotal, order.currency),
    escapeHtml(toStatus(order)),
    escapeHtml(toWords(order.paymentStatus)),
    escapeHtml(toWords(order.shippingStatus)),
  ]
}

/** As operators call it: shoppers are told `new` of an open order. */
function toStatus({ status, c_status: own }: Order): string {
  return typeof own === 'string' ? own : (status ?? '')
}

/** `not_shipped` → `not shipped` */
function toWords(status = ''): string {
  return status.replaceAll('_', ' ')
}

/** One order, and what can be done with it. */
export function renderDeskOrder(desk: DeskOrder): string {
  const { order } = desk
  const { orderNo = '' } = order
  const facts = [
    ['Status', toStatus(order)],
    ['Payment', toWords(order.paymentStatus)],
    ['Shipping', toWords(order.shippingStatus)],
    ['Export', toWords(order.exportStatus)],
    ['Customer', [order.customerName, order.customerInfo?.email].filter(Boolean).join(', ')],
    ['Total', formatMoney(order.orderTotal, order.currency)],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
  const actions = [
    desk.canExport ? renderAction(orderNo, 'export', 'Mark as exported') : '',
    desk.canBePaid ? renderAction(orderNo, 'pay', 'Mark as paid') : '',
    desk.canCancel ? renderAction(orderNo, 'cancel', 'Cancel the order') : '',
  ]
  const shipments = (order.shipments ?? []).map((one) => renderShipment(desk, one))
  return renderPage(
    `Order ${orderNo}`,
    `<p><a href="/orders-desk">All orders</a></p>
<dl>${facts.join('\n')}</dl>
${actions.join('\n')}
${shipments.join('\n')}
${renderReturns(desk)}
<h2>History</h2>
<ol>${desk.history.map(({ at, text }) => `<li>${toTime(at)} ${escapeHtml(text)}</li>`).join('')}</ol>`,
  )
}

function renderAction(orderNo: string, action: string, label: string, fields = ''): string {
  const target = `/orders-desk/${encodeURIComponent(orderNo)}/${action}`
  return `<form method="post" action="${target}">${fields}<button>${label}</button></form>`
}

function renderShipment({ order, canShip }: DeskOrder, shipment: Shipment): string {
  const { shipmentId = '', shippingAddress, shippingMethod, trackingNumber } = shipment
  const items = (order.productItems ?? []).filter((item) => item.shipmentId === shipmentId)
  const place = [
    shippingAddress?.fullName,
    shippingAddress?.address1,
    shippingAddress?.city,
    shippingAddress?.stateCode,
    shippingAddress?.postalCode,
  ].filter(Boolean)
  const { c_carrier: carrier, c_trackingUrl: url } = shipment
  const state =
    typeof carrier === 'string'
      ? `<p>Shipped with ${escapeHtml(carrier)} ${escapeHtml(trackingNumber ?? '')}
${typeof url === 'string' ? `<a href="${escapeHtml(url)}" rel="noreferrer">Follow</a>` : ''}</p>`
      : '<p>Not shipped yet</p>'
  const rows = items.map((item) => {
    const what = `${item.quantity} × ${item.productName ?? ''} (${item.productId ?? ''})`
    return `<li>${escapeHtml(what)}${renderBox(item)}${renderMessage(item.giftMessage)}</li>`
  })
  const isOpen = canShip && shipment.shippingStatus !== 'shipped'
  return `<section aria-label="Shipment ${escapeHtml(shipmentId)}"><h2>Shipment ${escapeHtml(shipmentId)}</h2>
<p>${escapeHtml(place.join(', '))} · ${escapeHtml(shippingMethod?.name ?? '')}</p>
${renderMessage(shipment.giftMessage)}
<ul>${rows.join('')}</ul>
${state}
${isOpen ? renderAction(order.orderNo ?? '', 'ship', 'Mark as shipped', shipFields(shipmentId)) : ''}</section>`
}

function renderMessage(message: string | undefined): string {
  return message ? `<p>Gift message: ${escapeHtml(message).replace(/\n/g, '<br>')}</p>` : ''
}

function shipFields(shipmentId: string): string {
  const id = `carriers-${escapeHtml(shipmentId)}`
  const carriers = CARRIERS.map((carrier) => `<option value="${carrier}"></option>`)
  return `<input type="hidden" name="shipmentId" value="${escapeHtml(shipmentId)}">
<label>Carrier <input name="carrier" required maxlength="60" list="${id}" value="UPS"></label>
<datalist id="${id}">${carriers.join('')}</datalist>
<label>Tracking number <input name="trackingNumber" maxlength="60"></label>
<label>Tracking address (if not the carrier’s) <input name="trackingUrl" type="url" maxlength="500"></label>`
}

function renderReturns({ order, returns }: DeskOrder): string {
  if (returns.length === 0) return ''
  const rows = returns.map((one, index) => {
    const name = order.productItems?.find(({ itemId }) => itemId === one.itemId)?.productName ?? ''
    const what = `${one.quantity} × ${escapeHtml(name)}: ${escapeHtml(one.reason)}`
    const field = `<input type="hidden" name="index" value="${index}">`
    const state = one.receivedAt
      ? `received ${toTime(one.receivedAt)}`
      : renderAction(order.orderNo ?? '', 'return', 'Mark as received', field)
    return `<li>${what} ${state}</li>`
  })
  return `<h2>Returns</h2><ul>${rows.join('')}</ul>`
}
