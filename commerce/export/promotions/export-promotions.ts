import { findCampaignParts } from '../../import/known-site'
import type { ListedGroup } from '../../promotions/add-source-groups.rules'
import { Promotion, type Assignment } from '../../promotions/promotion.schemas'
import { SourceCodeGroup } from '../../promotions/source-code-group.schemas'
import type { ArchiveFile } from '../archive-file'
import { selectionNodes } from '../site/product-selection-nodes'
import { siteFile, type SiteContext } from '../site/site-context'
import { texts } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { takeStoredCampaigns } from './campaign-parts.rules'
import { separateCampaigns, type Campaign, type CampaignUse } from './campaigns.rules'
import { findGlobalExclusions } from './exclusions.rules'
import { ruleNode, type RuleContext } from './rule-node'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function scheduleNodes({ startsAt, endsAt, recurrence }: Assignment): XmlNodes {
  const days = recurrence?.weekdays?.map((day) => leaf('weekday', WEEKDAYS[day])) ?? []
  return group('schedule', [
    leaf('start-date', startsAt.at(-1)),
    leaf('end-date', endsAt.at(-1)),
    group('recurrence', [
      group('day-of-week', days),
      group('time-of-day', [
        leaf('time-from', toTime(recurrence?.fromMinute)),
        leaf('time-to', toTime(recurrence?.toMinute)),
      ]),
    ]),
  ])
}

/** Converts 570 to `09:30:00`. */
function toTime(minute: number | undefined): string | undefined {
  if (minute === undefined) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`
}

export async function exportPromotions(context: SiteContext): Promise<ArchiveFile> {
  const { db, site } = context
  const rows = await db
    .selectFrom('promotion')
    .select('definition')
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  const promotions = rows.map(({ definition }) => Promotion.parse(definition))
  const parts = await findCampaignParts(db, site.id)
  const stored = takeStoredCampaigns(promotions, parts, await listSourceGroups(context))
  const { campaigns, uses } = separateCampaigns(stored.others, stored.ids)
  const globalExclusions = findGlobalExclusions(promotions)
  const rules = { catalogId: site.catalog_id, currency: site.currency, globalExclusions }
  const settings = selectionNodes({ included: globalExclusions }, rules)
  return siteFile(
    context,
    'promotions',
    ['promotions', 'promotion/2008-01-31'],
    [
      ...stored.campaigns,
      ...campaigns.map(campaignNode),
      ...group('global-promotion-settings', [group('global-excluded-products', settings)]),
      ...promotions.map((promotion) => promotionNode(promotion, rules)),
      ...stored.assignments,
      ...uses.map(useNode),
    ],
  )
}

async function listSourceGroups({ db, site }: SiteContext): Promise<ListedGroup[]> {
  const rows = await db
    .selectFrom('source_code_group')
    .select(['id', 'definition'])
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  return rows.map(({ id, definition }) => ({ ...SourceCodeGroup.parse(definition), id }))
}

function campaignNode({ id, startsAt, endsAt, groupIds }: Campaign): XmlNode {
  const children = [
    leaf('enabled-flag', true),
    leaf('start-date', startsAt),
    leaf('end-date', endsAt),
    groupIds ? groupsNode(groupIds) : [],
  ]
  return node('campaign', children, { 'campaign-id': id })
}

function groupsNode(ids: readonly string[], inEvery = false): XmlNode {
  const groups = ids.map((id) => node('customer-group', [], { 'group-id': id }))
  return node('customer-groups', groups, { 'match-mode': inEvery ? 'all' : undefined })
}

function promotionNode(promotion: Promotion, rules: RuleContext): XmlNode {
  const { localized } = promotion
  const exclusive = promotion.mutuallyExclusiveIds ?? []
  const children = [
    leaf('enabled-flag', promotion.enabled),
    leaf('exclusivity', promotion.exclusivity),
    leaf('currency', promotion.currency),
    texts('name', promotion.name, localized, 'name'),
    texts('callout-msg', promotion.calloutMsg, localized, 'calloutMsg'),
    texts('details', promotion.details, localized, 'details'),
    leaf('image', promotion.image),
    group(
      'mutually-exclusive-promotions',
      exclusive.map((id) => leaf('mutually-exclusive-promotion', id)),
    ),
    ruleNode(promotion, { ...rules, currency: promotion.currency ?? rules.currency }),
  ]
  return node('promotion', children, { 'promotion-id': promotion.id })
}

/** Qualifiers without a list of their own would be those of the campaign. */
function useNode({ promotionId, campaignId, assignment, takesGroups }: CampaignUse): XmlNode {
  const { couponIds, customerGroupIds = [], sourceCodeGroupIds = [], inEveryGroup } = assignment
  const groups = takesGroups ? [] : customerGroupIds
  const isAsked = takesGroups || customerGroupIds.length > 0
  const listed = (list: string, name: string, attribute: string, ids: readonly string[]) =>
    group(
      list,
      ids.map((id) => node(name, [], { [attribute]: id })),
    )
  const qualifiers: XmlNodes = [
    isAsked ? [node('customer-groups', [])] : [],
    sourceCodeGroupIds.length > 0 ? [node('source-codes', [])] : [],
    couponIds ? [node('coupons', [])] : [],
  ].flat()
  const children = [
    node('qualifiers', qualifiers, { 'match-mode': assignment.matchMode }),
    groups.length > 0 || inEveryGroup ? groupsNode(groups, inEveryGroup) : [],
    listed('coupons', 'coupon', 'coupon-id', couponIds ?? []),
    listed('source-codes', 'source-code', 'group-id', sourceCodeGroupIds),
    leaf('rank', assignment.rank),
    scheduleNodes(assignment),
  ]
  const attributes = { 'promotion-id': promotionId, 'campaign-id': campaignId }
  return node('promotion-campaign-assignment', children, attributes)
}
