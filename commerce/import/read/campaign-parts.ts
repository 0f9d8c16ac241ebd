import { withoutPasswords } from '../custom-attributes'
import { children, type XmlElement } from '../../archives/xml-element'
import { combineElements } from './combine-elements'
import { isGone, type Reading } from './parse-records'

/** The elements from which assignments are made, by campaign, and by `[promotion, campaign]`. */
export interface CampaignParts {
  campaigns: Map<string, XmlElement>
  assignments: Map<string, XmlElement>
}

export function listCampaignParts(reading: Reading, root: XmlElement): CampaignParts {
  const promotions = children(root, 'promotion')
  return {
    campaigns: new Map(
      children(root, 'campaign').map((one) => {
        const id = one.attributes['campaign-id'] ?? ''
        return [id, toKept(reading, id, one)]
      }),
    ),
    assignments: new Map(
      [
        ...children(root, 'promotion-campaign-assignment'),
        // older archives assign a promotion to its only campaign by an attribute
        ...promotions.flatMap((one) => (one.attributes['campaign-id'] ? toElement(one) : [])),
      ].map((one) => [
        toPair(one.attributes['promotion-id'] ?? '', one.attributes['campaign-id'] ?? ''),
        one,
      ]),
    ),
  }
}

/** Returns a campaign without passwords. */
function toKept(reading: Reading, id: string, campaign: XmlElement): XmlElement {
  const elements = campaign.elements.map((part) =>
    part.name === 'custom-attributes'
      ? { ...part, elements: withoutPasswords(reading, 'Campaign', id, part.elements) }
      : part,
  )
  return { ...campaign, elements }
}

/** Elements of an assignment, in the order of the schema. */
export const OF_ASSIGNMENT = [
  ...['qualifiers', 'customer-groups', 'coupons', 'source-codes', 'rank', 'schedule'],
]

function toElement({ attributes, elements, ...promotion }: XmlElement): XmlElement {
  return {
    ...promotion,
    name: 'promotion-campaign-assignment',
    attributes,
    elements: elements.filter(({ name }) => OF_ASSIGNMENT.includes(name)),
  }
}

const toPair = (promotionId: string, campaignId: string) =>
  JSON.stringify([promotionId, campaignId])

/** Adds the elements of an archive to those that a site has. */
export function combineParts(
  reading: Reading,
  known: CampaignParts,
  given: CampaignParts,
): CampaignParts {
  if (reading.mode === 'replace') return given
  const combine = (before: Map<string, XmlElement>, named: Map<string, XmlElement>) => {
    const all = new Map(before)
    for (const [id, element] of named) {
      const old = all.get(id)
      if (isGone(reading, element)) all.delete(id)
      else if (old ?? reading.mode === 'merge') all.set(id, combineElements(old, element))
    }
    return all
  }
  return {
    campaigns: combine(known.campaigns, given.campaigns),
    assignments: combine(known.assignments, given.assignments),
  }
}
