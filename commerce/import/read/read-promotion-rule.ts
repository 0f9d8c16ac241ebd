import type { ProductSelection } from '../../promotions/product-selection.schemas'
import { toMinor } from '../minor-units'
import { readDiscount } from './read-discount'
import { readProductSelection } from './read-product-selection'
import type { Reading } from './reading'
import { child, children, descend, flagOf, textOf, toNumber, type XmlElement } from '../xml-element'

const CLASSES = {
  'product-promotion-rule': 'product',
  'order-promotion-rule': 'order',
  'shipping-promotion-rule': 'shipping',
} as const

/** What is read below; anything else would be ignored, and the promotion too generous. */
const KNOWN_PARTS = [
  'qualifying-products',
  'discounted-products',
  'excluded-products',
  'non-qualifying-products',
  'qualifying-products-combination',
  'discounted-products-combination',
  'disable-global-excluded-products',
  'shipping-methods',
  'payment-methods',
  'identical-products',
  'simple-discount',
  'discounts',
  'bogo',
  'bogo-discounts',
  'total-discounts',
  'max-applications',
  'prohibit-nonqualifying-products',
  'discount-only-qualifying-products',
  'exclude-discounted-products',
  'enable-upsells',
  'upsell-threshold',
]

interface Rule {
  reading: Reading
  id: string
  element: XmlElement | undefined
}

/** Reads what a promotion asks for and gives. @param globally products that no promotion is about. */
export function readPromotionRule(
  reading: Reading,
  id: string,
  promotion: XmlElement,
  globally: ProductSelection['included'],
) {
  const [name, promotionClass] =
    Object.entries(CLASSES).find(([one]) => child(promotion, one)) ?? []
  const element = name === undefined ? undefined : child(promotion, name)
  for (const part of element?.elements ?? []) {
    if (KNOWN_PARTS.includes(part.name)) continue
    reading.findings.error(reading.file, id, '%s is not known', part.name)
  }
  const rule = { reading, id, element }
  const methods = listTexts(element, 'shipping-methods', 'method-id')
  const payments = listTexts(element, 'payment-methods', 'method-id')
  const combination = readConstraints(rule, 'qualifying-products-combination')
  const isCombined = promotionClass !== 'product' && combination.length > 0
  return {
    promotionClass,
    condition: isCombined ? 'combination' : conditionOf(element),
    ...readSelections(rule, promotionClass, globally),
    combination: isCombined ? combination : undefined,
    prohibitsOthers: promotionClass === 'shipping' ? prohibitsOthers(element) : undefined,
    excludesDiscounted: flagOf(element, 'exclude-discounted-products'),
    identicalProducts: flagOf(element, 'identical-products'),
    shippingMethodIds: methods.length > 0 ? methods : undefined,
    paymentMethodIds: payments.length > 0 ? payments : undefined,
    maxApplications: toNumber(textOf(element, 'max-applications')),
    upsell: readUpsell(element),
    tiers: isDeal(element) ? [] : readTiers(rule, isCombined),
    deals: readDeals(rule),
  }
}

function listTexts(element: XmlElement | undefined, ...path: string[]): string[] {
  return descend(element, ...path).map(({ text }) => text)
}

function conditionOf(element: XmlElement | undefined): 'quantity' | 'amount' {
  const type = child(element, 'discounts')?.attributes['condition-type']
  return type === 'product-quantity' ? 'quantity' : 'amount'
}

function readSelections(
  { reading, id, element }: Rule,
  promotionClass: string | undefined,
  globally: ProductSelection['included'],
) {
  const read = (name: string) => readProductSelection(reading, id, child(element, name))
  const isExempt = flagOf(element, 'disable-global-excluded-products') === true
  const excluded = [
    ...(read('excluded-products').included ?? []),
    ...(read('non-qualifying-products').included ?? []),
    ...(isExempt ? [] : (globally ?? [])),
  ]
  const without = (selection: ProductSelection): ProductSelection => {
    const all = [...(selection.excluded ?? []), ...excluded]
    return all.length > 0 ? { ...selection, excluded: all } : selection
  }
  const qualifying = without(read('qualifying-products'))
  const discounted = without(read('discounted-products'))
  const hasQualifying = child(element, 'qualifying-products') !== undefined
  // a product promotion without qualifying products is earned by what it discounts
  if (promotionClass === 'product') {
    return { qualifying: hasQualifying ? qualifying : discounted, discounted }
  }
  const isNarrow = flagOf(element, 'discount-only-qualifying-products') === true
  return { qualifying, discounted: isNarrow ? qualifying : without({}) }
}

/** The default of a rule that names qualifying products. */
function prohibitsOthers(element: XmlElement | undefined): boolean {
  const isNamed = child(element, 'qualifying-products') !== undefined
  return isNamed && flagOf(element, 'prohibit-nonqualifying-products') !== false
}

function readUpsell(element: XmlElement | undefined) {
  const enabled = flagOf(element, 'enable-upsells')
  if (enabled === undefined) return undefined
  const from = textOf(element, 'upsell-threshold')
  return { enabled, ...(from !== undefined && { fromMinor: toMinor(from) }) }
}

function readTiers({ reading, id, element }: Rule, isCombined: boolean) {
  const simple = children(element, 'simple-discount')
  const counts = isCombined || conditionOf(element) === 'quantity'
  return [...simple, ...descend(element, 'discounts', 'discount')].map((tier) => {
    const threshold = textOf(tier, 'threshold') ?? '0'
    return {
      threshold: counts ? toNumber(threshold) : toMinor(threshold),
      discount: readDiscount(reading, id, tier),
    }
  })
}

function isDeal(element: XmlElement | undefined): boolean {
  return child(element, 'discounted-products-combination') !== undefined
}

function readDeals(rule: Rule) {
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
  // the higher one is tried first
  return deals.sort((a, b) => sizeOf(b) - sizeOf(a))
}

function readConstraints({ reading, id, element }: Rule, name: string) {
  return descend(element, name, 'product-constraints', 'product-constraint').map((constraint) => ({
    quantity: toNumber(textOf(constraint, 'quantity')),
    selection: readProductSelection(reading, id, child(constraint, 'product-specification')),
  }))
}
