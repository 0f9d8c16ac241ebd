import { useEffect, useState } from 'react'
import { useSite } from '@/site/use-site'
import { isExpiryUntold, markExpiryTold, onSessionEvent } from './session-events'

/**
 * Whether a registered customer's session has ended, and no page has said so yet: it could not be
 * renewed, and the visitor is a guest now. It may have ended on a page that says nothing, or before
 * this one was hydrated.
 */
export function useSessionExpired(): boolean {
  const { id: siteId } = useSite()
  const [hasExpired, setExpired] = useState(false)
  useEffect(() => {
    const look = () => setExpired((known) => known || isExpiryUntold(siteId))
    look()
    return onSessionEvent(look)
  }, [siteId])
  return hasExpired
}

/** The same, for the page that says it: it is said once. */
export function useExpiryNotice(): boolean {
  const { id: siteId } = useSite()
  const hasExpired = useSessionExpired()
  useEffect(() => {
    if (hasExpired) markExpiryTold(siteId)
  }, [hasExpired, siteId])
  return hasExpired
}
