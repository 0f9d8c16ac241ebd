import { badRequest, notFound } from '../http/problem'
import { findCoupon } from '../promotions/coupon.rules'
import type { Coupon } from '../promotions/promotion.schemas'
import type { BasketDocument } from './basket-document.schemas'

/**
 * Adds a promo code; whether it brings something shows in the priced basket.
 * @throws Problem 400 `invalid-coupon-code` with `statusCode` when no coupon has the code, or the
 * basket has the coupon already.
 */
export function addCoupon(
  document: BasketDocument,
  code: string,
  coupons: readonly Coupon[],
  newId: () => string,
): BasketDocument {
  const coupon = findCoupon(coupons, code)
  if (!coupon) throw refusal(`Promo code "${code}" is unknown.`, code, 'coupon_code_unknown')
  const isIn = document.coupons.some((one) => findCoupon(coupons, one.code)?.id === coupon.id)
  if (isIn) {
    const message = `Promo code "${code}" is in the basket already.`
    throw refusal(message, code, 'coupon_already_in_basket')
  }
  return { ...document, coupons: [...document.coupons, { couponItemId: newId(), code }] }
}

/** @throws Problem 404 for a coupon item that is not there. */
export function removeCoupon(document: BasketDocument, couponItemId: string): BasketDocument {
  const coupons = document.coupons.filter((coupon) => coupon.couponItemId !== couponItemId)
  if (coupons.length < document.coupons.length) return { ...document, coupons }
  throw notFound(`The basket has no coupon '${couponItemId}'.`, 'coupon-item-not-found')
}

function refusal(detail: string, couponCode: string, statusCode: string) {
  return badRequest(detail, 'invalid-coupon-code', { couponCode, statusCode })
}
