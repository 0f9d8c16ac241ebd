import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

/**
 * The builders and product pages: an unfinished box for pickup is deleted on any other page
 * (BOX-019).
 */
const PICKUP_PAGE = /\/build-a-box\/|\.html$/

/**
 * Deletes an unfinished box for pickup when the shopper visits any other page. Only the few
 * shoppers with such a box load the code for it.
 */
export function PickupMixWatch() {
  const { pathname } = useLocation()
  const { id: siteId } = useSite()
  const intl = useIntl()
  useEffect(() => {
    if (PICKUP_PAGE.test(pathname) || !mayHoldPickupMix()) return
    import('./forget-pickup-mix')
      .then(({ forgetPickupMix }) => forgetPickupMix(siteId, intl))
      .catch((error: unknown) => logWarning('A box could not be forgotten', { error }))
  }, [pathname, siteId, intl])
  return null
}

function mayHoldPickupMix(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('custom_mix_') && String(text).includes('PICKUP'),
    )
  } catch {
    // the browser may block storage
    return false
  }
}
