import { useEffect, useState } from 'react'
import { useSite } from '@/site/use-site'
import {
  markExpiryShown,
  onSessionEvent,
  readUnseenExpiry,
  type ExpiryEvent,
} from './session-events'

/**
 * Whether a registered customer's session has ended, and no page has shown it yet: it could not be
 * renewed, and the visitor is a guest now. It may have ended on a page without the message, or
 * before this one was hydrated.
 */
export function useSessionExpired(): boolean {
  return useHasExpired('session-expired')
}

/** The same, for the page that shows the message, once. A guest sees it in place of the bag. */
export function useExpiryNotice(event: ExpiryEvent = 'session-expired'): boolean {
  const { id: siteId } = useSite()
  const hasExpired = useHasExpired(event)
  useEffect(() => {
    if (hasExpired) markExpiryShown(siteId)
  }, [hasExpired, siteId])
  return hasExpired
}

function useHasExpired(event: ExpiryEvent): boolean {
  const { id: siteId } = useSite()
  const [hasExpired, setExpired] = useState(false)
  useEffect(() => {
    const look = () => setExpired((known) => known || readUnseenExpiry(siteId) === event)
    look()
    return onSessionEvent(look)
  }, [siteId, event])
  return hasExpired
}
