import type { Order } from '@/commerce-client/orders'
import { postalLines } from '@rules/address-lines'
import { toCardName, toShownNumber } from '@/rules/payment'
import { paymentBrandOf, paymentKindOf } from '@rules/payment-methods'
import type { Site } from '@/site/site'
import { writeGiftCards, writeShipments } from './invoice-lines'
import { InvoiceSheet } from './invoice-sheet'
import { writeTotals } from './invoice-totals'
import { readInvoiceWords, type InvoiceWords } from './invoice-words'
import { invoiceMessages as messages } from './invoice.messages'

const GAP = 16

/**
 * Renders the invoice of an order as a PDF, in the language of the requesting page.
 * @param seller name and address of the seller, line by line
 * @param pieceNames names of the pieces of filled boxes, by product id
 */
export async function renderInvoice(
  order: Order,
  site: Site,
  seller: readonly string[],
  pieceNames: ReadonlyMap<string, string>,
): Promise<Buffer> {
  const words = await readInvoiceWords(site.locale, order.currency ?? site.currency)
  const { orderNo = '' } = order
  const title = `${words.text(messages.title)} ${orderNo}`
  const sheet = new InvoiceSheet({ title, author: site.name, lang: site.locale })
  writeTop(sheet, words, order, site)
  writeParties(sheet, words, order, seller)
  writeShipments(sheet, words, order, pieceNames)
  writeGiftCards(sheet, words, order)
  writeTotals(sheet, words, order)
  return sheet.finish((page, count) =>
    [
      site.name,
      words.text(messages.order, { orderNo }),
      words.text(messages.page, { page, count }),
    ].join(' · '),
  )
}

function writeTop(sheet: InvoiceSheet, words: InvoiceWords, order: Order, site: Site): void {
  const { orderNo, creationDate } = order
  const right = { align: 'right' } as const
  sheet.textAt(site.name, sheet.left, sheet.y, sheet.width * 0.6, {
    font: 'title',
    size: 22,
    color: 'accent',
  })
  sheet.textAt(words.text(messages.title), sheet.left, sheet.y + 4, sheet.width, {
    ...right,
    font: 'strong',
    size: 14,
  })
  const day = creationDate && words.text(messages.placed, { day: words.day(creationDate) })
  const facts = [words.text(messages.order, { orderNo }), day].filter(Boolean).join('\n')
  sheet.textAt(facts, sheet.left, sheet.y + 24, sheet.width, { ...right, color: 'inkSoft' })
  const nameHeight = sheet.heightOf(site.name, sheet.width * 0.6, { font: 'title', size: 22 })
  sheet.y += Math.max(58, nameHeight + GAP)
  sheet.rule('accent')
  sheet.y += GAP
}

function writeParties(
  sheet: InvoiceSheet,
  words: InvoiceWords,
  order: Order,
  seller: readonly string[],
): void {
  const columns = [
    { title: words.text(messages.soldBy), lines: seller },
    { title: words.text(messages.billedTo), lines: listBilling(order) },
    { title: words.text(messages.payment), lines: listPayments(words, order) },
  ]
  const width = sheet.width / columns.length
  const heights = columns.map(({ title, lines }, index) => {
    const x = sheet.left + index * width
    const text = lines.filter(Boolean).join('\n')
    sheet.textAt(title, x, sheet.y, width - GAP, { size: 8, color: 'inkSoft' })
    sheet.textAt(text, x, sheet.y + 13, width - GAP)
    return 13 + sheet.heightOf(text, width - GAP)
  })
  sheet.y += Math.max(...heights) + GAP * 1.5
}

const listBilling = ({ billingAddress, customerInfo }: Order) => [
  ...postalLines(billingAddress ?? {}),
  customerInfo?.email,
]

/** Lists the payments; of a card, only its brand and masked number. */
function listPayments(words: InvoiceWords, { paymentInstruments = [] }: Order): string[] {
  return paymentInstruments.map(({ paymentMethodId = '', paymentCard, amount, ...rest }) => {
    const { maskedNumber, cardType } = paymentCard ?? {}
    const code = rest.maskedGiftCertificateCode
    const name = maskedNumber
      ? `${toCardName(cardType)} ${toShownNumber(maskedNumber)}`
      : [methodName(words, paymentMethodId), code].filter(Boolean).join(' ')
    return amount === undefined ? name : `${name}\n${words.money(amount)}`
  })
}

function methodName(words: InvoiceWords, id: string): string {
  const kind = paymentKindOf(id)
  return paymentBrandOf(id) ?? (kind && kind !== 'wallet' ? words.text(KINDS[kind]) : id)
}

/** Names of the payment methods that have no brand. */
const KINDS = {
  card: messages.creditCard,
  later: messages.check,
  gift: messages.giftCard,
  none: messages.noPayment,
} as const
