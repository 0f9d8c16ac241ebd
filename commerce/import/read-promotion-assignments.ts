import type { Assignment } from '../promotions/promotion.schemas'
import { isPresent, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, toNumber, type XmlElement } from './xml-element'

const EVERYONE = 'Everyone'

/** Promotion id → its places in campaigns that are on, each with the campaign's time and coupons. */
export function readAssignments(reading: Reading, root: XmlElement): Map<string, unknown[]> {
  const campaigns = new Map(
    children(root, 'campaign').map((element) => [element.attributes['campaign-id'] ?? '', element]),
  )
  const promotionIds = new Set(
    children(root, 'promotion').map(({ attributes }) => attributes['promotion-id']),
  )
  const found = new Map<string, unknown[]>()
  for (const element of children(root, 'promotion-campaign-assignment')) {
    const id = element.attributes['promotion-id'] ?? ''
    const campaignId = element.attributes['campaign-id'] ?? ''
    const campaign = campaigns.get(campaignId)
    if (!promotionIds.has(id)) reading.findings.error(reading.file, id, 'no such promotion')
    if (!campaign) {
      reading.findings.error(reading.file, id, `the campaign ${campaignId} does not exist`)
      continue
    }
    checkKnown(reading, id, campaign)
    checkKnown(reading, id, element)
    if (flagOf(campaign, 'enabled-flag') === false) continue
    found.set(id, [...(found.get(id) ?? []), readAssignment(campaignId, campaign, element)])
  }
  return found
}

function readAssignment(campaignId: string, campaign: XmlElement, element: XmlElement) {
  const schedule = child(element, 'schedule')
  const own = listCoupons(element)
  const needsCoupon = own.length > 0 || descend(element, 'qualifiers', 'coupons').length > 0
  const datesOf = (name: string) =>
    [textOf(campaign, name), textOf(schedule, name)].filter(isPresent)
  return {
    campaignId,
    rank: toNumber(textOf(element, 'rank')),
    couponIds: needsCoupon ? (own.length > 0 ? own : listCoupons(campaign)) : undefined,
    startsAt: datesOf('start-date'),
    endsAt: datesOf('end-date'),
  } satisfies Partial<Record<keyof Assignment, unknown>>
}

function listCoupons(element: XmlElement): string[] {
  return descend(element, 'coupons', 'coupon').map(
    ({ attributes }) => attributes['coupon-id'] ?? '',
  )
}

/** Who may have it would be ignored: better nothing than a discount for everybody. */
function checkKnown({ file, findings }: Reading, id: string, element: XmlElement): void {
  for (const unknown of ['source-codes', 'store-groups', 'stores']) {
    if (child(element, unknown)) findings.error(file, id, `${unknown} is not known`)
  }
  if (descend(element, 'qualifiers', 'source-codes').length > 0) {
    findings.error(file, id, 'source codes are not known')
  }
  if (descend(element, 'schedule', 'recurrence').length > 0) {
    findings.error(file, id, 'recurrence is not known')
  }
  for (const { attributes } of descend(element, 'customer-groups', 'customer-group')) {
    if (attributes['group-id'] === EVERYONE) continue
    findings.error(file, id, `the customer group ${attributes['group-id']} is not known here`)
  }
}
