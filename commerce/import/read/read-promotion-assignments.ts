import type { Assignment } from '../../promotions/promotion.schemas'
import { child, children, descend, flagOf, textOf, toNumber, type XmlElement } from '../xml-element'
import { isPresent, type Reading } from './reading'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const EVERYONE = 'Everyone'

/**
 * Returns promotion id → its assignments to enabled campaigns, each with the campaign's schedule
 * and qualifiers.
 */
export function readAssignments(reading: Reading, root: XmlElement): Map<string, unknown[]> {
  const campaigns = new Map(
    children(root, 'campaign').map((element) => [element.attributes['campaign-id'] ?? '', element]),
  )
  const promotions = children(root, 'promotion')
  const promotionIds = new Set(promotions.map(({ attributes }) => attributes['promotion-id']))
  const found = new Map<string, unknown[]>()
  for (const element of [
    ...children(root, 'promotion-campaign-assignment'),
    // older archives assign a promotion to its only campaign by an attribute
    ...promotions.filter(({ attributes }) => attributes['campaign-id']),
  ]) {
    const id = element.attributes['promotion-id'] ?? ''
    const campaignId = element.attributes['campaign-id'] ?? ''
    const campaign = campaigns.get(campaignId)
    if (!promotionIds.has(id)) reading.findings.error(reading.file, id, 'no such promotion')
    if (!campaign) {
      reading.findings.error(reading.file, id, 'the campaign %s does not exist', campaignId)
      continue
    }
    if (flagOf(campaign, 'enabled-flag') === false || isInShopsOnly(campaign)) continue
    checkKnown(reading, id, campaign)
    found.set(id, [...(found.get(id) ?? []), readAssignment(campaignId, campaign, element)])
  }
  return found
}

function readAssignment(campaignId: string, campaign: XmlElement, element: XmlElement) {
  const schedule = child(element, 'schedule')
  const datesOf = (name: string) =>
    [textOf(campaign, name), textOf(schedule, name)].filter(isPresent)
  return {
    campaignId,
    rank: toNumber(textOf(element, 'rank')),
    matchMode: child(element, 'qualifiers')?.attributes['match-mode'],
    couponIds: readCouponIds(campaign, element),
    ...readGroups(campaign, element),
    sourceCodeGroupIds: orNone([...listSources(element), ...listSources(campaign)]),
    startsAt: datesOf('start-date'),
    endsAt: datesOf('end-date'),
    recurrence: readRecurrence(schedule),
  } satisfies Partial<Record<keyof Assignment, unknown>>
}

/**
 * Returns the assignment's own coupons, or else the campaign's. An empty list means that the
 * promotion never applies, because its only qualifier is a coupon that is missing.
 */
function readCouponIds(campaign: XmlElement, element: XmlElement): string[] | undefined {
  const own = listCoupons(element)
  const ids = own.length > 0 ? own : listCoupons(campaign)
  const asked = child(element, 'qualifiers')?.elements.map(({ name }) => name) ?? []
  const isOnlyCoupons = asked.length === 1 && asked[0] === 'coupons'
  return ids.length > 0 || isOnlyCoupons ? ids : undefined
}

/**
 * Returns the required customer groups. Those of the campaign are required in addition to the
 * assignment's qualifiers.
 */
function readGroups(campaign: XmlElement, element: XmlElement) {
  const own = listGroups(element)
  const ofCampaign = listGroups(campaign)
  const isAsked = descend(element, 'qualifiers', 'customer-groups').length > 0
  const takesCampaigns = own.ids.length === 0 && isAsked
  const groups = takesCampaigns ? ofCampaign : own
  return {
    customerGroupIds: orNone(groups.ids),
    inEveryGroup: groups.isEvery || undefined,
    campaignGroupIds: takesCampaigns ? undefined : orNone(ofCampaign.ids),
  }
}

/**
 * `Everyone` includes all shoppers, so other groups beside it have no effect, unless all groups are
 * required.
 */
function listGroups(element: XmlElement) {
  const list = child(element, 'customer-groups')
  const isEvery = list?.attributes['match-mode'] === 'all'
  const all = children(list, 'customer-group').map(({ attributes }) => attributes['group-id'] ?? '')
  const ids = all.includes(EVERYONE) && !isEvery ? [] : all.filter((id) => id !== EVERYONE)
  return { ids, isEvery }
}

function listCoupons(element: XmlElement): string[] {
  return descend(element, 'coupons', 'coupon').map(
    ({ attributes }) => attributes['coupon-id'] ?? '',
  )
}

function listSources(element: XmlElement): string[] {
  return descend(element, 'source-codes', 'source-code').map(
    ({ attributes }) => attributes['group-id'] ?? '',
  )
}

function orNone(ids: string[]): string[] | undefined {
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

function isInShopsOnly(campaign: XmlElement): boolean {
  const scope = child(campaign, 'campaign-scope')
  return scope !== undefined && !child(scope, 'applicable-online')
}

/**
 * Reports campaigns for stores and store groups as errors: they are not supported, and their
 * discount would apply everywhere.
 */
function checkKnown({ file, findings }: Reading, id: string, campaign: XmlElement): void {
  if (child(campaign, 'campaign-scope')) return
  for (const unknown of ['store-groups', 'stores']) {
    const isGiven = (child(campaign, unknown)?.elements.length ?? 0) > 0
    if (isGiven) findings.error(file, id, '%s are not known', unknown)
  }
}

/** Reads the weekdays and hours at which a schedule recurs; undefined means always. */
function readRecurrence(schedule: XmlElement | undefined) {
  const recurrence = child(schedule, 'recurrence')
  if (!recurrence) return undefined
  const time = child(recurrence, 'time-of-day')
  const days = children(child(recurrence, 'day-of-week'), 'weekday')
  return {
    weekdays: days.length > 0 ? days.map(({ text }) => WEEKDAYS.indexOf(text)) : undefined,
    fromMinute: toMinute(textOf(time, 'time-from')),
    toMinute: toMinute(textOf(time, 'time-to')),
  }
}

/** Converts `09:30:00Z` to 570. Malformed text is returned unchanged, and the schema refuses it. */
function toMinute(text: string | undefined): number | string | undefined {
  const [, hours, minutes] = text?.match(/^(\d{2}):(\d{2})/) ?? []
  return hours === undefined ? text : Number(hours) * 60 + Number(minutes)
}
