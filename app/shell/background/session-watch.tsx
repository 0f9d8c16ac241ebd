import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { defineMessages, useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { customerKey } from '@/shopper/customer/customer.queries'
import { isEmptyBasket } from '@/rules/basket-contents'
import {
  markGuestExpiryUnseen,
  onSessionEvent,
  readUnseenExpiry,
} from '@/shopper/session/session-events'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'

const messages = defineMessages({
  left: {
    id: 'sessionWatch.left',
    defaultMessage:
      'Somebody logged in or out in another tab. This is the bag as it is now: check out from here.',
  },
})

/** Pages whose forms contain the shopper's data. */
const LEFT: readonly string[] = [paths.shipping(), paths.billing()]

/**
 * When the customer changes, in this tab or another, reads the customer's data again and removes
 * the former customer's data from the screen. Half-filled checkout steps are replaced by the bag
 * (CHK-052), except after a customer's session has expired: they lead to the login and back.
 */
export function SessionWatch() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const history = useHistory()
  const { formatMessage } = useIntl()
  useEffect(
    () =>
      onSessionEvent((event, changedSite, before) => {
        if (changedSite !== siteId) return
        if (event === 'guest-expired') keepLostBag(queryClient, siteId)
        if (event !== 'session-changed') return
        if (before === 'registered') void queryClient.resetQueries(['shopper'])
        void queryClient.invalidateQueries(customerKey(siteId), { refetchType: 'all' })
        void queryClient.invalidateQueries(basketKey(siteId))
        const isExpired = readUnseenExpiry(siteId) === 'session-expired'
        if (isExpired || !LEFT.includes(history.location.pathname)) return
        history.replace(paths.bag())
        showToast({
          text: formatMessage(messages.left),
          isLasting: true,
          isKeptOn: (pathname) => pathname === paths.bag(),
        })
      }),
    [siteId, queryClient, history, formatMessage],
  )
  return null
}

function keepLostBag(queryClient: QueryClient, siteId: string): void {
  const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
  if (basket && !isEmptyBasket(basket)) markGuestExpiryUnseen(siteId, basket)
}
