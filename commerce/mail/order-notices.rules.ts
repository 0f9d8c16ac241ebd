import { roundAmount } from '../../rules/currency'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { MailBlock, MailContent, MailItem } from './mail-content'
import { wordsIn } from '../languages/languages'
import type { Words } from '../languages/words.types'
import { withMix } from './mail-mix.rules'
import { toOrderMail } from './order-mail.rules'
import type { OrderMailContext } from './order-confirmation.rules'
import { createMoneyFormat } from './order-sums.rules'

type Order = ShopperOrdersTypes.Order
type ProductItem = ShopperOrdersTypes.ProductItem

interface Pieces {
  itemId: string
  quantity: number
}

/** A parcel that left, with all of a shipment or a part of it. */
export interface SentParcel {
  shipmentId: string
  /** Its number among the parcels of the shipment, from 1. */
  number: number
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
  items: readonly Pieces[]
  /** What of the shipment is sent later. */
  rest: readonly Pieces[]
}

export function toShippedMail(
  order: Order,
  parcel: SentParcel,
  context: OrderMailContext,
): MailContent {
  const words = wordsIn(context.locale)
  const { notices, confirmation } = words
  const { orderNo = '', productItems = [] } = order
  const { shipmentId, number, rest } = parcel
  const linesOf = (pieces: readonly Pieces[]) =>
    productItems.flatMap((line) => {
      const own = pieces.find(({ itemId }) => itemId === line.itemId)
      return own ? [{ ...line, quantity: own.quantity }] : []
    })
  const isPart = rest.length > 0
  const reference = `shipped:${orderNo}:${shipmentId}`
  return toOrderMail(order, context, {
    reference: number > 1 ? `${reference}:${number}` : reference,
    subject: isPart ? notices.partShippedSubject(orderNo) : notices.shippedSubject(orderNo),
    texts: [isPart ? notices.partShipped(orderNo) : notices.shipped(orderNo)],
    blocks: [
      ...toTracking(parcel, words, { text: confirmation.seeOrder, href: context.link }),
      ...toGoods(notices.parcel, linesOf(parcel.items), context),
      ...toGoods(notices.toFollow, linesOf(rest), context),
      { kind: 'link', text: words.claims.link, href: context.claimLink },
    ],
  })
}

/** Returns the purchased items without prices. */
export function toGoods(
  title: string,
  lines: readonly ProductItem[],
  { pictures, pieceNames, locale }: OrderMailContext,
  notesOf: (line: ProductItem) => readonly string[] = () => [],
): MailBlock[] {
  const words = wordsIn(locale)
  const items = lines.map(
    ({ productId = '', productName: name = productId, quantity, ...line }) => {
      const item: MailItem = {
        line: `${quantity} × ${name}`,
        name,
        detail: `× ${quantity}`,
        imageUrl: pictures.get(productId),
        notes: notesOf(line).map((note) => [note]),
      }
      return withMix(item, line, pieceNames, words)
    },
  )
  return items.length > 0 ? [{ kind: 'items', title, items }] : []
}

/**
 * Returns the button: it tracks the parcel if there is a tracking link, otherwise it opens the
 * order.
 */
function toTracking(
  { carrier, trackingNumber, trackingUrl: url }: SentParcel,
  { notices }: Words,
  order: { text: string; href: string },
): MailBlock[] {
  const facts = [
    carrier ? notices.carrier(carrier) : '',
    trackingNumber ? notices.trackingNumber(trackingNumber) : '',
  ].filter((line) => line !== '')
  const rows = facts.map((line) => [line] as const)
  const follow = url ? { text: notices.follow, href: url } : undefined
  return [
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
    ...(follow ? [{ kind: 'button', ...follow } as const] : []),
    { kind: follow ? 'link' : 'button', ...order },
  ]
}

/** @param refunded the amount refunded before */
export function toCancelledMail(
  order: Order,
  context: OrderMailContext,
  refunded = 0,
): MailContent {
  const words = wordsIn(context.locale)
  const { notices, confirmation } = words
  const { orderNo = '', orderTotal = 0, currency = 'USD' } = order
  const money = createMoneyFormat(currency, words.locale)
  const total = money(orderTotal)
  const left = roundAmount(orderTotal - refunded, currency)
  const isRefunded = order.paymentStatus === 'paid' && left > 0
  const subject = isRefunded ? notices.refundedSubject(orderNo) : notices.cancelledSubject(orderNo)
  const cancelled = notices.cancelled(orderNo, total)
  // everything was refunded before, so the mail does not mention money
  const untouched = refunded > 0 ? undefined : notices.nothingCharged
  const refund = isRefunded ? notices.refund(money(left)) : untouched
  return toOrderMail(order, context, {
    reference: `cancelled:${orderNo}`,
    subject,
    heading: notices.cancelledSubject(orderNo),
    preheader: refund,
    texts: [cancelled, ...(refund === undefined ? [] : [refund])],
    blocks: [
      { kind: 'button', text: confirmation.seeOrder, href: context.link },
      ...toGoods(confirmation.items, order.productItems ?? [], context),
    ],
  })
}

interface RefundNotice {
  /** At most one mail is sent per id. */
  id: string
  amount: number
  /** Whether a part of the amount is not refunded by the original payment method. */
  isByHand: boolean
}

export function toRefundedMail(
  order: Order,
  { id, amount, isByHand }: RefundNotice,
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const words = wordsIn(context.locale)
  const { notices, confirmation } = words
  const { orderNo = '', currency = 'USD' } = order
  const sum = createMoneyFormat(currency, words.locale)(amount)
  const refund = isByHand ? notices.refundByHand(sum) : notices.refund(sum)
  return toOrderMail(order, context, {
    reference: `refunded:${orderNo}:${id}`,
    subject: notices.partRefundedSubject(orderNo),
    preheader: refund,
    texts: [notices.partRefunded(orderNo), refund],
    blocks: [{ kind: 'button', text: confirmation.seeOrder, href: context.link }],
  })
}

interface EditedNotice {
  /** At most one mail is sent per number. */
  number: number
  /** What was changed: `Address: 1 Main St → 2 Oak St`. */
  lines: readonly string[]
  /** What it cost before, in decimals. */
  before: number
}

export function toEditedMail(
  order: Order,
  { number, lines, before }: EditedNotice,
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const { edited, confirmation, locale } = wordsIn(context.locale)
  const { orderNo = '', orderTotal = 0, currency = 'USD' } = order
  const money = createMoneyFormat(currency, locale)
  const totals = before === orderTotal ? [] : [edited.totals(money(before), money(orderTotal))]
  return toOrderMail(order, context, {
    reference: `changed:${orderNo}:${number}`,
    subject: edited.subject(orderNo),
    texts: [edited.text(orderNo), ...totals],
    blocks: [
      { kind: 'facts', rows: lines.map((line) => [line] as const) },
      { kind: 'button', text: confirmation.seeOrder, href: context.link },
    ],
  })
}

/** @param day limits such mails to one per day, independent of the number of attempts */
export function toCardDeclinedMail(
  order: Order,
  day: string,
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const words = wordsIn(context.locale)
  const { notices } = words
  const { orderNo = '', orderTotal = 0, currency = 'USD' } = order
  const total = createMoneyFormat(currency, words.locale)(orderTotal)
  return toOrderMail(order, context, {
    reference: `card-declined:${orderNo}:${day}`,
    subject: notices.declinedSubject(orderNo),
    preheader: notices.declinedHelp,
    texts: [notices.declined(orderNo, total), notices.declinedHelp],
    blocks: [{ kind: 'button', text: notices.addCard, href: context.link }],
  })
}
