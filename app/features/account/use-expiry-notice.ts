import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { onSessionEvent } from '@/shopper/session/session-events'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'

/** A session that ends while the shopper is in their account leads to login, which says why (SES-012). */
export function useExpiryNotice(): void {
  const { id: siteId } = useSite()
  const history = useHistory()
  useEffect(
    () =>
      onSessionEvent((event, endedSite) => {
        if (event !== 'session-expired' || endedSite !== siteId) return
        const state = { from: history.location.pathname, hasExpired: true }
        history.replace({ pathname: paths.login(), state })
      }),
    [history, siteId],
  )
}
