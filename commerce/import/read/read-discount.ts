import { toMinor } from '../minor-units'
import { readProductSelection } from './read-product-selection'
import type { MoneyReading } from './parse-records'
import {
  child,
  children,
  descend,
  markRead,
  numberOf,
  textOf,
  toNumber,
  type XmlElement,
} from '../../archives/xml-element'

/** Child elements of a tier or deal that are conditions instead of the discount. */
const CONDITIONS = ['threshold', 'eligible-quantity']

const PLAIN: Record<string, (given: XmlElement, currency: string) => object> = {
  percentage: ({ text }) => ({ type: 'percentage', percentage: toNumber(text) }),
  amount: ({ text }, currency) => ({ type: 'amount', amountMinor: toMinor(text, currency) }),
  'fixed-price': ({ text }, currency) => ({
    type: 'fixed_price',
    amountMinor: toMinor(text, currency),
  }),
  'total-fixed-price': ({ text }, currency) => ({
    type: 'total_fixed_price',
    amountMinor: toMinor(text, currency),
  }),
  free: () => ({ type: 'free' }),
  'free-shipping': () => ({ type: 'free_shipping' }),
  'fixed-price-shipping': ({ text }, currency) => ({
    type: 'fixed_shipping',
    amountMinor: toMinor(text, currency),
  }),
  'percent-off-options': (given) => ({
    type: 'percentage_off_options',
    percentage: numberOf(given, 'percentage'),
    optionIds: descend(given, 'product-options', 'option-id').map(({ text }) => text),
  }),
  'price-book-price': (given) => ({
    type: 'price_book_price',
    priceBookId: textOf(given, 'pricebook-id'),
  }),
  bonus: (given) => ({
    type: 'bonus',
    productIds: descend(given, 'bonus-products', 'product-id').map(({ text }) => text),
  }),
}

export function readDiscount(reading: MoneyReading, id: string, element: XmlElement): unknown {
  const given = element.elements.find(({ name }) => !CONDITIONS.includes(name))
  if (given) markRead(given)
  if (given?.name === 'bonus-choice') return readBonusChoice(reading, id, given)
  const read = given && PLAIN[given.name]?.(given, reading.currency)
  if (read) return read
  reading.findings.error(reading.file, id, 'unknown discount %s', given?.name ?? '')
  return undefined
}

function readBonusChoice(reading: MoneyReading, id: string, given: XmlElement) {
  const rule = child(given, 'bonus-product-rule')
  const list = child(given, 'bonus-products')
  const products = [
    ...children(list, 'product-id').map(({ text }) => ({ productId: text })),
    ...children(list, 'bonus-product').map((product) => ({
      productId: product.attributes['product-id'],
      priceMinor: toMinor(textOf(product, 'bonus-product-price') ?? '0', reading.currency),
    })),
  ]
  return {
    type: 'bonus_choice',
    products,
    maxItems: toNumber(textOf(given, 'max-bonus-items')),
    ...(rule && { rule: readProductSelection(reading, id, rule) }),
  }
}
