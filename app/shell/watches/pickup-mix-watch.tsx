import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

/** The builders and products: a box to be picked up survives only a visit of these (BOX-019). */
const PICKUP_PAGE = /\/build-a-box\/|\.html$/

/**
 * Forgets an unfinished box that is to be picked up, on any other page. Few shoppers have one: only
 * they fetch code for it.
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
    // a browser may store nothing
    return false
  }
}
