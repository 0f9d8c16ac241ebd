import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useHistory } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { customerKey } from '@/shopper/customer/customer.queries'
import { markGuestExpiryUnseen, onSessionEvent } from '@/shopper/session/session-events'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'

/** Pages with a shopper's data in forms. */
const LEFT: readonly string[] = [paths.shipping(), paths.billing()]

/**
 * When the customer changes, in this tab or another: their data are read again, and nothing of the
 * former customer stays on the screen. Half-filled steps of the checkout are left for the bag
 * (CHK-052).
 */
export function SessionWatch() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const history = useHistory()
  useEffect(
    () =>
      onSessionEvent((event, changedSite, before) => {
        if (changedSite !== siteId) return
        if (event === 'guest-expired' && hasBag(queryClient, siteId)) markGuestExpiryUnseen(siteId)
        if (event !== 'session-changed') return
        if (before === 'registered') void queryClient.resetQueries(['shopper'])
        void queryClient.invalidateQueries(customerKey(siteId), { refetchType: 'all' })
        void queryClient.invalidateQueries(basketKey(siteId))
        if (LEFT.includes(history.location.pathname)) history.replace(paths.bag())
      }),
    [siteId, queryClient, history],
  )
  return null
}

function hasBag(queryClient: QueryClient, siteId: string): boolean {
  const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
  return Boolean(basket?.productItems?.length)
}
