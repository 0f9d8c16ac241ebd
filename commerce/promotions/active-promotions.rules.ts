import type { Assignment, Promotion, Recurrence } from './promotion.schemas'
import type { ShopperSituation } from '../shopper-context/shopper-situation'
import { toShopTime, type ShopTime } from '../sites/shop-time.rules'

/** A code in a basket; `couponId` is absent when no coupon knows it, or it may not be used now. */
export interface EnteredCoupon {
  couponItemId: string
  code: string
  couponId?: string
}

/** A promotion that may apply now, and the code that lets it. */
export interface ActivePromotion {
  promotion: Promotion
  rank: number
  coupon?: EnteredCoupon
}

type Qualification = Pick<
  ShopperSituation,
  'customerGroupIds' | 'sourceCodeGroupIds' | 'qualifiers' | 'at' | 'timezone'
>

const CLASSES = ['product', 'order', 'shipping'] as const
const EXCLUSIVITIES = ['global', 'class', 'no'] as const

/** Those that run for this shopper and whose code is there, in the order in which they are tried. */
export function listActivePromotions(
  promotions: readonly Promotion[],
  coupons: readonly EnteredCoupon[],
  situation: Qualification,
): ActivePromotion[] {
  return promotions
    .filter(({ enabled }) => enabled)
    .flatMap((promotion) => {
      const found = promotion.assignments
        .filter((assignment) => isRunning(assignment, situation))
        .flatMap((assignment) => toActive(promotion, assignment, coupons, situation))
      return found.sort((a, b) => a.rank - b.rank).slice(0, 1)
    })
    .sort(inTurn)
}

/** Whether a promotion runs for this shopper, provided he enters the code that it asks for. */
export function runsFor(promotion: Promotion, situation: Qualification): boolean {
  const couponIds = promotion.assignments.flatMap((assignment) => assignment.couponIds ?? [])
  const coupons = couponIds.map((couponId) => ({ couponItemId: '', code: '', couponId }))
  return listActivePromotions([promotion], coupons, situation).length > 0
}

/** Whether an assignment's dates, and its weekdays and hours at the shop, let it run. */
function isRunning(
  { startsAt, endsAt, recurrence }: Assignment,
  { at: now, timezone }: Pick<ShopperSituation, 'at' | 'timezone'>,
): boolean {
  return (
    startsAt.every((instant) => Date.parse(instant) <= now.getTime()) &&
    endsAt.every((instant) => now.getTime() < Date.parse(instant)) &&
    (recurrence === undefined || recurs(recurrence, toShopTime(now, timezone)))
  )
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
  situation: Qualification,
): ActivePromotion[] {
  const { rank = Number.MAX_SAFE_INTEGER, couponIds, campaignGroupIds } = assignment
  const coupon = coupons.find(
    ({ couponId }) => couponId !== undefined && couponIds?.includes(couponId),
  )
  if (campaignGroupIds && !isInAny(campaignGroupIds, situation.customerGroupIds)) return []
  const met = listQualifiers(assignment, situation)
  if (couponIds) met.push(coupon !== undefined)
  const isMet =
    met.length === 0 || (assignment.matchMode === 'all' ? !met.includes(false) : met.includes(true))
  return isMet ? [{ promotion, rank, ...(coupon && { coupon }) }] : []
}

/** For each kind of qualifier that is asked for, whether the shopper has it. */
function listQualifiers(assignment: Assignment, situation: Qualification): boolean[] {
  const { customerGroupIds, inEveryGroup, sourceCodeGroupIds, qualifiers } = assignment
  const groups = situation.customerGroupIds
  return [
    customerGroupIds &&
      (inEveryGroup
        ? customerGroupIds.every((id) => groups.includes(id))
        : isInAny(customerGroupIds, groups)),
    sourceCodeGroupIds && isInAny(sourceCodeGroupIds, situation.sourceCodeGroupIds),
    qualifiers && qualifiers.some(({ type, value }) => situation.qualifiers[type] === value),
  ].filter((met) => met !== undefined)
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
