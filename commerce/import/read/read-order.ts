import { ImportedOrder } from '../../orders/imported-order.schemas'
import { OWN_ORDER_ATTRIBUTE, type OwnOrder } from '../../orders/own-order.schemas'
import { toMinor } from '../minor-units'
import {
  child,
  descend,
  flagOf,
  markRead,
  numberOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import { toLanguage } from '../localized'
import { ADDRESS, pickTexts } from './read-address'
import {
  readAdjustments,
  readAmounts,
  readLine,
  readOrderCustom,
  readShippingLines,
  readTotal,
  type OrderReading,
} from './read-order-lines'
import { parseRecord, type Reading } from './parse-records'
import { isReadable, OwnOrderText, toDate } from './readable-order'

const SHOWN_DIGITS = 4
/** Ids of the payment methods that have an element of their own. */
const METHODS: Readonly<Record<string, string>> = {
  'credit-card': 'CREDIT_CARD',
  'gift-certificate': 'GIFT_CERTIFICATE',
  'bank-transfer': 'BANK_TRANSFER',
  bml: 'BML',
  'dw-apple-pay': 'DW_APPLE_PAY',
  'dw-android-pay': 'DW_ANDROID_PAY',
  'salesforce-payments': 'Salesforce Payments',
}

/** Reads one `order` of an order history; undefined if it is invalid. */
export function readOrder(reading: Reading, element: XmlElement): ImportedOrder | undefined {
  if (!isReadable(reading, element, false)) return undefined
  const orderNo = element.attributes['order-no'] ?? ''
  const taxation = textOf(element, 'taxation') ?? 'net'
  const currency = textOf(element, 'currency') ?? ''
  const order: OrderReading = { reading, orderNo, taxation, currency }
  const customer = child(element, 'customer')
  const customerNo = textOf(customer, 'customer-no')
  const totals = child(element, 'totals')
  const given = {
    orderNo,
    placedAt: toDate(textOf(element, 'order-date')),
    currency,
    taxation,
    customerNo,
    isGuest: flagOf(customer, 'guest') ?? customerNo === undefined,
    customerName: textOf(customer, 'customer-name'),
    locale: toLanguage(textOf(element, 'customer-locale')),
    email: textOf(customer, 'customer-email') ?? '',
    billingAddress: readAddress(order, child(customer, 'billing-address')),
    sourceCode: textOf(child(element, 'source-code'), 'code'),
    ...readStatus(child(element, 'status')),
    cancelled: textOf(element, 'cancel-description') ?? textOf(element, 'cancel-code'),
    ...readParts(order, element),
    orderAdjustments: readAdjustments(order, child(totals, 'merchandize-total')),
    shippingAdjustments: readAdjustments(order, child(totals, 'shipping-total')),
    totals: {
      merchandise: readTotal(order, totals, 'merchandize-total'),
      adjustedMerchandise: readTotal(order, totals, 'adjusted-merchandize-total'),
      shipping: readTotal(order, totals, 'shipping-total'),
      adjustedShipping: readTotal(order, totals, 'adjusted-shipping-total'),
      order: readTotal(order, totals, 'order-total'),
    },
    payments: descend(element, 'payments', 'payment').map((one) => readPayment(order, one)),
    notes: readNotes(element),
    custom: readOrderCustom(order, 'Order', element),
    own: readOwn(element),
  }
  const record = parseRecord(reading, orderNo, ImportedOrder, given, { element })
  return record && withShipments(order, record)
}

export function readNotes(element: XmlElement) {
  return descend(element, 'notes', 'note').map((note) => ({
    at: toDate(textOf(note, 'creation-date')),
    text: [textOf(note, 'subject'), textOf(note, 'text')].filter(Boolean).join(': '),
    by: textOf(note, 'created-by'),
  }))
}

/** Reads an order as this engine has exported it; undefined if it is from another system. */
export function readOwn(element: XmlElement): OwnOrder | undefined {
  const own = descend(element, 'custom-attributes', 'custom-attribute').find(
    ({ attributes }) => attributes['attribute-id'] === OWN_ORDER_ATTRIBUTE,
  )
  return own && OwnOrderText.safeParse(own.text).data
}

function readStatus(status: XmlElement | undefined) {
  const of = (name: string, absent: string) => (textOf(status, name) ?? absent).toLowerCase()
  return {
    status: of('order-status', 'new'),
    paymentStatus: of('payment-status', 'not_paid'),
    exportStatus: of('export-status', 'not_exported'),
  }
}

function readParts(order: OrderReading, element: XmlElement) {
  const lines = descend(element, 'product-lineitems', 'product-lineitem')
  const whole = textOf(child(element, 'status'), 'shipping-status')
  const shipments = descend(element, 'shipments', 'shipment').map((one) =>
    readShipment(order, one, whole),
  )
  const certificates = descend(element, 'giftcertificate-lineitems', 'giftcertificate-lineitem')
  return {
    lines: lines.map((line) => readLine(order, line)),
    shippingLines: readShippingLines(order, element, lines),
    // every order has a shipment, even if it contains only gift certificates without shipping
    shipments: shipments.length > 0 ? shipments : [{ shipmentId: 'me' }],
    certificates: certificates.map((one) => ({
      ...readAmounts(order, one),
      recipientEmail: textOf(one, 'recipient-email'),
      recipientName: textOf(one, 'recipient-name'),
      senderName: textOf(one, 'sender-name'),
      message: textOf(one, 'message'),
      shipmentId: textOf(one, 'shipment-id'),
    })),
  }
}

/** @param whole the shipping status of the order, used for shipments without one. */
export function readShipment(order: OrderReading, element: XmlElement, whole: string | undefined) {
  const status = textOf(child(element, 'status'), 'shipping-status') ?? whole
  return {
    shipmentId: element.attributes['shipment-id'],
    methodId: textOf(element, 'shipping-method'),
    address: readAddress(order, child(element, 'shipping-address')),
    gift: flagOf(element, 'gift') === true,
    giftMessage: textOf(element, 'gift-message'),
    isShipped: status === 'SHIPPED',
    trackingNumber: textOf(element, 'tracking-number'),
    custom: readOrderCustom(order, 'Shipment', element),
  }
}

function readAddress(order: OrderReading, element: XmlElement | undefined) {
  if (!element) return undefined
  return { ...pickTexts(element, ADDRESS), custom: readOrderCustom(order, 'OrderAddress', element) }
}

function readPayment(order: OrderReading, element: XmlElement) {
  const amount = textOf(element, 'amount')
  const kind = element.elements.find(({ name }) => METHODS[name] ?? name === 'custom-method')
  if (kind) markRead(kind)
  const card = child(element, 'credit-card')
  return {
    methodId: textOf(kind, 'method-name') ?? METHODS[kind?.name ?? ''] ?? 'UNKNOWN',
    amountMinor: amount === undefined ? undefined : toMinor(amount, order.currency),
    card: card && readCard(card),
    certificateCode: textOf(child(element, 'gift-certificate'), 'giftcertificate-id'),
    transactionId: textOf(element, 'transaction-id'),
    custom: {
      ...readOrderCustom(order, 'OrderPaymentInstrument', kind),
      ...readOrderCustom(order, 'PaymentTransaction', element),
    },
  }
}

/** Keeps only the last digits of a card number, however many the history contains. */
function readCard(card: XmlElement) {
  const digits = (textOf(card, 'card-number') ?? '').replace(/\D/g, '').slice(-SHOWN_DIGITS)
  return {
    cardType: textOf(card, 'card-type'),
    ...(digits.length === SHOWN_DIGITS ? { maskedNumber: `************${digits}` } : {}),
    holder: textOf(card, 'card-holder'),
    expirationMonth: numberOf(card, 'expiration-month'),
    expirationYear: numberOf(card, 'expiration-year'),
  }
}

function withShipments({ reading, orderNo }: OrderReading, order: ImportedOrder): ImportedOrder {
  const ids = new Set(order.shipments.map(({ shipmentId }) => shipmentId))
  const first = order.shipments[0]?.shipmentId ?? ''
  const place = <Line extends { shipmentId: string }>(line: Line): Line => {
    if (ids.has(line.shipmentId)) return line
    if (line.shipmentId !== '') {
      reading.findings.warn(
        reading.file,
        orderNo,
        'the shipment %s does not exist',
        line.shipmentId,
      )
    }
    return { ...line, shipmentId: first }
  }
  return { ...order, lines: order.lines.map(place), shippingLines: order.shippingLines.map(place) }
}
