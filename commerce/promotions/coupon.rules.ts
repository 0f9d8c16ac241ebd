import { toCouponCode } from '../../rules/coupon-code'
import type { EnteredCoupon } from './active-promotions.rules'
import type { PricingContext } from '../pricing/pricing-context'
import type { Coupon, Promotion } from './promotion.schemas'

/** The number of uses of a coupon, not counting failed orders. */
export interface Redemptions {
  byCode: Readonly<Record<string, number>>
  /** Uses by this shopper: in total, and (`inTimeFrame`) within the coupon's time frame. */
  byCustomer: number
  inTimeFrame: number
}

export type CouponRefusal =
  | 'coupon_code_unknown'
  | 'coupon_disabled'
  | 'coupon_code_already_redeemed'
  | 'redemption_limit_exceeded'
  | 'customer_redemption_limit_exceeded'
  | 'timeframe_redemption_limit_exceeded'
  | 'no_active_promotion'

/** A code of the basket; `couponId` is absent if the code is refused. */
export interface EvaluatedCoupon extends EnteredCoupon {
  /** The coupon that has the code, whether the code is refused or not. */
  ownCouponId?: string
  refusal?: CouponRefusal
}

export interface CouponFacts {
  coupons: readonly Coupon[]
  promotions: readonly Promotion[]
  /** By coupon id; unused coupons are absent. */
  redemptions?: ReadonlyMap<string, Redemptions>
}

/** Returns the codes of a shopper context as if the shopper had entered them. */
export function listContextCoupons({ couponCodes }: Pick<PricingContext, 'couponCodes'>) {
  return couponCodes.map((given) => {
    const code = toCouponCode(given)
    return { couponItemId: `context-${code}`, code }
  })
}

/**
 * Returns the coupon that has an entered code, or undefined if the code is unknown. A coupon that
 * has the code as entered precedes one that has it in another case.
 */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  const isOwn = (coupon: Coupon) => coupon.codes.some((known) => isSameCode(coupon, known, code))
  return coupons.find(({ codes }) => codes.includes(code)) ?? coupons.find(isOwn)
}

export function toCodeKey({ caseInsensitive }: Pick<Coupon, 'caseInsensitive'>, code: string) {
  return caseInsensitive ? code.toLowerCase() : code
}

export function isSameCode(
  coupon: Pick<Coupon, 'caseInsensitive'>,
  one: string,
  another: string,
): boolean {
  return toCodeKey(coupon, one) === toCodeKey(coupon, another)
}

/** Checks whether a code may be used. Whether it gives a discount depends on the promotions. */
export function evaluateCoupon(
  entered: { couponItemId: string; code: string },
  facts: CouponFacts,
): EvaluatedCoupon {
  const { couponItemId, code } = entered
  const coupon = findCoupon(facts.coupons, code)
  if (!coupon) return { couponItemId, code, refusal: 'coupon_code_unknown' }
  const refusal = findRefusal(coupon, code, facts)
  const own = { couponItemId, code, ownCouponId: coupon.id }
  return refusal ? { ...own, refusal } : { ...own, couponId: coupon.id }
}

function findRefusal(
  coupon: Coupon,
  code: string,
  { promotions, redemptions }: CouponFacts,
): CouponRefusal | undefined {
  if (!coupon.enabled) return 'coupon_disabled'
  return (
    findLimit(coupon, code, redemptions?.get(coupon.id)) ??
    (isPromoted(coupon, promotions) ? undefined : 'no_active_promotion')
  )
}

/** Returns the limit that another use would exceed, or undefined. */
export function findLimit(
  coupon: Coupon,
  code: string,
  { byCode, byCustomer, inTimeFrame }: Redemptions = { byCode: {}, byCustomer: 0, inTimeFrame: 0 },
): CouponRefusal | undefined {
  const { kind, limits } = coupon
  const { perCode = Infinity, perCustomer = Infinity, timeFrame } = limits
  const used = byCode[toCodeKey(coupon, code)] ?? 0
  if (used >= perCode) {
    // a personal code is already redeemed; a public code has reached its limit
    return kind !== 'single' && used > 0
      ? 'coupon_code_already_redeemed'
      : 'redemption_limit_exceeded'
  }
  if (byCustomer >= perCustomer) return 'customer_redemption_limit_exceeded'
  if (timeFrame && inTimeFrame >= timeFrame.limit) return 'timeframe_redemption_limit_exceeded'
  return undefined
}

// a coupon whose promotion has not begun or has ended may stay in the basket
function isPromoted({ id }: Coupon, promotions: readonly Promotion[]): boolean {
  return promotions.some(
    ({ enabled, assignments }) =>
      enabled && assignments.some(({ couponIds }) => couponIds?.includes(id)),
  )
}
