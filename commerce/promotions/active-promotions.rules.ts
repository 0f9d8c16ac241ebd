import type { Assignment, Promotion } from './promotion.schemas'

/** A code in a basket; `couponId` is absent when no coupon knows it any more. */
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

const CLASSES = ['product', 'order', 'shipping'] as const
const EXCLUSIVITIES = ['global', 'class', 'no'] as const

/** Those that run and whose code is there, in the order in which they are tried. */
export function listActivePromotions(
  promotions: readonly Promotion[],
  coupons: readonly EnteredCoupon[],
  now: Date,
): ActivePromotion[] {
  return promotions
    .filter(({ enabled }) => enabled)
    .flatMap((promotion) => {
      const found = promotion.assignments
        .filter((assignment) => isRunning(assignment, now))
        .flatMap((assignment) => toActive(promotion, assignment, coupons))
      return found.sort((a, b) => a.rank - b.rank).slice(0, 1)
    })
    .sort(inTurn)
}

function isRunning({ startsAt, endsAt }: Assignment, now: Date): boolean {
  return (
    startsAt.every((instant) => Date.parse(instant) <= now.getTime()) &&
    endsAt.every((instant) => now.getTime() < Date.parse(instant))
  )
}

function toActive(
  promotion: Promotion,
  { couponIds, rank = Number.MAX_SAFE_INTEGER }: Assignment,
  coupons: readonly EnteredCoupon[],
): ActivePromotion[] {
  if (!couponIds) return [{ promotion, rank }]
  const coupon = coupons.find(
    ({ couponId }) => couponId !== undefined && couponIds.includes(couponId),
  )
  return coupon ? [{ promotion, rank, coupon }] : []
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
