import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addCoupon, removeCoupon } from '@/commerce-client/basket-coupons'
import { updateBasket, type Basket } from '@/commerce-client/baskets'
import { findOrganizationCode } from '@/commerce-client/organization-codes'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { basketWriteKey } from '@/shopper/basket/use-basket-status'
import { useSite } from '@/site/use-site'

/** A refused code: an expected result, shown at the field, unless the bag has the code already. */
export type PromoRefusal =
  | { kind: 'unknown' | 'not-applicable' | 'present'; code: string }
  | { kind: 'failed'; code: string; error: AppError }

const ALREADY_ADDED = 'coupon_code_already_in_basket'
const NOT_APPLICABLE = 'no_applicable_promotion'
const REFUSING_KINDS = ['bad-request', 'not-found', 'validation', 'conflict']

/**
 * Adds a promo code, or an organization's discount code. Resolves with the reason for a refusal, or
 * with undefined when the code applies (CART-030).
 */
export function useAddPromoCode() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<PromoRefusal | undefined, AppError, string>({
    mutationKey: basketWriteKey(siteId),
    mutationFn: async (code) => {
      let isApplicable = true
      const add = async (basketId: string) => {
        const basket = await addCode(siteId, basketId, code)
        const added = findCoupon(basket, code)
        if (added?.statusCode !== NOT_APPLICABLE || !added.couponItemId) return basket
        // a code is evaluated only once it is in the basket: one that does not apply is removed
        // again, so that it never affects a total (CART-063)
        isApplicable = false
        return removeCoupon(siteId, basketId, added.couponItemId)
      }
      try {
        await changeBasket(queryClient, siteId, add)
      } catch (failure) {
        const error = toAppError(failure)
        // the coupon may ignore case, which only the service knows
        if (error.code === ALREADY_ADDED) return { kind: 'present', code }
        return isRefusal(error) ? { kind: 'unknown', code } : { kind: 'failed', code, error }
      }
      return isApplicable ? undefined : { kind: 'not-applicable', code }
    },
  })
}

export function useRemovePromoCode() {
  return useBasketMutation<string>(removeCoupon)
}

/**
 * Removes an organization's code, which is the basket's source code, with its prices and
 * promotions.
 */
export function useRemoveOrganizationCode() {
  return useBasketMutation<void>((siteId, basketId) =>
    updateBasket(siteId, basketId, { sourceCode: '' }),
  )
}

/**
 * Adds the code as a promo code or, if it is unknown, as an organization's code (CART-056,
 * CART-057).
 */
async function addCode(siteId: string, basketId: string, code: string): Promise<Basket> {
  try {
    return await addCoupon(siteId, basketId, code)
  } catch (failure) {
    const error = toAppError(failure)
    if (!isRefusal(error)) throw error
    const isKnown = await findOrganizationCode(siteId, code).then(
      () => true,
      (lookUp: unknown) => {
        if (isRefusal(toAppError(lookUp))) return false
        throw lookUp
      },
    )
    if (!isKnown) throw error
    return updateBasket(siteId, basketId, { sourceCode: code })
  }
}

const isRefusal = ({ kind }: AppError) => REFUSING_KINDS.includes(kind)

export function findCoupon({ couponItems = [] }: Basket, code: string) {
  return couponItems.find((coupon) => coupon.code === code)
}
