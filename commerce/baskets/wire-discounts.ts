import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import type { Adjustment } from '../promotions/apply-promotions'
import type { Discount } from '../promotions/promotion.schemas'
import type { CalculatedCoupon } from './calculation.rules'

/** @param owner the item's id, or `order`: with the promotion's it names an adjustment. */
export function toPriceAdjustments(
  adjustments: readonly Adjustment[],
  owner: string,
): ShopperBasketsTypes.PriceAdjustment[] {
  return adjustments.map(({ promotionId, text, couponCode, discount, minor }) => ({
    priceAdjustmentId: `${owner}-${promotionId}`,
    promotionId,
    itemText: text,
    price: toDecimal(-minor),
    appliedDiscount: toDiscount(discount),
    custom: false,
    manual: false,
    ...(couponCode === undefined ? {} : { couponCode }),
  }))
}

// a share of one, as documented: 0.1 for 10 %
function toDiscount(discount: Discount): ShopperBasketsTypes.Discount {
  if (discount.type === 'percentage') {
    return { type: discount.type, percentage: discount.percentage / 100 }
  }
  if (discount.type === 'free') return { type: discount.type }
  return { type: discount.type, amount: toDecimal(discount.amountMinor) }
}

export function toCouponItems(
  coupons: readonly CalculatedCoupon[],
): ShopperBasketsTypes.CouponItem[] {
  return coupons.map(({ couponItemId, code, couponId, isApplied }) => ({
    couponItemId,
    code,
    valid: couponId !== undefined,
    statusCode: toStatusCode(couponId !== undefined, isApplied),
  }))
}

function toStatusCode(isKnown: boolean, isApplied: boolean) {
  if (!isKnown) return 'coupon_code_unknown'
  return isApplied ? 'applied' : 'no_applicable_promotion'
}
