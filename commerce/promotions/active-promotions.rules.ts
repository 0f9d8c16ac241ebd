import type { Assignment, Promotion, Recurrence } from './promotion.schemas'
import type { PromotionRefusal, PromotionTrace } from './promotion-trace'
import { meetsAny, type PricingContext } from '../pricing/pricing-context'
import { toShopTime, type ShopTime } from '../sites/shop-time.rules'

/** `couponId` is absent if no coupon has the code, or the code cannot be used now. */
export interface EnteredCoupon {
  couponItemId: string
  code: string
  couponId?: string
}

/** A promotion that may apply now, and the code that activates it, if it requires one. */
export interface ActivePromotion {
  promotion: Promotion
  rank: number
  coupon?: EnteredCoupon
}

type Qualification = Pick<
  PricingContext,
  'customerGroupIds' | 'sourceCodeGroupIds' | 'qualifiers' | 'at' | 'timezone'
>

const CLASSES = ['product', 'order', 'shipping'] as const
const EXCLUSIVITIES = ['global', 'class', 'no'] as const

export function listActivePromotions(
  promotions: readonly Promotion[],
  coupons: readonly EnteredCoupon[],
  pricingContext: Qualification,
  trace?: PromotionTrace,
): ActivePromotion[] {
  return promotions
    .flatMap((promotion) => {
      if (!promotion.enabled) {
        trace?.(promotion.id, { kind: 'disabled' })
        return []
      }
      const missed: Missed[] = []
      const found = promotion.assignments.flatMap((assignment) =>
        toActive(promotion, assignment, coupons, pricingContext, missed),
      )
      if (trace && found.length === 0) traceMissed(trace, promotion, missed)
      return found.sort((a, b) => a.rank - b.rank).slice(0, 1)
    })
    .sort(inTurn)
}

interface Missed {
  campaignId: string
  refusals: PromotionRefusal[]
  isOneEnough: boolean
}

function traceMissed(
  trace: PromotionTrace,
  { id, assignments }: Promotion,
  missed: readonly Missed[],
): void {
  if (assignments.length === 0) trace(id, { kind: 'unassigned' })
  for (const { campaignId, refusals, isOneEnough } of missed) {
    const place = { campaignId, ...(isOneEnough && { isOneEnough: true as const }) }
    for (const refusal of refusals) trace(id, refusal, place)
  }
}

export function runsFor(promotion: Promotion, pricingContext: Qualification): boolean {
  const couponIds = promotion.assignments.flatMap((assignment) => assignment.couponIds ?? [])
  const coupons = couponIds.map((couponId) => ({ couponItemId: '', code: '', couponId }))
  return listActivePromotions([promotion], coupons, pricingContext).length > 0
}

/**
 * Returns which of an assignment's dates, weekdays or hours (in the site's time zone) prevents it
 * from running now.
 */
function findPause(
  { startsAt, endsAt, recurrence }: Assignment,
  { at: now, timezone }: Pick<PricingContext, 'at' | 'timezone'>,
): PromotionRefusal | undefined {
  const begin = startsAt.find((instant) => Date.parse(instant) > now.getTime())
  if (begin !== undefined) return { kind: 'not_begun', at: begin }
  const end = endsAt.find((instant) => now.getTime() >= Date.parse(instant))
  if (end !== undefined) return { kind: 'ended', at: end }
  if (recurrence === undefined || recurs(recurrence, toShopTime(now, timezone))) return undefined
  return { kind: 'other_hours', recurrence }
}

function recurs(
  { weekdays, fromMinute = 0, toMinute }: Recurrence,
  { weekday, minute }: ShopTime,
): boolean {
  const isDay = weekdays === undefined || weekdays.includes(weekday)
  return isDay && fromMinute <= minute && (toMinute === undefined || minute < toMinute)
}

function toActive(
  promotion: Promotion,
  assignment: Assignment,
  coupons: readonly EnteredCoupon[],
  pricingContext: Qualification,
  missed: Missed[],
): ActivePromotion[] {
  const { campaignId } = assignment
  const pause = findPause(assignment, pricingContext)
  if (pause) {
    missed.push({ campaignId, refusals: [pause], isOneEnough: false })
    return []
  }
  const { rank = Number.MAX_SAFE_INTEGER, couponIds, campaignGroupIds } = assignment
  const coupon = coupons.find(
    ({ couponId }) => couponId !== undefined && couponIds?.includes(couponId),
  )
  if (campaignGroupIds && !isInAny(campaignGroupIds, pricingContext.customerGroupIds)) {
    const groups = { kind: 'groups_missing', groupIds: campaignGroupIds, isEvery: false } as const
    missed.push({ campaignId, refusals: [groups], isOneEnough: false })
    return []
  }
  const { asked, refusals } = checkQualifiers(assignment, coupon !== undefined, pricingContext)
  const needsAll = assignment.matchMode === 'all'
  const isMet = refusals.length === 0 || (!needsAll && refusals.length < asked)
  if (isMet) return [{ promotion, rank, ...(coupon && { coupon }) }]
  missed.push({ campaignId, refusals, isOneEnough: !needsAll && asked > 1 })
  return []
}

function checkQualifiers(
  assignment: Assignment,
  hasCoupon: boolean,
  pricingContext: Qualification,
): { asked: number; refusals: PromotionRefusal[] } {
  const { customerGroupIds, inEveryGroup, sourceCodeGroupIds, qualifiers, couponIds } = assignment
  const groups = pricingContext.customerGroupIds
  const refusals: PromotionRefusal[] = []
  let asked = 0
  if (customerGroupIds) {
    asked += 1
    const isMember = inEveryGroup
      ? customerGroupIds.every((id) => groups.includes(id))
      : isInAny(customerGroupIds, groups)
    if (!isMember) {
      const isEvery = inEveryGroup === true
      refusals.push({ kind: 'groups_missing', groupIds: customerGroupIds, isEvery })
    }
  }
  if (sourceCodeGroupIds) {
    asked += 1
    if (!isInAny(sourceCodeGroupIds, pricingContext.sourceCodeGroupIds)) {
      refusals.push({ kind: 'source_code_missing', groupIds: sourceCodeGroupIds })
    }
  }
  if (qualifiers) {
    asked += 1
    if (!meetsAny(qualifiers, pricingContext)) {
      refusals.push({ kind: 'qualifier_missing', qualifiers })
    }
  }
  if (couponIds) {
    asked += 1
    if (!hasCoupon) refusals.push({ kind: 'coupon_missing', couponIds })
  }
  return { asked, refusals }
}

function isInAny(wanted: readonly string[], own: readonly string[]): boolean {
  return wanted.some((id) => own.includes(id))
}

function inTurn(one: ActivePromotion, other: ActivePromotion): number {
  const { promotion: a } = one
  const { promotion: b } = other
  return (
    CLASSES.indexOf(a.promotionClass) - CLASSES.indexOf(b.promotionClass) ||
    EXCLUSIVITIES.indexOf(a.exclusivity) - EXCLUSIVITIES.indexOf(b.exclusivity) ||
    one.rank - other.rank ||
    (a.id < b.id ? -1 : 1)
  )
}
