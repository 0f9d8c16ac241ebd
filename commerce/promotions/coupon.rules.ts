import type { EnteredCoupon } from './active-promotions.rules'
import type { PricingContext } from '../shopper-context/pricing-context'
import type { Coupon, Promotion } from './promotion.schemas'

/** How often a coupon was used, by orders that did not fail. */
export interface Redemptions {
  /** Lower-case code → times. */
  byCode: Readonly<Record<string, number>>
  /** By this shopper, ever and within the coupon's time frame. */
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

/** A code of the basket; `couponId` is there unless it is refused. */
export interface EvaluatedCoupon extends EnteredCoupon {
  /** Of the coupon that has the code, refused or not. */
  ownCouponId?: string
  refusal?: CouponRefusal
}

/** What codes are evaluated by. */
export interface CouponFacts {
  coupons: readonly Coupon[]
  promotions: readonly Promotion[]
  /** By coupon id; absent: never used. */
  redemptions?: ReadonlyMap<string, Redemptions>
}

/** The codes of a shopper's context as if they had been typed. */
export function listContextCoupons({ couponCodes }: Pick<PricingContext, 'couponCodes'>) {
  return couponCodes.map((code) => ({ couponItemId: `context-${code}`, code }))
}

/** The coupon that a typed code belongs to; undefined: the code is unknown. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.codes.some((known) => isSame(coupon, known, code)))
}

function isSame({ caseInsensitive }: Coupon, known: string, code: string): boolean {
  return caseInsensitive ? known.toLowerCase() === code.toLowerCase() : known === code
}

/** Whether a code may be used; if so, promotions decide whether it brings something. */
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

/** The limit that a further use would exceed; undefined: none. */
export function findLimit(
  { kind, limits }: Coupon,
  code: string,
  { byCode, byCustomer, inTimeFrame }: Redemptions = { byCode: {}, byCustomer: 0, inTimeFrame: 0 },
): CouponRefusal | undefined {
  const { perCode = Infinity, perCustomer = Infinity, timeFrame } = limits
  const used = byCode[code.toLowerCase()] ?? 0
  if (used >= perCode) {
    // a code given to one person is spent; a public one has reached its limit
    return kind !== 'single' && used > 0
      ? 'coupon_code_already_redeemed'
      : 'redemption_limit_exceeded'
  }
  if (byCustomer >= perCustomer) return 'customer_redemption_limit_exceeded'
  if (timeFrame && inTimeFrame >= timeFrame.limit) return 'timeframe_redemption_limit_exceeded'
  return undefined
}

// one whose time has not come, or is over, may wait in the basket
function isPromoted({ id }: Coupon, promotions: readonly Promotion[]): boolean {
  return promotions.some(
    ({ enabled, assignments }) =>
      enabled && assignments.some(({ couponIds }) => couponIds?.includes(id)),
  )
}
