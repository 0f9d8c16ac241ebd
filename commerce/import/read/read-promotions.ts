import { Promotion } from '../../promotions/promotion.schemas'
import { part, text, type Fields } from '../record-fields'
import {
  child,
  children,
  descend,
  flagOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import { combineParts, listCampaignParts, type CampaignParts } from './campaign-parts'
import { readProductSelection } from './read-product-selection'
import { keepReadable, readAssignments, type AssignmentEntry } from './read-promotion-assignments'
import { readPromotionRule } from './read-promotion-rule'
import { readRecord, type Named } from './read-record'
import { readEach, type Entry, type MoneyReading } from './parse-records'

export interface KnownPromotions extends CampaignParts {
  promotionIds: ReadonlySet<string>
}

export interface PromotionContent {
  promotions: Entry<Named<Promotion>>[]
  assignments: AssignmentEntry[]
  /** The elements that the site has after the import. */
  parts: CampaignParts
}

const NOTHING: KnownPromotions = {
  campaigns: new Map(),
  assignments: new Map(),
  promotionIds: new Set(),
}
const SETTINGS = 'global-promotion-settings'
const RULES = ['product-promotion-rule', 'order-promotion-rule', 'shipping-promotion-rule']
/** The properties of a promotion's rule, which only make sense together. */
const OF_RULE = [
  ...['promotionClass', 'condition', 'qualifying', 'discounted', 'combination', 'prohibitsOthers'],
  ...['excludesDiscounted', 'identicalProducts', 'shippingMethodIds', 'paymentMethodIds'],
  ...['maxApplications', 'upsell', 'tiers', 'deals'],
] as const

/** Reads a site's `promotions.xml`; rules that would result in wrong prices are errors. */
export function readPromotions(
  siteReading: MoneyReading,
  root: XmlElement,
  known: KnownPromotions = NOTHING,
): PromotionContent {
  const given = listCampaignParts(siteReading, root)
  const parts = combineParts(siteReading, known, given)
  const assignments = readAssignments(siteReading, parts, { given, known })
  const settings = child(root, SETTINGS)
  const excluded = child(settings, 'global-excluded-products')
  const globally = readProductSelection(siteReading, SETTINGS, excluded).included
  const idOf = ({ attributes }: XmlElement) => attributes['promotion-id']
  const promotions = readEach(siteReading, children(root, 'promotion'), idOf, (element) => {
    const id = idOf(element) ?? ''
    const currency = textOf(element, 'currency') || siteReading.currency
    const reading = { ...siteReading, currency }
    const rule = child(element, RULES.find((name) => child(element, name)) ?? '')
    const own = rule ? readPromotionRule(reading, id, element, globally) : {}
    const named = assignments.filter(({ promotionId }) => promotionId === id)
    // a promotion without its unknown parts would be too generous
    if (reading.findings.hasErrorAbout(reading.file, id)) return undefined
    return readRecord(reading, element, {
      id,
      schema: Promotion,
      fields: { ...FIELDS, ...toFields(own) },
      given: {
        id,
        name: textOf(element, 'name') ?? id,
        assignments: named.flatMap(({ assignment }) => assignment ?? []),
      },
    })
  })
  const ids = new Set([...known.promotionIds, ...promotions.map(({ id }) => id)])
  for (const { promotionId } of assignments) {
    if (ids.has(promotionId)) continue
    siteReading.findings.error(siteReading.file, promotionId, 'no such promotion')
  }
  return { promotions, assignments, parts: keepReadable(known, parts) }
}

const FIELDS = {
  name: text('name'),
  calloutMsg: text('callout-msg'),
  details: text('details'),
  image: text('image'),
  currency: text('currency'),
  enabled: part(['enabled-flag', 'archived-flag'], (element) => {
    const isArchived = flagOf(element, 'archived-flag') ?? false
    if (typeof isArchived === 'string') return isArchived
    return isArchived ? false : flagOf(element, 'enabled-flag')
  }),
  exclusivity: text('exclusivity'),
  mutuallyExclusiveIds: part('mutually-exclusive-promotions', (element) => {
    const path = ['mutually-exclusive-promotions', 'mutually-exclusive-promotion']
    const ids = descend(element, ...path).map(({ text: id }) => id)
    return ids.length > 0 ? ids : undefined
  }),
}

function toFields(rule: Partial<Record<(typeof OF_RULE)[number], unknown>>): Fields {
  return Object.fromEntries(OF_RULE.map((name) => [name, part(RULES, () => rule[name])]))
}
