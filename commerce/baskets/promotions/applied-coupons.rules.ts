import type { CalculatedBasket } from '../model/calculated-basket'

export interface AppliedCoupon {
  couponId: string
  code: string
}

/**
 * Returns all codes with an effect, whether the shopper entered them or they come from the
 * shopper's context.
 */
export function listAppliedCoupons({
  coupons,
  contextCoupons,
}: Pick<CalculatedBasket, 'coupons' | 'contextCoupons'>): AppliedCoupon[] {
  return [...coupons, ...contextCoupons].flatMap(({ couponId, code, isApplied }) =>
    isApplied && couponId !== undefined ? [{ couponId, code }] : [],
  )
}
