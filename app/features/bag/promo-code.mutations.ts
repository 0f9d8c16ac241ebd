import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addCoupon, removeCoupon } from '@/commerce-client/basket-coupons'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { useSite } from '@/site/use-site'

/** A code that was not taken: an expected outcome, said at the field. */
export type PromoRefusal =
  | { kind: 'unknown' | 'not-applicable'; code: string }
  | { kind: 'failed'; code: string; error: AppError }

const NOT_APPLICABLE = 'no_applicable_promotion'
const REFUSING_KINDS = ['bad-request', 'not-found', 'validation', 'conflict']

/** Adds a code; answers why it was refused, or undefined when it applies (D2 §4 Promo code). */
export function useAddPromoCode() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<PromoRefusal | undefined, AppError, string>({
    mutationFn: async (code) => {
      let isApplicable = true
      try {
        await changeBasket(queryClient, siteId, async (basketId) => {
          const basket = await addCoupon(siteId, basketId, code)
          const added = findCoupon(basket, code)
          if (added?.statusCode !== NOT_APPLICABLE || !added.couponItemId) return basket
          // Judged only once it is in: it goes again, so that no total ever holds it (CART-063).
          isApplicable = false
          return removeCoupon(siteId, basketId, added.couponItemId)
        })
      } catch (failure) {
        const error = toAppError(failure)
        return REFUSING_KINDS.includes(error.kind)
          ? { kind: 'unknown', code }
          : { kind: 'failed', code, error }
      }
      return isApplicable ? undefined : { kind: 'not-applicable', code }
    },
  })
}

export function useRemovePromoCode() {
  return useBasketMutation<string>(removeCoupon)
}

function findCoupon({ couponItems = [] }: Basket, code: string) {
  return couponItems.find((coupon) => coupon.code.toLowerCase() === code.toLowerCase())
}
