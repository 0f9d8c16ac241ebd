import type { CalculatedBasket } from '../model/calculated-basket'

export interface AppliedCoupon {
  couponId: string
  code: string
}

export function listAppliedCoupons({
  coupons,
  contextCoupons,
}: Pick<CalculatedBasket, 'coupons' | 'contextCoupons'>): AppliedCoupon[] {
  return [...coupons, ...contextCoupons].flatMap(({ couponId, code, isApplied }) =>
    isApplied && couponId !== undefined ? [{ couponId, code }] : [],
  )
}
