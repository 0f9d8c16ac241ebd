import type { QueryClient } from '@tanstack/react-query'
import { readQualifiers, readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { AppError } from '@/errors/app-error'
import { enqueue } from './basket-queue'
import { basketQuery } from './basket.queries'

/** The error type of a bag that cannot be ordered in its current state (CART-046). */
export const VALIDATE_BASKET_ERROR = 'validate-basket-error'

/**
 * Reads the bag again after all writes and checks whether it can be ordered: stock or prices may
 * have changed since it was rendered, or another tab may have emptied it.
 * @throws AppError `validate-basket-error`, or the error of reading the bag.
 */
export function validateBasket(queryClient: QueryClient, siteId: string): Promise<Basket> {
  return enqueue(siteId, async () => {
    const basket = await queryClient.fetchQuery({ ...basketQuery(siteId), staleTime: 0 })
    if (basket && isValid(basket)) return basket
    const message = basket ? 'The basket cannot be ordered as it stands' : 'Missing basket'
    throw new AppError({ kind: 'conflict', status: 409, type: VALIDATE_BASKET_ERROR, message })
  })
}

function isValid(basket: Basket): boolean {
  const hasItems = Boolean(basket.productItems?.length || basket.giftCertificateItems?.length)
  return (
    hasItems && readQuantityExceptions(basket).length === 0 && readQualifiers(basket).qdThresholdMet
  )
}
