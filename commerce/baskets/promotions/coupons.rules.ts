import { toCouponCode } from '../../../rules/coupon-code'
import { notFound } from '../../http/problem'
import type { BasketDocument } from '../model/basket-document.schemas'

/** Whether it can be used is checked when the basket is priced (`checkPromotionChoices`). */
export function addCoupon(
  document: BasketDocument,
  given: string,
  newId: () => string,
): BasketDocument {
  const coupon = { couponItemId: newId(), code: toCouponCode(given) }
  return { ...document, coupons: [...document.coupons, coupon] }
}

/** @throws Problem 404 for an unknown coupon item. */
export function removeCoupon(document: BasketDocument, couponItemId: string): BasketDocument {
  const coupons = document.coupons.filter((coupon) => coupon.couponItemId !== couponItemId)
  if (coupons.length < document.coupons.length) return { ...document, coupons }
  throw notFound(`The basket has no coupon '${couponItemId}'.`, 'coupon-item-not-found')
}
