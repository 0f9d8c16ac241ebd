import type { Basket } from './baskets'
import { callScapi } from './transport'

export function addCoupon(siteId: string, basketId: string, code: string): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'addCouponToBasket', {
    parameters: { basketId },
    body: { code },
  })
}

export function removeCoupon(
  siteId: string,
  basketId: string,
  couponItemId: string,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'removeCouponFromBasket', {
    parameters: { basketId, couponItemId },
  })
}
