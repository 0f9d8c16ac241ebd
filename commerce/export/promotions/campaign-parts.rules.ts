import { isDeepStrictEqual } from 'node:util'
import { OF_ASSIGNMENT, type CampaignParts } from '../../import/read/campaign-parts'
import { isActiveCampaign, readAssignment } from '../../import/read/read-promotion-assignments'
import { child, type XmlElement } from '../../archives/xml-element'
import { addSourceGroups, type ListedGroup } from '../../promotions/add-source-groups.rules'
import { Assignment, type Promotion } from '../../promotions/promotion.schemas'
import { node, type XmlNode } from '../xml/xml-node'

/** Elements of a campaign, in the order of the schema. */
const OF_CAMPAIGN = [
  ...['description', 'enabled-flag', 'campaign-scope', 'start-date', 'end-date'],
  ...['customer-groups', 'coupons', 'source-codes', 'store-groups', 'stores', 'custom-attributes'],
]

/** The campaigns of archives as they were imported, also those that are disabled. */
export interface StoredCampaigns {
  ids: ReadonlySet<string>
  campaigns: XmlNode[]
  assignments: XmlNode[]
  /** The promotions with the assignments that were not imported as they are. */
  others: Promotion[]
}

/** Separates what was imported from what can only be derived from the promotions. */
export function takeStoredCampaigns(
  promotions: readonly Promotion[],
  parts: CampaignParts,
  groups: readonly ListedGroup[],
): StoredCampaigns {
  const taken = new Set<Assignment>()
  const assignments = [...parts.assignments].flatMap(([pair, element]) => {
    const [promotionId = '', campaignId = ''] = JSON.parse(pair) as string[]
    const campaign = parts.campaigns.get(campaignId)
    const promotion = promotions.find(({ id }) => id === promotionId)
    const hasEffect = promotion && campaign && isActiveCampaign(campaign)
    if (!hasEffect) return toNode(element, OF_ASSIGNMENT)
    const current = promotion.assignments.find((one) => one.campaignId === campaignId)
    const stored = current && findStored(current, { campaign, element, groups })
    if (!stored) return []
    taken.add(current)
    return toNode(stored, OF_ASSIGNMENT)
  })
  return {
    ids: new Set(parts.campaigns.keys()),
    campaigns: [...parts.campaigns.values()].map((one) => toNode(one, OF_CAMPAIGN)),
    assignments,
    others: promotions.map((promotion) => ({
      ...promotion,
      assignments: promotion.assignments.filter((one) => !taken.has(one)),
    })),
  }
}

/** Returns the element that means the same as an assignment of a promotion. */
function findStored(
  current: Assignment,
  {
    campaign,
    element,
    groups,
  }: { campaign: XmlElement; element: XmlElement; groups: readonly ListedGroup[] },
) {
  const { campaignId, couponIds } = current
  return [element, withCoupons(element, couponIds ?? [])].find((one) => {
    const { data } = Assignment.safeParse(readAssignment(campaignId, campaign, one))
    const meant = data && addSourceGroups(data, groups)
    return isDeepStrictEqual(withoutAbsent(meant), withoutAbsent(current))
  })
}

const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Returns an assignment with the coupons that were added in the back office. */
function withCoupons(element: XmlElement, ids: readonly string[]): XmlElement {
  const toElement = (name: string, elements: XmlElement[], attributes = {}): XmlElement => ({
    ...{ name, attributes, elements, text: '', line: element.line },
  })
  const asked = child(element, 'qualifiers') ?? toElement('qualifiers', [])
  const isAsked = child(asked, 'coupons') !== undefined
  const qualifiers = isAsked
    ? asked
    : { ...asked, elements: [...asked.elements, toElement('coupons', [])] }
  const coupons = ids.map((id) => toElement('coupon', [], { 'coupon-id': id }))
  const rest = element.elements.filter(({ name }) => !['qualifiers', 'coupons'].includes(name))
  return { ...element, elements: [qualifiers, toElement('coupons', coupons), ...rest] }
}

function toNode(element: XmlElement, order: readonly string[]): XmlNode {
  const { mode: _mode, ...attributes } = element.attributes
  const inner = order.map((name) => element.elements.filter((one) => one.name === name).map(asNode))
  return node(element.name, inner, attributes)
}

function asNode({ name, attributes, elements, text }: XmlElement): XmlNode {
  return { name, attributes, content: elements.length > 0 ? elements.map(asNode) : text }
}
