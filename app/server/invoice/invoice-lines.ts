import { mixInWords, rowsInWords } from '@rules/mix-in-words'
import type { Order } from '@/commerce-client/orders'
import { addressLine } from '@rules/address-lines'
import { readBoxName, readCustomMix } from '@/rules/custom-mix'
import { fullNameOf } from '@/rules/recipients'
import { hasItems, pickupShopOf, shipmentIdOf } from '@/rules/shipments'
import type { InvoiceSheet } from './invoice-sheet'
import type { InvoiceWords } from './invoice-words'
import { invoiceMessages as messages } from './invoice.messages'

type Line = NonNullable<Order['productItems']>[number]
type Shipment = NonNullable<Order['shipments']>[number]

const GAP = 12
const ROW_PADDING = 5
/** Widths of the columns after the first, which takes the remaining width. */
const COLUMNS = { quantity: 60, each: 70, tax: 60, amount: 75 } as const
const SIDE = COLUMNS.quantity + COLUMNS.each + COLUMNS.tax + COLUMNS.amount

export function writeGiftCards(sheet: InvoiceSheet, words: InvoiceWords, order: Order): void {
  const { giftCertificateItems = [] } = order
  if (giftCertificateItems.length === 0) return
  sheet.makeRoom(70)
  sheet.text(words.text(messages.mailed), { font: 'strong', size: 11 })
  sheet.y += 6
  writeHead(sheet, words)
  for (const { recipientName, recipientEmail, amount = 0 } of giftCertificateItems) {
    const productName = words.text(messages.giftCardFor, { name: recipientName || recipientEmail })
    writeLine(sheet, words, { productName, quantity: 1, basePrice: amount, price: amount })
  }
  sheet.y += GAP
}

export function writeShipments(
  sheet: InvoiceSheet,
  words: InvoiceWords,
  order: Order,
  pieceNames: ReadonlyMap<string, string>,
): void {
  const { shipments = [], productItems = [] } = order
  for (const shipment of shipments) {
    if (!hasItems(shipment, order)) continue
    writeReceiver(sheet, words, shipment)
    writeHead(sheet, words)
    for (const line of productItems) {
      if (shipmentIdOf(line) !== shipmentIdOf(shipment)) continue
      writeLine(sheet, words, withMix(line, pieceNames, words))
      listPaidOptions(line).forEach((option) => writeLine(sheet, words, option))
    }
    sheet.y += GAP
  }
}

/** Adds the pieces of a filled box to the line's name, all of them and row by row. */
function withMix(line: Line, pieceNames: ReadonlyMap<string, string>, words: InvoiceWords): Line {
  const mix = readCustomMix(line.c_customMix)
  if (!mix) return line
  const pieces = mix.box.map(({ pid, qty }) => ({ id: pid, qty }))
  const box = { unitType: mix.unitType, pieces }
  const rows = rowsInWords(box, line.c_boxPlaces, pieceNames).map((row, index) =>
    words.text(messages.boxRow, { row: index + 1, pieces: row }),
  )
  const name = line.productName ?? line.productId
  const inside = mixInWords(box, pieceNames, readBoxName(line))
  return { ...line, productName: [name, inside, ...rows].join('\n') }
}

/** Returns the options of a line that have a price; the line's own price does not include them. */
function listPaidOptions({ optionItems = [] }: Line): Line[] {
  return optionItems
    .filter(({ price = 0 }) => price > 0)
    .map(({ itemText, optionValueId, ...option }) => ({
      ...option,
      productName: `+ ${itemText ?? optionValueId}`,
    }))
}

function writeReceiver(sheet: InvoiceSheet, words: InvoiceWords, shipment: Shipment): void {
  const { shippingAddress: address, shippingMethod, trackingNumber } = shipment
  const shop = pickupShopOf(shipment)
  const title = shop
    ? words.text(messages.collected, { shop: shop.name })
    : words.text(messages.shippedTo, { name: fullNameOf(address) })
  const facts = [
    address && addressLine(address),
    shippingMethod?.name,
    trackingNumber && words.text(messages.tracking, { number: trackingNumber }),
  ]
  // prevents a title alone at the bottom of a page
  sheet.makeRoom(90)
  sheet.text(title, { font: 'strong', size: 11 })
  sheet.y += 2
  sheet.text(facts.filter(Boolean).join(' · '), { color: 'inkSoft', size: 8.5 })
  sheet.y += 8
}

function writeHead(sheet: InvoiceSheet, words: InvoiceWords): void {
  const height = 20
  sheet.band(height)
  writeColumns(
    sheet,
    6,
    [messages.item, messages.quantity, messages.each, messages.tax, messages.amount].map((one) =>
      words.text(one),
    ),
    { font: 'strong', size: 8 },
  )
  sheet.y += height
}

function writeLine(sheet: InvoiceSheet, words: InvoiceWords, line: Line): void {
  const { productName = line.productId ?? '', quantity = 0, basePrice, tax = 0, price = 0 } = line
  const amount = line.priceAfterItemDiscount ?? price
  const discounts = (line.priceAdjustments ?? []).flatMap(({ itemText }) => itemText ?? [])
  const name = [productName, ...discounts].join('\n')
  const nameWidth = sheet.width - SIDE - 2 * ROW_PADDING
  const height = sheet.heightOf(name, nameWidth) + 2 * ROW_PADDING
  if (sheet.makeRoom(height)) writeHead(sheet, words)
  writeColumns(sheet, ROW_PADDING, [
    name,
    words.number(quantity),
    basePrice === undefined ? '' : words.money(basePrice),
    words.money(tax),
    words.money(amount),
  ])
  sheet.y += height
  sheet.rule()
}

function writeColumns(
  sheet: InvoiceSheet,
  top: number,
  [first = '', ...others]: readonly string[],
  look: { font?: 'strong'; size?: number } = {},
): void {
  const y = sheet.y + top
  sheet.textAt(first, sheet.left + ROW_PADDING, y, sheet.width - SIDE - 2 * ROW_PADDING, look)
  let x = sheet.left + sheet.width - SIDE
  for (const [index, width] of Object.values(COLUMNS).entries()) {
    sheet.textAt(others[index] ?? '', x, y, width - ROW_PADDING, { ...look, align: 'right' })
    x += width
  }
}
