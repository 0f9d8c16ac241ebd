import type { Order } from '@/commerce-client/orders'
import { orderSubtotal } from '@/rules/order-amounts'
import type { InvoiceSheet } from './invoice-sheet'
import type { InvoiceWords } from './invoice-words'
import { invoiceMessages as messages } from './invoice.messages'

const WIDTH = 240
const AMOUNT_WIDTH = 80
const ROW = 17

interface TotalRow {
  label: string
  amount: string
  isTotal?: boolean
}

/** Writes the order's totals, like those of the order page (ORD-007). */
export function writeTotals(sheet: InvoiceSheet, words: InvoiceWords, order: Order): void {
  const rows = listRows(words, order)
  sheet.makeRoom(rows.length * ROW + 20)
  const x = sheet.left + sheet.width - WIDTH
  for (const { label, amount, isTotal } of rows) {
    const look = isTotal ? ({ font: 'strong', size: 12, color: 'accent' } as const) : {}
    if (isTotal) sheet.y += 4
    sheet.textAt(label, x, sheet.y, WIDTH - AMOUNT_WIDTH, look)
    sheet.textAt(amount, x + WIDTH - AMOUNT_WIDTH - 5, sheet.y, AMOUNT_WIDTH, {
      ...look,
      align: 'right',
    })
    sheet.y += isTotal ? ROW + 4 : ROW
  }
}

function listRows(words: InvoiceWords, order: Order): TotalRow[] {
  const { orderPriceAdjustments = [], giftCertificateItems = [], productSubTotal = 0 } = order
  const { shippingTotal = 0, taxTotal = 0, orderTotal = 0 } = order
  const isGross = order.taxation === 'gross'
  const row = (label: string, amount: number): TotalRow => ({ label, amount: words.money(amount) })
  const parts = [
    ...orderPriceAdjustments.map(({ itemText, price = 0 }) =>
      row(itemText ?? words.text(messages.discount), price),
    ),
    ...giftCertificateItems.map(({ amount = 0 }) =>
      row(words.text(messages.giftCertificate), amount),
    ),
  ]
  const shipping = words.text(messages.shipping)
  return [
    ...(parts.length > 0 ? [row(words.text(messages.items), productSubTotal), ...parts] : []),
    row(words.text(messages.subtotal), orderSubtotal(order)),
    shippingTotal === 0
      ? { label: shipping, amount: words.text(messages.free) }
      : row(shipping, shippingTotal),
    ...(isGross ? [] : [row(words.text(messages.tax), taxTotal)]),
    { ...row(words.text(messages.total), orderTotal), isTotal: true },
    ...(isGross && taxTotal > 0 ? [row(words.text(messages.taxIncluded), taxTotal)] : []),
  ]
}
