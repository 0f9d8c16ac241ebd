import type { CalculatedBasket } from '../model/calculated-basket'

/** A code that brings a basket something, and the coupon that it belongs to. */
export interface AppliedCoupon {
  couponId: string
  code: string
}

/** Every code that brings something, whether it was typed or stands in the shopper's context. */
export function listAppliedCoupons({
  coupons,
  contextCoupons,
}: Pick<CalculatedBasket, 'coupons' | 'contextCoupons'>): AppliedCoupon[] {
  return [...coupons, ...contextCoupons].flatMap(({ couponId, code, isApplied }) =>
    isApplied && couponId !== undefined ? [{ couponId, code }] : [],
  )
}
