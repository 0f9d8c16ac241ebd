import type {
  OfficePromotion,
  OfficePromotionClass,
  OfficePromotionList,
  OfficePromotionRow,
  OfficePromotionState,
} from '../../contracts/promotion'
import type { Db } from '../db/client'
import type { Sorting } from '../db/sorting'
import type { Promotion, Assignment } from '../promotions/promotion.schemas'
import type { PromotionsService } from '../promotions/promotions.service'
import type { Site } from '../sites/site.service'
import { loadNames } from './load-names'
import {
  listAssignmentConditions,
  listConditions,
  listDiscounts,
  listLimits,
} from './promotion-words.rules'
import type { Names } from './words'

function promotionStateAt({ enabled, assignments }: Promotion, at: Date): OfficePromotionState {
  if (!enabled) return 'disabled'
  if (assignments.length === 0) return 'unassigned'
  const states = assignments.map((assignment) => assignmentStateAt(assignment, at))
  return (
    states.find((state) => state === 'active') ??
    states.find((state) => state === 'scheduled') ??
    'ended'
  )
}

function assignmentStateAt(
  { startsAt, endsAt }: Pick<Assignment, 'startsAt' | 'endsAt'>,
  at: Date,
): 'active' | 'scheduled' | 'ended' {
  if (endsAt.some((instant) => Date.parse(instant) <= at.getTime())) return 'ended'
  return startsAt.some((instant) => Date.parse(instant) > at.getTime()) ? 'scheduled' : 'active'
}

export interface PromotionsQuery {
  /** Part of a name, an id or a campaign. */
  text: string
  state?: OfficePromotionState
  promotionClass?: OfficePromotionClass
  asksForCode?: boolean
  /** Running ones first if absent. */
  sort?: Sorting<typeof PROMOTION_ORDERS>
  offset: number
  limit: number
}

interface Sources {
  promotions: Pick<PromotionsService, 'listPromotions'>
  now: () => Date
}

const ORDER: readonly OfficePromotionState[] = [
  'active',
  'scheduled',
  'ended',
  'disabled',
  'unassigned',
]

type Comparison = (a: OfficePromotionRow, b: OfficePromotionRow) => number

const byName: Comparison = (a, b) => a.name.localeCompare(b.name)
const byState: Comparison = (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)

export const PROMOTION_ORDERS = {
  name: byName,
  promotionClass: (a, b) => a.promotionClass.localeCompare(b.promotionClass),
  campaigns: (a, b) => a.campaigns.join().localeCompare(b.campaigns.join()),
  state: byState,
} satisfies Readonly<Record<string, Comparison>>

export async function listPromotionRows(
  db: Db,
  { promotions, now }: Sources,
  sites: readonly Site[],
  { text, state, promotionClass, asksForCode, sort, offset, limit }: PromotionsQuery,
): Promise<OfficePromotionList> {
  const rows: OfficePromotionRow[] = []
  for (const site of sites) {
    const all = await promotions.listPromotions(site.id)
    const names = await loadNames(db, site, all)
    rows.push(...all.map((one) => toRow(one, site, names, now())))
  }
  const wanted = text.toLowerCase()
  const found = rows
    .filter(
      (row) =>
        (state === undefined || row.state === state) &&
        (promotionClass === undefined || row.promotionClass === promotionClass) &&
        (asksForCode === undefined || row.asksForCode === asksForCode) &&
        [row.id, row.name, ...row.campaigns].some((word) => word.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => compareBy(sort, a, b) || byState(a, b) || byName(a, b))
  return { promotions: found.slice(offset, offset + limit), total: found.length }
}

function compareBy(
  sort: PromotionsQuery['sort'],
  a: OfficePromotionRow,
  b: OfficePromotionRow,
): number {
  if (!sort) return 0
  return PROMOTION_ORDERS[sort.by](a, b) * (sort.isDown ? -1 : 1)
}

/** @returns undefined if the site has no such promotion. */
export async function readPromotion(
  db: Db,
  { promotions, now }: Sources,
  site: Site,
  promotionId: string,
): Promise<OfficePromotion | undefined> {
  const all = await promotions.listPromotions(site.id)
  const promotion = all.find(({ id }) => id === promotionId)
  if (!promotion) return undefined
  const names = await loadNames(db, site, all, [promotion])
  const { calloutMsg, assignments } = promotion
  return {
    ...toRow(promotion, site, names, now()),
    ...(calloutMsg !== undefined && { calloutMsg }),
    conditions: listConditions(promotion, names),
    discounts: listDiscounts(promotion, names),
    limits: listLimits(promotion, names),
    assignments: assignments.map((assignment) => ({
      campaignId: assignment.campaignId,
      state: assignmentStateAt(assignment, now()),
      conditions: listAssignmentConditions(assignment, names),
    })),
    couponIds: listCouponIds(promotion),
  }
}

function listCouponIds({ assignments }: Promotion): string[] {
  return [...new Set(assignments.flatMap(({ couponIds }) => couponIds ?? []))]
}

function toRow(promotion: Promotion, site: Site, names: Names, at: Date): OfficePromotionRow {
  const { id, name, promotionClass, assignments } = promotion
  const summary = listDiscounts(promotion, names).join(' ')
  return {
    siteId: site.id,
    siteName: site.name,
    ...{ id, name, promotionClass },
    state: promotionStateAt(promotion, at),
    campaigns: [...new Set(assignments.map(({ campaignId }) => campaignId))],
    summary: summary.charAt(0).toUpperCase() + summary.slice(1),
    asksForCode: listCouponIds(promotion).length > 0,
  }
}
