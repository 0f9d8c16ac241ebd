import { useEffect } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { asFields, asText } from '@/lib/read-fields'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * Reads the token of the mail's link (`/pay#…`), which is then removed from the address, or from
 * the history entry, so that a reload shows the page again and no address contains the token.
 */
export function usePayToken(): string | undefined {
  const { pathname, hash, state } = useLocation()
  const history = useHistory()
  const isHydrated = useIsHydrated()
  const mailed = hash.replace(/^#/, '')
  useEffect(() => {
    if (mailed) history.replace(pathname, { payToken: mailed })
  }, [mailed, pathname, history])
  return isHydrated ? mailed || asText(asFields(state).payToken) : undefined
}
