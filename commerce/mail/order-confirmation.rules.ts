import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { postalLines } from '../../rules/address-lines'
import { toShownCardNumber } from '../payments/card-masks.rules'
import { isDay, dayInWords, toJourneyLines } from './delivery-lines.rules'
import type { MailBlock, MailContent, MailItem, MailRow } from './mail-content'
import { wordsIn } from '../languages/languages'
import { withMix } from './mail-mix.rules'
import type { Words } from '../languages/words.types'
import {
  createMoneyFormat,
  toDiscountRows,
  toTotalRows,
  type MoneyFormat,
} from './order-sums.rules'

type Order = ShopperOrdersTypes.Order
type Shipment = ShopperOrdersTypes.Shipment
type ProductItem = ShopperOrdersTypes.ProductItem
type PaymentInstrument = ShopperOrdersTypes.OrderPaymentInstrument

export interface OrderMailContext {
  siteId: string
  /** The language in which the order was placed. */
  locale?: string
  link: string
  /** To say that something is wrong with the order. */
  claimLink: string
  /** Product id → absolute address of the picture. */
  pictures: ReadonlyMap<string, string>
  /** Product id → name of the pieces in filled boxes. */
  pieceNames: ReadonlyMap<string, string>
  /** Whether the site has text messages about pickups. */
  sendsTexts: boolean
}

export function toOrderConfirmation(order: Order, context: OrderMailContext): MailContent {
  const { siteId, locale, link } = context
  const orderNo = order.orderNo ?? ''
  const words = wordsIn(locale)
  const { subject, preheader, thanks, number, ofSubscription, seeOrder } = words.confirmation
  const money = createMoneyFormat(order.currency ?? 'USD', words.locale)
  return {
    reference: `order:${orderNo}`,
    to: order.customerInfo?.email ?? '',
    siteId,
    locale,
    subject: subject(orderNo),
    preheader: preheader(money(order.orderTotal)),
    heading: thanks(order.customerName),
    blocks: [
      { kind: 'text', text: number(orderNo) },
      ...(order.c_subscriptionId ? [{ kind: 'text', text: ofSubscription } as const] : []),
      { kind: 'button', text: seeOrder, href: link },
      ...toSections(order, words, money, context),
    ],
  }
}

function toSections(
  order: Order,
  words: Words,
  money: MoneyFormat,
  { pictures, pieceNames }: OrderMailContext,
): MailBlock[] {
  const { items: title, payment: paymentTitle } = words.confirmation
  const shipments = (order.shipments ?? []).flatMap((shipment): MailBlock[] => {
    const items = (order.productItems ?? [])
      .filter(({ shipmentId }) => shipmentId === shipment.shipmentId)
      .map((item) => withMix(toMailItem(item, words, money, pictures), item, pieceNames, words))
    // orders that consist only of e-mailed gift cards have an empty shipment
    if (items.length === 0 && order.giftCertificateItems?.length) return []
    return [
      ...(items.length > 0 ? [{ kind: 'items', title, items } as const] : []),
      toDelivery(shipment, words),
    ]
  })
  const payments = (order.paymentInstruments ?? []).flatMap((payment) => [
    [toPaymentName(payment, words), money(payment.amount)] as const,
    ...toNoteRows(payment, words),
  ])
  return [
    ...shipments,
    ...toGiftCards(order, words, money, pictures),
    { kind: 'facts', title: words.sums.totals, rows: toTotalRows(order, money, words) },
    { kind: 'facts', title: paymentTitle, rows: payments },
  ]
}

function toGiftCards(
  { giftCertificateItems = [] }: Order,
  words: Words,
  money: MoneyFormat,
  pictures: OrderMailContext['pictures'],
): MailBlock[] {
  const { giftCards, giftMessage, mailedOn, mailedAtOnce } = words.confirmation
  const items = giftCertificateItems.map((item): MailItem => {
    const { recipientEmail = '', recipientName, amount, message } = item
    const { c_sendDate: day, c_design: design } = item
    const sent = isDay(day) ? mailedOn(dayInWords(day, words.locale)) : mailedAtOnce
    const name = words.sums.certificateFor(recipientName || recipientEmail)
    return {
      line: name,
      name,
      detail: recipientEmail,
      amount: money(amount),
      imageUrl: pictures.get(String(design)),
      notes: [[sent], ...(message ? [[giftMessage(message)] as const] : [])],
    }
  })
  return items.length > 0 ? [{ kind: 'items', title: giftCards, items }] : []
}

function toMailItem(
  item: ProductItem,
  words: Words,
  money: MoneyFormat,
  pictures: OrderMailContext['pictures'],
): MailItem {
  const { line, detail, giftMessage, subscribed } = words.confirmation
  const { productId = '', productName: name = productId, quantity } = item
  const price = money(item.basePrice)
  return {
    line: line(quantity, name, price),
    name,
    detail: detail(quantity, price),
    amount: money(item.price),
    imageUrl: pictures.get(productId),
    notes: [
      ...(item.optionItems ?? []).map((option): MailRow => [
        option.itemText ?? option.optionId,
        money(option.price),
      ]),
      ...toDiscountRows(item.priceAdjustments, money, words),
      ...toOften(item, words).map((often): MailRow => [subscribed(often)]),
      ...(item.giftMessage ? [[giftMessage(item.giftMessage)] as const] : []),
    ],
  }
}

function toOften({ c_subscriptionFrequency: frequency }: ProductItem, { every }: Words) {
  const [, count, period] = /^(\d{1,2})_([1-4])$/.exec(String(frequency)) ?? []
  return count && period ? [every(Number(count), Number(period))] : []
}

function toDelivery(shipment: Shipment, words: Words): MailBlock {
  const { collectedBy, giftMessage, pickup, delivery } = words.confirmation
  const { c_fromStoreId: shop, c_pickupFirstName: first, c_pickupLastName: last } = shipment
  const contact = [first, last].filter((name) => typeof name === 'string' && name !== '').join(' ')
  const lines = [
    shipment.shippingMethod?.name ?? '',
    shop && contact ? collectedBy(contact) : '',
    ...postalLines(shipment.shippingAddress ?? {}),
    ...(shop ? [] : toJourneyLines(shipment, words)),
    shipment.giftMessage ? giftMessage(shipment.giftMessage) : '',
  ]
  return {
    kind: 'facts',
    title: shop ? pickup : delivery,
    rows: lines.filter((line) => line !== '').map((line) => [line] as const),
  }
}

// the number is masked again, however the card was stored
function toPaymentName(payment: PaymentInstrument, { confirmation }: Words): string {
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

function toBrandName(cardType: string | undefined): string | undefined {
  return BRAND_NAMES[cardType ?? ''] ?? cardType
}

/**
 * Returns the address for a check with its purpose (PAY-037), and the note that a card is charged
 * later (PAY-007).
 */
function toNoteRows(
  { c_checkMailingAddress: address, c_payLater: paysLater }: PaymentInstrument,
  { confirmation }: Words,
) {
  if (paysLater === true) return [[confirmation.chargedLater] as const]
  if (typeof address !== 'string') return []
  return [[`${confirmation.checkRequest}\n${address}`] as const]
}
