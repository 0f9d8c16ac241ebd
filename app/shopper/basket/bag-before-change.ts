import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { useSite } from '@/site/use-site'
import { onBasketChangeElsewhere } from './basket-tabs'
import { basketKey } from './basket.queries'

/** The basket as it was before other tabs changed it, until the shopper has seen it, by site. */
const before = new Map<string, Basket>()

/** Remembers the basket when another tab changes it while this component is shown. */
export function useRememberBagBeforeChange(): void {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onBasketChangeElsewhere(siteId, () => {
        const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
        if (basket && !before.has(siteId)) before.set(siteId, basket)
      }),
    [queryClient, siteId],
  )
}

export function readBagBeforeChange(siteId: string): Basket | undefined {
  return before.get(siteId)
}

/** Call this once the shopper has seen the whole bag. */
export function forgetBagBeforeChange(siteId: string): void {
  before.delete(siteId)
}
