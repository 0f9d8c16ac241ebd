import type { ProductSelection } from '../../promotions/product-selection.schemas'
import { toMinor } from '../minor-units'
import { isDeal, readConstraints, readDeals, type Rule } from './read-deals'
import { readDiscount } from './read-discount'
import { readProductSelection } from './read-product-selection'
import { LEFT_OUT, type MoneyReading } from './parse-records'
import {
  child,
  children,
  descend,
  flagOf,
  markRead,
  textOf,
  toNumber,
  type XmlElement,
} from '../../archives/xml-element'

const CLASSES = {
  'product-promotion-rule': 'product',
  'order-promotion-rule': 'order',
  'shipping-promotion-rule': 'shipping',
} as const

/**
 * The supported elements. Any other element is an error, because ignoring it could make the
 * promotion too generous.
 */
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

const NO_PRODUCTS: ProductSelection = { included: [] }

/** @param globally products excluded from all promotions. */
export function readPromotionRule(
  reading: MoneyReading,
  id: string,
  promotion: XmlElement,
  globally: ProductSelection['included'],
) {
  const [name, promotionClass] =
    Object.entries(CLASSES).find(([one]) => child(promotion, one)) ?? []
  const element = name === undefined ? undefined : child(promotion, name)
  for (const part of element?.elements ?? []) {
    if (KNOWN_PARTS.includes(part.name)) continue
    markRead(part)
    reading.findings.error(reading.file, id, '%s is not known', part.name)
  }
  const rule = { reading, id, element }
  const methods = listTexts(element, 'shipping-methods', 'method-id')
  const payments = listTexts(element, 'payment-methods', 'method-id')
  const combination = readConstraints(rule, 'qualifying-products-combination')
  if (promotionClass === 'product' && !isDeal(element)) warnOfNothingDiscounted(rule)
  const isCombined = promotionClass !== 'product' && combination.length > 0
  return {
    promotionClass,
    condition: isCombined ? 'combination' : conditionOf(element),
    ...readSelections(rule, promotionClass, globally),
    combination: isCombined ? combination : undefined,
    prohibitsOthers: promotionClass === 'shipping' ? prohibitsOthers(rule) : undefined,
    excludesDiscounted: flagOf(element, 'exclude-discounted-products'),
    identicalProducts: flagOf(element, 'identical-products'),
    shippingMethodIds: methods.length > 0 ? methods : undefined,
    paymentMethodIds: payments.length > 0 ? payments : undefined,
    maxApplications: toNumber(textOf(element, 'max-applications')),
    upsell: readUpsell(element, reading.currency),
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
  rule: Rule,
  promotionClass: string | undefined,
  globally: ProductSelection['included'],
) {
  const { reading, id, element } = rule
  const read = (name: string) => readProductSelection(reading, id, child(element, name))
  const isExempt = isSet(rule, 'disable-global-excluded-products') === true
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
  const has = (name: string) => child(element, name) !== undefined
  if (promotionClass === 'product') {
    const hasDiscounted = has('discounted-products')
    // the discounted products of a product promotion also qualify if it has no qualifying products
    const isEarnedByDiscounted = hasDiscounted && !has('qualifying-products')
    return {
      qualifying: isEarnedByDiscounted ? discounted : qualifying,
      discounted: hasDiscounted ? discounted : NO_PRODUCTS,
    }
  }
  const isNarrow = isSet(rule, 'discount-only-qualifying-products') === true
  return { qualifying, discounted: isNarrow ? qualifying : without({}) }
}

/**
 * Returns whether other products prevent the promotion, which is the default if it has qualifying
 * products.
 */
function prohibitsOthers(rule: Rule): boolean {
  const { element } = rule
  const isNamed = child(element, 'qualifying-products') !== undefined
  return isNamed && isSet(rule, 'prohibit-nonqualifying-products') !== false
}

/** Reads a flag; one that cannot be read is an error, because it could make the rule too generous. */
function isSet({ reading, id, element }: Rule, name: string): boolean | undefined {
  const flag = flagOf(element, name)
  if (typeof flag !== 'string') return flag
  const kind = LEFT_OUT('line %s: <%s> %s')
  reading.findings.error(reading.file, id, kind, element?.line, name, flag)
  return undefined
}

function readUpsell(element: XmlElement | undefined, currency: string) {
  const enabled = flagOf(element, 'enable-upsells')
  if (enabled === undefined) return undefined
  const from = textOf(element, 'upsell-threshold')
  return { enabled, ...(from !== undefined && { fromMinor: toMinor(from, currency) }) }
}

/**
 * Warns of tiers without discounted products. Deals are not checked, because they may discount
 * their qualifying products.
 */
function warnOfNothingDiscounted({ reading, id, element }: Rule): void {
  const given = listTiers(element).flatMap(({ elements }) => elements.map(({ name }) => name))
  const isNamed = child(element, 'discounted-products') !== undefined
  if (isNamed || given.length === 0 || given.some((name) => name.startsWith('bonus'))) return
  reading.findings.warn(
    reading.file,
    id,
    'it lists no discounted products, so it discounts nothing',
  )
}

function listTiers(element: XmlElement | undefined): XmlElement[] {
  return [...children(element, 'simple-discount'), ...descend(element, 'discounts', 'discount')]
}

function readTiers({ reading, id, element }: Rule, isCombined: boolean) {
  const counts = isCombined || conditionOf(element) === 'quantity'
  return listTiers(element).map((tier) => {
    const threshold = textOf(tier, 'threshold') ?? '0'
    return {
      threshold: counts ? toNumber(threshold) : toMinor(threshold, reading.currency),
      discount: readDiscount(reading, id, tier),
    }
  })
}
