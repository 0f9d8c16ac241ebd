import { readDiscount } from './read-discount'
import { readProductSelection } from './read-product-selection'
import type { MoneyReading } from './parse-records'
import {
  child,
  children,
  descend,
  textOf,
  toNumber,
  type XmlElement,
} from '../../archives/xml-element'

/** The conditions and discounts of a promotion while it is read. */
export interface Rule {
  reading: MoneyReading
  id: string
  element: XmlElement | undefined
}

export function isDeal(element: XmlElement | undefined): boolean {
  return child(element, 'discounted-products-combination') !== undefined
}

/** Returns the deals of a promotion, e.g. "buy two, get one", sorted by quantity, largest first. */
export function readDeals(rule: Rule) {
  const { reading, id, element } = rule
  const selection = (name: string) => readProductSelection(reading, id, child(element, name))
  const discounted = child(element, 'discounted-products') ? 'discounted' : 'qualifying'
  const get = selection(`${discounted}-products`)
  const qualifying = child(element, 'qualifying-products') ? 'qualifying' : 'discounted'
  const buy = selection(`${qualifying}-products`)
  const bogos = [...children(element, 'bogo'), ...descend(element, 'bogo-discounts', 'bogo')]
  const isExact =
    child(element, 'bogo-discounts')?.attributes['require-exact-eligible-quantity'] === 'true'
  const quantityOf = (deal: XmlElement, name: string) => toNumber(textOf(deal, name))
  const deals = [
    ...bogos.map((bogo) => ({
      buy: [{ quantity: quantityOf(bogo, 'threshold'), selection: buy }],
      get: [{ quantity: quantityOf(bogo, 'eligible-quantity'), selection: get }],
      isExact,
      discount: readDiscount(reading, id, bogo),
    })),
    ...descend(element, 'total-discounts', 'discount').map((total) => ({
      buy: [],
      get: [{ quantity: quantityOf(total, 'eligible-quantity'), selection: get }],
      discount: readDiscount(reading, id, total),
    })),
    ...(isDeal(element) ? children(element, 'simple-discount') : []).map((simple) => ({
      buy: readConstraints(rule, 'qualifying-products-combination'),
      get: readConstraints(rule, 'discounted-products-combination'),
      isExact: true,
      discount: readDiscount(reading, id, simple),
    })),
  ]
  const sizeOf = ({ buy: [bought], get: [got] }: (typeof deals)[number]) =>
    Number(bought?.quantity ?? got?.quantity ?? 0)
  return deals.sort((a, b) => sizeOf(b) - sizeOf(a))
}

export function readConstraints({ reading, id, element }: Rule, name: string) {
  return descend(element, name, 'product-constraints', 'product-constraint').map((constraint) => ({
    quantity: toNumber(textOf(constraint, 'quantity')),
    selection: readProductSelection(reading, id, child(constraint, 'product-specification')),
  }))
}
