import { Promotion } from '../promotions/promotion.schemas'
import { toMinor } from './minor-units'
import { readAssignments } from './read-promotion-assignments'
import { readProductSelection } from './read-product-selection'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, toNumber, type XmlElement } from './xml-element'

const RULES = {
  'product-promotion-rule': 'product',
  'order-promotion-rule': 'order',
  'shipping-promotion-rule': 'shipping',
} as const

const KNOWN_PARTS = [
  'discounted-products',
  'qualifying-products',
  'excluded-products',
  'shipping-methods',
  'simple-discount',
  'discounts',
]

/** Reads a site's `promotions.xml`; rules that would be priced wrongly are errors. */
export function readPromotions(reading: Reading, root: XmlElement): Promotion[] {
  const assignments = readAssignments(reading, root)
  return children(root, 'promotion')
    .map((element) => {
      const id = element.attributes['promotion-id'] ?? ''
      return parseRecord(reading, id, Promotion, {
        id,
        name: textOf(element, 'name'),
        calloutMsg: textOf(element, 'callout-msg'),
        enabled:
          flagOf(element, 'archived-flag') === true ? false : flagOf(element, 'enabled-flag'),
        exclusivity: textOf(element, 'exclusivity'),
        assignments: assignments.get(id),
        ...readRule(reading, id, element),
      })
    })
    .filter(isPresent)
}

function readRule(reading: Reading, id: string, element: XmlElement) {
  const [name, promotionClass] = Object.entries(RULES).find(([name]) => child(element, name)) ?? []
  const rule = name === undefined ? undefined : child(element, name)
  const isProduct = promotionClass === 'product'
  for (const part of rule?.elements ?? []) {
    const isMisplaced = part.name === 'shipping-methods' && promotionClass !== 'shipping'
    const isAmbiguous = part.name === 'qualifying-products' && promotionClass === 'shipping'
    if (KNOWN_PARTS.includes(part.name) && !isMisplaced && !isAmbiguous) continue
    reading.findings.error(reading.file, id, `${part.name} is not known`)
  }
  const methods = descend(rule, 'shipping-methods', 'method-id').map(({ text }) => text)
  const excluded = readProductSelection(reading, id, child(rule, 'excluded-products')).included
  const discounted = readProductSelection(reading, id, child(rule, 'discounted-products'))
  const hasQualifying = child(rule, 'qualifying-products') !== undefined
  const qualifying = readProductSelection(reading, id, child(rule, 'qualifying-products'))
  return {
    promotionClass,
    condition:
      child(rule, 'discounts')?.attributes['condition-type'] === 'product-quantity'
        ? 'quantity'
        : 'amount',
    // a product promotion without qualifying products is earned by what it discounts
    qualifying: isProduct && !hasQualifying ? discounted : { ...qualifying, ...only(excluded) },
    discounted: { ...discounted, ...only(excluded) },
    shippingMethodIds: methods.length > 0 ? methods : undefined,
    tiers: readTiers(reading, id, rule),
  }
}

function only(excluded: ReturnType<typeof readProductSelection>['included']) {
  return excluded ? { excluded } : {}
}

function readTiers(reading: Reading, id: string, rule: XmlElement | undefined) {
  const simple = children(rule, 'simple-discount')
  const byQuantity = child(rule, 'discounts')?.attributes['condition-type'] === 'product-quantity'
  return [...simple, ...descend(rule, 'discounts', 'discount')].map((tier) => {
    const threshold = textOf(tier, 'threshold') ?? '0'
    const given = tier.elements.find(({ name }) => name !== 'threshold')
    return {
      threshold: byQuantity ? toNumber(threshold) : toMinor(threshold),
      discount: readDiscount(reading, id, given),
    }
  })
}

function readDiscount(reading: Reading, id: string, given: XmlElement | undefined) {
  if (given?.name === 'percentage') return { type: 'percentage', percentage: toNumber(given.text) }
  if (given?.name === 'amount') return { type: 'amount', amountMinor: toMinor(given.text) }
  if (given?.name === 'fixed-price')
    return { type: 'fixed_price', amountMinor: toMinor(given.text) }
  if (given?.name === 'free') return { type: 'free' }
  reading.findings.error(reading.file, id, `the discount ${given?.name ?? ''} is not known`)
  return undefined
}
