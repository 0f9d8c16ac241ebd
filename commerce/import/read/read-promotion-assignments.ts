import { Assignment } from '../../promotions/promotion.schemas'
import {
  child,
  children,
  descend,
  everyChild,
  flagOf,
  textOf,
  toNumber,
  type XmlElement,
} from '../../archives/xml-element'
import type { CampaignParts } from './campaign-parts'
import { isGone, isPresent, LEFT_OUT, type Reading } from './parse-records'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const EVERYONE = 'Everyone'

/** An assignment before it is checked. */
type RawAssignment = { campaignId: string } & Partial<Record<keyof Assignment, unknown>>

/** A promotion's assignment to a campaign, which only applies while the campaign is enabled. */
export interface AssignmentEntry {
  promotionId: string
  campaignId: string
  isGone: boolean
  assignment?: RawAssignment
  /** The assignment before this archive, as far as its elements are known. */
  before?: RawAssignment
}

/** @param parts the elements that the site has after the import. */
export function readAssignments(
  reading: Reading,
  parts: CampaignParts,
  { given, known }: { given: CampaignParts; known: CampaignParts },
): AssignmentEntry[] {
  const pairs = new Set([...known.assignments.keys(), ...given.assignments.keys()])
  return [...pairs].flatMap((pair): AssignmentEntry[] => {
    const [promotionId = '', campaignId = ''] = JSON.parse(pair) as string[]
    const own = given.assignments.get(pair)
    if (!own && (reading.mode === 'replace' || !given.campaigns.has(campaignId))) return []
    const element = parts.assignments.get(pair)
    const campaign = parts.campaigns.get(campaignId)
    const isDeleted = own ? isGone(reading, own) : false
    if (isDeleted || !element) return [{ promotionId, campaignId, isGone: true }]
    if (!campaign) {
      const isRemoved = given.campaigns.has(campaignId)
      const kind = 'the campaign %s does not exist'
      if (!isRemoved) reading.findings.error(reading.file, promotionId, kind, campaignId)
      return isRemoved ? [{ promotionId, campaignId, isGone: true }] : []
    }
    const enabled = flagOf(campaign, 'enabled-flag') ?? true
    if (typeof enabled === 'string') {
      const kind = LEFT_OUT('line %s: <enabled-flag> %s')
      reading.findings.error(reading.file, promotionId, kind, campaign.line, enabled)
      return []
    }
    if (!isActiveCampaign(campaign)) return [{ promotionId, campaignId, isGone: false }]
    checkKnown(reading, promotionId, campaign)
    const oldCampaign = known.campaigns.get(campaignId)
    const old = known.assignments.get(pair)
    return [
      {
        promotionId,
        campaignId,
        isGone: false,
        assignment: readAssignment(campaignId, campaign, element),
        ...(oldCampaign && old && { before: readAssignment(campaignId, oldCampaign, old) }),
      },
    ]
  })
}

/** Returns the elements of a site after the import; those that cannot be read stay as they were. */
export function keepReadable(known: CampaignParts, parts: CampaignParts): CampaignParts {
  const keep = (
    before: Map<string, XmlElement>,
    after: Map<string, XmlElement>,
    isReadable: (element: XmlElement) => boolean,
  ) => {
    const kept = [...after].map(
      ([id, one]) => [id, isReadable(one) ? one : before.get(id)] as const,
    )
    return new Map(kept.flatMap(([id, one]) => (one ? [[id, one] as const] : [])))
  }
  const isMeaningful = (campaign: XmlElement, element: XmlElement) =>
    Assignment.safeParse(readAssignment('any', campaign, element)).success
  return {
    campaigns: keep(known.campaigns, parts.campaigns, (campaign) => {
      const enabled = flagOf(campaign, 'enabled-flag')
      return typeof enabled !== 'string' && isMeaningful(campaign, EMPTY)
    }),
    assignments: keep(known.assignments, parts.assignments, (one) => isMeaningful(EMPTY, one)),
  }
}

const EMPTY: XmlElement = { name: '', attributes: {}, elements: [], text: '', line: 0 }

export function readAssignment(
  campaignId: string,
  campaign: XmlElement,
  element: XmlElement,
): RawAssignment {
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
  }
}

/**
 * Returns the assignment's own coupons, or else the campaign's. An empty list means that the
 * promotion never applies, because its only qualifier is a coupon that is missing.
 */
function readCouponIds(campaign: XmlElement, element: XmlElement): string[] | undefined {
  const own = listCoupons(element)
  const ids = own.length > 0 ? own : listCoupons(campaign)
  const asked = everyChild(child(element, 'qualifiers')).map(({ name }) => name)
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
  const unknownMode = [own, ofCampaign].find(({ isEvery }) => typeof isEvery === 'string')?.isEvery
  return {
    customerGroupIds: orNone(groups.ids),
    inEveryGroup: unknownMode ?? (groups.isEvery || undefined),
    campaignGroupIds: takesCampaigns ? undefined : orNone(ofCampaign.ids),
  }
}

/**
 * `Everyone` includes all shoppers, so other groups beside it have no effect, unless all groups are
 * required.
 */
function listGroups(element: XmlElement) {
  const list = child(element, 'customer-groups')
  const mode = list?.attributes['match-mode'] ?? 'any'
  // the schema refuses another text
  const isEvery = mode !== 'any' && (mode === 'all' || mode)
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

export function isActiveCampaign(campaign: XmlElement): boolean {
  return (flagOf(campaign, 'enabled-flag') ?? true) === true && !isInShopsOnly(campaign)
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
