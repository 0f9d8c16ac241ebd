import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { toShownCardNumber } from '../payments/card-masks.rules'
import { toJourneyLines } from './delivery-lines.rules'
import { escapeHtml } from '../http/escape-html'
import { mailWords } from './mail-words'
import type { MailWords } from './mail-words.types'
import { moneyFormat, toDiscountRows, toTotalRows, type MailRow } from './order-sums.rules'

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
  rows: MailRow[]
}

/**
 * The mail that confirms a placed order, from the order as the shopper sees it.
 * @param link where a guest sees it again
 * @param locale the language it was ordered in
 */
export function renderOrderConfirmation(order: Order, link: string, locale?: string): Mail {
  const orderNo = order.orderNo ?? ''
  const words = mailWords(locale)
  const { subject, thanks, number, seeOrder } = words.confirmation
  const sections = toSections(order, words)
  const paragraphs = [thanks(order.customerName), number(orderNo)]
  return {
    reference: `order:${orderNo}`,
    to: order.customerInfo?.email ?? '',
    subject: subject(orderNo),
    text: [...paragraphs, `${seeOrder}: ${link}`, ...sections.map(toText)].join('\n\n') + '\n',
    html: toHtml(orderNo, paragraphs, link, sections, words),
  }
}

function toSections(order: Order, words: MailWords): Section[] {
  const { items: title, line, giftMessage, payment: paymentTitle } = words.confirmation
  const money = moneyFormat(order.currency ?? 'USD', words.locale)
  const shipments = (order.shipments ?? []).flatMap((shipment) => {
    const items = (order.productItems ?? []).filter(
      ({ shipmentId }) => shipmentId === shipment.shipmentId,
    )
    const rows = items.flatMap((item): MailRow[] => [
      [
        line(item.quantity, item.productName ?? item.productId, money(item.basePrice)),
        money(item.price),
      ],
      ...(item.optionItems ?? []).map(
        (option) => [option.itemText ?? option.optionId, money(option.price)] as const,
      ),
      ...toDiscountRows(item.priceAdjustments, money, words),
      ...(item.giftMessage ? [[giftMessage(item.giftMessage)] as const] : []),
    ])
    return [{ title, rows }, toDelivery(shipment, words)]
  })
  const totals: Section = { title: words.sums.totals, rows: toTotalRows(order, money, words) }
  const payments = (order.paymentInstruments ?? []).flatMap((payment) => [
    [toPaymentName(payment, words), money(payment.amount)] as const,
    ...toNoteRows(payment, words),
  ])
  return [...shipments, totals, { title: paymentTitle, rows: payments }]
}

function toDelivery(shipment: Shipment, words: MailWords): Section {
  const { collectedBy, giftMessage, pickup, delivery } = words.confirmation
  const { c_fromStoreId: shop, c_pickupFirstName: first, c_pickupLastName: last } = shipment
  const contact = [first, last].filter((name) => typeof name === 'string' && name !== '').join(' ')
  const lines = [
    shipment.shippingMethod?.name ?? '',
    shop && contact ? collectedBy(contact) : '',
    ...toAddressLines(shipment.shippingAddress),
    ...(shop ? [] : toJourneyLines(shipment, words)),
    shipment.giftMessage ? giftMessage(shipment.giftMessage) : '',
  ]
  return {
    title: shop ? pickup : delivery,
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

// masked, however the card came to be stored
function toPaymentName(payment: PaymentInstrument, { confirmation }: MailWords): string {
  const { card, endingIn, methods } = confirmation
  const { paymentMethodId = '', paymentCard, maskedGiftCertificateCode } = payment
  const { cardType, maskedNumber } = paymentCard ?? {}
  if (maskedNumber) return `${toBrandName(cardType) ?? card} ${toShownCardNumber(maskedNumber)}`
  const name = methods[paymentMethodId] ?? paymentMethodId
  const end = maskedGiftCertificateCode?.slice(-4)
  return end ? endingIn(name, end) : name
}

const BRAND_NAMES: Readonly<Record<string, string>> = {
  'Master Card': 'Mastercard',
  Amex: 'American Express',
}

/** A card's brand as its holder knows it. */
function toBrandName(cardType: string | undefined): string | undefined {
  return BRAND_NAMES[cardType ?? ''] ?? cardType
}

/** Where a check is to be sent, with what it is for (PAY-037), and when a card pays later (PAY-007). */
function toNoteRows(
  { c_checkMailingAddress: address, c_payLater: paysLater }: PaymentInstrument,
  { confirmation }: MailWords,
) {
  if (paysLater === true) return [[confirmation.chargedLater] as const]
  if (typeof address !== 'string') return []
  return [[`${confirmation.checkRequest}\n${address}`] as const]
}

function toText({ title, rows }: Section): string {
  const lines = rows.map(([label, amount]) => (amount ? `${label}: ${amount}` : label))
  return [title.toUpperCase(), ...lines].join('\n')
}

const BODY = 'margin:0 auto;padding:24px;max-width:36rem;font:16px/1.5 Georgia,serif;color:#2b1a12'
const CELL = 'padding:4px 0;vertical-align:top'

function toHtml(
  orderNo: string,
  paragraphs: readonly string[],
  link: string,
  sections: Section[],
  { locale, confirmation }: MailWords,
): string {
  const title = escapeHtml(confirmation.subject(orderNo))
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${title}</title></head><body style="${BODY}">`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<p><a href="${escapeHtml(link)}">${confirmation.seeOrder}</a></p>`,
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
