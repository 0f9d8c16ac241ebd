import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { escapeHtml } from './escape-html'

type Order = ShopperOrdersTypes.Order
type Address = ShopperOrdersTypes.OrderAddress
type Shipment = ShopperOrdersTypes.Shipment
type PaymentInstrument = ShopperOrdersTypes.OrderPaymentInstrument

export interface Mail {
  /** What it tells of: there is one mail for each reference. */
  reference: string
  to: string
  subject: string
  text: string
  html: string
}

interface Section {
  title: string
  /** Label and amount, or a line by itself. */
  rows: (readonly [label: string, amount?: string])[]
}

/** The mail that confirms a placed order, from the order as the shopper sees it. */
export function renderOrderConfirmation(order: Order): Mail {
  const orderNo = order.orderNo ?? ''
  const sections = toSections(order)
  const greeting = `Thank you for your order${order.customerName ? `, ${order.customerName}` : ''}.`
  const intro = `Your order number is ${orderNo}.`
  return {
    reference: `order:${orderNo}`,
    to: order.customerInfo?.email ?? '',
    subject: `Your order ${orderNo}`,
    text: [greeting, intro, ...sections.map(toText)].join('\n\n') + '\n',
    html: toHtml(orderNo, [greeting, intro], sections),
  }
}

function toSections(order: Order): Section[] {
  const money = moneyFormat(order.currency ?? 'USD')
  const shipments = (order.shipments ?? []).flatMap((shipment) => {
    const items = (order.productItems ?? []).filter(
      ({ shipmentId }) => shipmentId === shipment.shipmentId,
    )
    const rows = items.flatMap((item): Section['rows'] => [
      [
        `${item.quantity} × ${item.productName ?? item.productId} at ${money(item.basePrice)}`,
        money(item.price),
      ],
      ...(item.optionItems ?? []).map(
        (option) => [option.itemText ?? option.optionId, money(option.price)] as const,
      ),
      ...toDiscounts(item.priceAdjustments, money),
      ...(item.giftMessage ? [[`Gift message: ${item.giftMessage}`] as const] : []),
    ])
    return [{ title: 'Items', rows }, toDelivery(shipment)]
  })
  const certificates = (order.giftCertificateItems ?? []).map(
    ({ recipientEmail, amount }) => [`For ${recipientEmail}`, money(amount)] as const,
  )
  const sold = certificates.length > 0 ? [{ title: 'Gift certificates', rows: certificates }] : []
  const totals: Section = {
    title: 'Totals',
    rows: [
      ['Subtotal', money(order.productSubTotal)],
      ...toDiscounts(order.orderPriceAdjustments, money),
      ['Shipping', money(order.shippingTotal)],
      ['Tax', money(order.taxTotal)],
      ['Total', money(order.orderTotal)],
    ],
  }
  const payments = (order.paymentInstruments ?? []).map(
    (payment) => [toPaymentName(payment), money(payment.amount)] as const,
  )
  return [...shipments, ...sold, totals, { title: 'Payment', rows: payments }]
}

/** What was taken off, so that all amounts add up to the total. */
function toDiscounts(
  adjustments: ShopperOrdersTypes.PriceAdjustment[] = [],
  money: (amount: number | undefined) => string,
): Section['rows'] {
  return adjustments
    .filter(({ price = 0 }) => price !== 0)
    .map(({ itemText, promotionId, price }) => [
      itemText || promotionId || 'Discount',
      money(price),
    ])
}

function toDelivery(shipment: Shipment): Section {
  const { c_fromStoreId: shop, c_pickupFirstName: first, c_pickupLastName: last } = shipment
  const contact = [first, last].filter((name) => typeof name === 'string' && name !== '').join(' ')
  const lines = [
    shipment.shippingMethod?.name ?? '',
    shop && contact ? `To be collected by ${contact}` : '',
    ...toAddressLines(shipment.shippingAddress),
    shipment.giftMessage ? `Gift message: ${shipment.giftMessage}` : '',
  ]
  return {
    title: shop ? 'Pickup' : 'Delivery',
    rows: lines.filter((line) => line !== '').map((line) => [line] as const),
  }
}

function toAddressLines(address: Address | undefined): string[] {
  if (!address) return []
  const region = [address.stateCode, address.postalCode].filter(Boolean).join(' ')
  return [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.companyName,
    address.address1,
    address.address2,
    address.suite,
    [address.city, region].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line))
}

const METHOD_NAMES: Readonly<Record<string, string>> = {
  CREDIT_CARD: 'Card',
  PAY_BY_CHECK: 'Check',
  GIFT_CERTIFICATE: 'Gift certificate',
  GIFTCARD: 'Gift card',
  GIFTCARD_DISCOUNTED: 'Gift card',
  KLARNA: 'Klarna',
  NO_PAYMENT: 'Nothing to pay',
}

// the last four digits at most, however the card came to be stored
function toPaymentName(payment: PaymentInstrument): string {
  const { paymentMethodId = '', paymentCard, maskedGiftCertificateCode } = payment
  const digits = paymentCard?.maskedNumber?.match(/\d{4}$/)?.[0]
  if (digits) return `${paymentCard?.cardType ?? 'Card'} ending in ${digits}`
  const name = METHOD_NAMES[paymentMethodId] ?? paymentMethodId
  const end = maskedGiftCertificateCode?.slice(-4)
  return end ? `${name} ending in ${end}` : name
}

function moneyFormat(currency: string): (amount: number | undefined) => string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return (amount = 0) => format.format(amount)
}

function toText({ title, rows }: Section): string {
  const lines = rows.map(([label, amount]) => (amount ? `${label}: ${amount}` : label))
  return [title.toUpperCase(), ...lines].join('\n')
}

const BODY = 'margin:0 auto;padding:24px;max-width:36rem;font:16px/1.5 Georgia,serif;color:#2b1a12'
const CELL = 'padding:4px 0;vertical-align:top'

function toHtml(orderNo: string, paragraphs: readonly string[], sections: Section[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>Your order ${escapeHtml(orderNo)}</title></head><body style="${BODY}">`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...sections.map(toHtmlSection),
    '</body></html>',
  ].join('\n')
}

function toHtmlSection({ title, rows }: Section): string {
  const cells = rows.map(([label, amount]) => {
    const text = escapeHtml(label).replace(/\n/g, '<br>')
    if (!amount) return `<tr><td colspan="2" style="${CELL}">${text}</td></tr>`
    const right = `<td style="${CELL};text-align:right">${escapeHtml(amount)}</td>`
    return `<tr><td style="${CELL}">${text}</td>${right}</tr>`
  })
  const table = `<table role="presentation" width="100%">${cells.join('')}</table>`
  return `<h2 style="font-size:18px">${escapeHtml(title)}</h2>\n${table}`
}
