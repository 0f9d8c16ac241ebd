import type { Coupon } from './promotion.schemas'

/** The enabled coupon that a typed code belongs to; undefined: the code is unknown. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  return coupons.find(
    (coupon) => coupon.enabled && coupon.codes.some((known) => isSame(coupon, known, code)),
  )
}

function isSame({ caseInsensitive }: Coupon, known: string, code: string): boolean {
  return caseInsensitive ? known.toLowerCase() === code.toLowerCase() : known === code
}
