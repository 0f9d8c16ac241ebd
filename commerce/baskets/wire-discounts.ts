import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import type { Adjustment } from '../promotions/apply-promotions'
import type { Discount } from '../promotions/discount.schemas'
import type { CalculatedCoupon } from './calculated-basket'

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
  if ('amountMinor' in discount) {
    const type = discount.type === 'fixed_shipping' ? 'fixed_price' : discount.type
    return { type, amount: toDecimal(discount.amountMinor) }
  }
  if (discount.type === 'price_book_price') {
    return { type: discount.type, priceBookId: discount.priceBookId }
  }
  return { type: discount.type === 'free_shipping' ? 'free' : discount.type }
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
