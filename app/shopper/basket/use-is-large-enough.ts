import { useQuery } from '@tanstack/react-query'
import { readQualifiers } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { isThresholdMet } from '@/rules/bag-threshold'
import { useLineProducts } from './use-line-products'
import { useSite } from '@/site/use-site'

const NONE: NonNullable<Basket['productItems']> = []

/** Returns whether an order reaches the site's minimum (CART-037); undefined while loading. */
export function useIsLargeEnough(basket: Basket): boolean | undefined {
  const { id: siteId } = useSite()
  const isReached = readQualifiers(basket).qdThresholdMet
  const { data: preferences } = useQuery({ ...sitePreferencesQuery(siteId), enabled: !isReached })
  const { productItems = NONE } = basket
  const lines = isReached ? NONE : productItems
  const products = useLineProducts(lines)
  const collateral = lines.map(({ productId = '' }) => products[productId]?.isCollateral)
  if (isReached) return true
  if (!preferences || collateral.includes(undefined)) return undefined
  return isThresholdMet({
    isAsked: preferences.thresholdEnabled,
    isReached,
    collateral: collateral.map(Boolean),
  })
}
