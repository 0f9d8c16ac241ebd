import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../../money'
import { toRate } from '../../percentages'
import type { Adjustment } from '../../promotions/promoted-basket'
import type { Discount } from '../../promotions/discount.schemas'
import type { CalculatedApproach } from '../model/calculated-basket'
import type { ManualAdjustment } from '../model/basket-document.schemas'
import type { AppliedManual } from '../model/calculated-basket'
import type { CalculatedBonusChoice, CalculatedCoupon } from '../model/calculated-basket'

/**
 * @param owner the item's id, or `order`. The adjustment's id joins it and the promotion's id, plus
 * a number from the second adjustment of the same promotion.
 */
export function toPriceAdjustments(
  adjustments: readonly Adjustment[],
  owner: string,
  currency: string,
): ShopperBasketsTypes.PriceAdjustment[] {
  const numberOf = (id: string, index: number) => {
    const before = adjustments.slice(0, index).filter(({ promotionId }) => promotionId === id)
    return before.length === 0 ? '' : `-${before.length + 1}`
  }
  return adjustments.map(({ promotionId, text, couponCode, discount, minor }, index) => ({
    priceAdjustmentId: `${owner}-${promotionId}${numberOf(promotionId, index)}`,
    promotionId,
    itemText: text,
    price: toDecimal(-minor, currency),
    appliedDiscount: toDiscount(discount, currency),
    custom: false,
    manual: false,
    ...(couponCode === undefined ? {} : { couponCode }),
  }))
}

/**
 * In a manual percentage discount, `percentage` is the number that the client has set (10 for 10
 * %), and `amount` is the same as a fraction (0.1).
 */
export function toManualAdjustments(
  adjustments: readonly AppliedManual[],
  currency: string,
): ShopperBasketsTypes.PriceAdjustment[] {
  return adjustments.map(({ adjustment, minor }) => ({
    ...adjustment.custom,
    priceAdjustmentId: adjustment.priceAdjustmentId,
    promotionId: adjustment.promotionId,
    ...(adjustment.itemText ? { itemText: adjustment.itemText } : {}),
    ...(adjustment.reasonCode ? { reasonCode: adjustment.reasonCode } : {}),
    price: toDecimal(-minor, currency),
    appliedDiscount: toManualDiscount(adjustment.discount, currency),
    createdBy: adjustment.createdBy,
    creationDate: adjustment.createdAt,
    lastModified: adjustment.lastModified,
    custom: true,
    manual: true,
  }))
}

function toManualDiscount(
  discount: ManualAdjustment['discount'],
  currency: string,
): ShopperBasketsTypes.Discount {
  if (discount.type !== 'percentage') {
    return { type: discount.type, amount: toDecimal(discount.amountMinor, currency) }
  }
  const { type, percentage } = discount
  return { type, percentage, amount: toRate(percentage) }
}

/** Percentages are fractions of one, as documented: 0.1 for 10 %. */
function toDiscount(discount: Discount, currency: string): ShopperBasketsTypes.Discount {
  if (discount.type === 'percentage' || discount.type === 'percentage_off_options') {
    return { type: discount.type, percentage: toRate(discount.percentage) }
  }
  if ('amountMinor' in discount) {
    const type = discount.type === 'fixed_shipping' ? 'fixed_price' : discount.type
    return { type, amount: toDecimal(discount.amountMinor, currency) }
  }
  if (discount.type === 'price_book_price') {
    return { type: discount.type, priceBookId: discount.priceBookId }
  }
  return { type: discount.type === 'free_shipping' ? 'free' : discount.type }
}

/**
 * A coupon is valid unless its code was refused, even if no promotion applies to the current
 * basket.
 */
export function toCouponItems(
  coupons: readonly CalculatedCoupon[],
): ShopperBasketsTypes.CouponItem[] {
  return coupons.map(({ couponItemId, code, refusal, isApplied }) => ({
    couponItemId,
    code,
    valid: refusal === undefined,
    statusCode: refusal ?? (isApplied ? 'applied' : 'no_applicable_promotion'),
  }))
}

/** Products already chosen are among the product items. */
export function toBonusDiscountLineItems(
  choices: readonly CalculatedBonusChoice[],
): ShopperBasketsTypes.BonusDiscountLineItem[] {
  return choices.map(({ id, promotionId, couponCode, maxItems, products }) => ({
    id,
    promotionId,
    maxBonusItems: maxItems,
    bonusProducts: products.map(({ productId, name }) => ({
      productId,
      productName: name,
      title: name,
    })),
    ...(couponCode === undefined ? {} : { couponCode }),
  }))
}

/**
 * Lists discounts that the basket would get with a few more goods, as in the Shopper Baskets API
 * v2. A shipment's own ones are also listed in its `c_approachingDiscounts`.
 */
export function toApproachingDiscountList(
  approaching: readonly CalculatedApproach[],
  currency: string,
) {
  return approaching.map((one) => ({
    type: one.shipmentId === undefined ? ('order' as const) : ('shipping' as const),
    conditionThreshold: toDecimal(one.thresholdMinor, currency),
    merchandiseTotal: toDecimal(one.reachedMinor, currency),
    discount: toDiscount(one.discount, currency),
    promotionLink: {
      promotionId: one.promotion.id,
      name: one.promotion.name,
      title: one.promotion.name,
      ...(one.promotion.calloutMsg && { calloutMsg: one.promotion.calloutMsg }),
    },
    ...(one.shipmentId !== undefined && {
      shipmentId: one.shipmentId,
      shippingMethods: one.methods.map(({ id, name, description, priceMinor }) => ({
        id,
        name,
        ...(description && { description }),
        price: toDecimal(priceMinor, currency),
      })),
    }),
  }))
}
