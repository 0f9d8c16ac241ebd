import { useEffect, useState } from 'react'
import { useSite } from '@/site/use-site'
import { isExpiryUntold, markExpiryTold, onSessionEvent } from './session-events'

/**
 * Whether a registered customer's session has ended, and nobody has said so yet: it could not be
 * renewed, and the visitor is a guest now. Whoever asks says it. It may have ended on a page that
 * says nothing, or before this one was hydrated.
 */
export function useSessionExpired(): boolean {
  const { id: siteId } = useSite()
  const [hasExpired, setExpired] = useState(false)
  useEffect(() => {
    const look = () => setExpired((known) => known || isExpiryUntold(siteId))
    look()
    return onSessionEvent(look)
  }, [siteId])
  useEffect(() => {
    if (hasExpired) markExpiryTold(siteId)
  }, [hasExpired, siteId])
  return hasExpired
}
