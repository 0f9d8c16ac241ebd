import { toAmountText } from '../../../rules/money-text'
import type { Selectable } from 'kysely'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Schema } from '../../db/schema'
import { parcelsOf } from '../../orders/fulfilment.rules'
import { OrderDocument, type OrderPayment } from '../../orders/order-document.schemas'
import { OWN_ORDER_ATTRIBUTE, type OwnOrder } from '../../orders/own-order.schemas'
import { owedMinor, paidMinor } from '../../orders/payment.rules'
import { hasLeft } from '../../orders/waiting-lines.rules'
import { toInstant } from '../xml/values'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { customAttributes } from '../xml/localized-nodes'
import { addressNodes, prefixedAttributes } from './address-nodes'
import {
  adjustmentNodes,
  amountNodes,
  minorOf,
  productLine,
  shippingLine,
  type ItemRow,
} from './order-lines'

type Order = ShopperOrdersTypes.Order
type Shipment = NonNullable<Order['shipments']>[number]
type OrderRow = Selectable<Schema['order_header']> & { customer_no: string | null }

const MAX_SUBJECT_LENGTH = 256
const NAMED_METHODS: Readonly<Record<string, string>> = {
  BANK_TRANSFER: 'bank-transfer',
  BML: 'bml',
  DW_APPLE_PAY: 'dw-apple-pay',
  DW_ANDROID_PAY: 'dw-android-pay',
}

export function orderNode(row: OrderRow, items: readonly ItemRow[]): XmlNode {
  const document = OrderDocument.parse(row.document)
  const content: Order = { ...document.content, currency: row.currency }
  const byId = new Map(items.map((item) => [item.item_id, item]))
  const lines = content.productItems ?? []
  const children = [
    leaf('order-date', toInstant(row.created_at)),
    leaf('currency', row.currency),
    leaf('customer-locale', document.locale),
    leaf('taxation', content.taxation),
    content.sourceCode ? [node('source-code', leaf('code', content.sourceCode))] : [],
    customerNode(row, document),
    statusNode(row, document),
    leaf('cancel-description', cancellationOf(document)),
    node(
      'product-lineitems',
      lines.map((item) => productLine(item, byId.get(item.itemId ?? ''), content)),
    ),
    certificateNodes(content),
    node(
      'shipping-lineitems',
      (content.shippingItems ?? []).map((item) => shippingLine(item, content)),
    ),
    node(
      'shipments',
      (content.shipments ?? []).map((shipment) => shipmentNode(shipment, document)),
    ),
    totalsNode(row, content),
    node(
      'payments',
      document.payments.map((payment) => paymentNode(payment, row.currency)),
    ),
    group('notes', noteNodes(row, document)),
    ownNodes(row, document),
  ]
  return node('order', children, { 'order-no': row.order_no })
}

function customerNode(row: OrderRow, { isGuest, content }: OrderDocument): XmlNode {
  const { billingAddress, customerName } = content
  return node('customer', [
    leaf('guest', isGuest),
    isGuest ? [] : leaf('customer-no', row.customer_no),
    leaf('customer-name', customerName),
    leaf('customer-email', row.email),
    billingAddress ? [node('billing-address', addressNodes({ ...billingAddress }))] : [],
  ])
}

function statusNode(row: OrderRow, document: OrderDocument): XmlNode {
  const paid = paidMinor(document.payments)
  const owed = owedMinor({ totalMinor: row.order_total_minor, document })
  const partly = paid > 0 ? 'PART_PAID' : 'NOT_PAID'
  return node('status', [
    leaf('order-status', row.status.toUpperCase()),
    leaf('shipping-status', row.shipping_status.toUpperCase()),
    leaf('payment-status', paid >= owed ? 'PAID' : partly),
    leaf('export-status', row.export_status.toUpperCase()),
  ])
}

const CANCELLATION = 'cancelled: '

function cancellationOf({ history = [] }: OrderDocument): string | undefined {
  return history.find(({ text }) => text.startsWith(CANCELLATION))?.text.slice(CANCELLATION.length)
}

function certificateNodes(order: Order): XmlNodes {
  const { giftCertificateItems = [] } = order
  return group(
    'giftcertificate-lineitems',
    giftCertificateItems.map((one) =>
      node('giftcertificate-lineitem', [
        amountNodes(minorOf(order, one.amount), 0, order),
        leaf('recipient-email', one.recipientEmail),
        leaf('sender-name', one.senderName),
        leaf('recipient-name', one.recipientName),
        leaf('message', one.message),
        leaf('shipment-id', one.shipmentId),
      ]),
    ),
  )
}

function shipmentNode(shipment: Shipment, document: OrderDocument): XmlNode {
  const { shipmentId, shippingAddress, shippingMethod, gift, giftMessage } = shipment
  const sent = parcelsOf(document, shipmentId).at(-1)
  const children = [
    node('status', [
      leaf('shipping-status', hasLeft(document, shipmentId) ? 'SHIPPED' : 'NOT_SHIPPED'),
    ]),
    leaf('shipping-method', shippingMethod?.id),
    leaf('tracking-number', sent?.trackingNumber),
    shippingAddress ? [node('shipping-address', addressNodes({ ...shippingAddress }))] : [],
    leaf('gift', gift ?? false),
    leaf('gift-message', giftMessage),
    prefixedAttributes({ ...shipment }),
  ]
  return node('shipment', children, { 'shipment-id': shipmentId })
}

function totalsNode(row: OrderRow, content: Order): XmlNode {
  const total = (name: string, price = 0, tax = 0, nodes: XmlNodes = []) =>
    node(name, [...amountNodes(minorOf(content, price), minorOf(content, tax), content), ...nodes])
  const adjustments = adjustmentNodes(content.orderPriceAdjustments, content)
  const { order_total_minor: gross, tax_total_minor: tax } = row
  return node('totals', [
    total('merchandize-total', content.productSubTotal, content.merchandizeTotalTax, adjustments),
    total('adjusted-merchandize-total', content.productTotal, content.adjustedMerchandizeTotalTax),
    total('shipping-total', content.shippingTotal, content.shippingTotalTax),
    total('adjusted-shipping-total', content.shippingTotal, content.adjustedShippingTotalTax),
    node('order-total', [
      leaf('net-price', toAmountText(gross - tax, row.currency)),
      leaf('tax', toAmountText(tax, row.currency)),
      leaf('gross-price', toAmountText(gross, row.currency)),
    ]),
  ])
}

function paymentNode(payment: OrderPayment, currency: string): XmlNode {
  const { instrument, amountMinor, transactionId } = payment
  return node('payment', [
    methodNode(instrument),
    leaf('amount', toAmountText(amountMinor, currency)),
    leaf('transaction-id', transactionId),
  ])
}

function methodNode(instrument: OrderPayment['instrument']): XmlNode {
  const { paymentMethodId: id, paymentCard: card, giftCertificateCode } = instrument
  if (id === 'CREDIT_CARD') {
    return node('credit-card', [
      leaf('card-type', card?.cardType),
      leaf('card-number', card?.maskedNumber),
      leaf('card-holder', card?.holder),
      leaf('expiration-month', card?.expirationMonth),
      leaf('expiration-year', card?.expirationYear),
    ])
  }
  if (id === 'GIFT_CERTIFICATE') {
    return node('gift-certificate', [leaf('giftcertificate-id', giftCertificateCode)])
  }
  const name = NAMED_METHODS[id]
  return name === undefined ? node('custom-method', [leaf('method-name', id)]) : node(name, [])
}

/** What happened to the order, except that it was placed or canceled. */
function noteNodes(row: OrderRow, { history = [] }: OrderDocument): XmlNodes {
  const notes = history.filter(({ text }) => text !== 'placed' && !text.startsWith(CANCELLATION))
  return notes.map(({ at, text, by }) =>
    node('note', [
      leaf('created-by', by ?? row.site_id),
      leaf('creation-date', at),
      leaf('subject', text.slice(0, MAX_SUBJECT_LENGTH).trim()),
      leaf('text', text.slice(MAX_SUBJECT_LENGTH)),
    ]),
  )
}

function ownNodes(row: OrderRow, { basket: _basket, ...document }: OrderDocument): XmlNodes {
  const { content } = document
  // the id belongs to this shop alone
  const customerInfo = { email: row.email, ...content.customerInfo, customerId: '' }
  const own: OwnOrder = {
    document: { ...document, content: { ...content, customerInfo } },
    paymentStatus: row.payment_status,
    shippingStatus: row.shipping_status,
    lastModified: row.last_modified.toISOString(),
  }
  const custom = Object.entries(document.custom).map(([name, value]) => [
    name.replace(/^c_/, ''),
    value,
  ])
  return customAttributes({
    ...Object.fromEntries(custom),
    [OWN_ORDER_ATTRIBUTE]: JSON.stringify(own),
  })
}
