import { useEffect, useState } from 'react'
import { useSite } from '@/site/use-site'
import {
  markExpiryShown,
  onSessionEvent,
  readUnseenExpiry,
  type ExpiryEvent,
} from './session-events'

/**
 * Returns whether a registered customer's session could not be renewed and no page has shown it
 * yet. It may have ended on a page without the message, or before this page hydrated; the visitor
 * is now a guest.
 */
export function useSessionExpired(): boolean {
  return useHasExpired('session-expired')
}

/**
 * Does the same for the page that shows the message, and marks it as shown.
 * @param isOver false while later pages must show the message again
 */
export function useExpiryNotice(event: ExpiryEvent = 'session-expired', isOver = true): boolean {
  const { id: siteId } = useSite()
  const hasExpired = useHasExpired(event)
  useEffect(() => {
    if (hasExpired && isOver) markExpiryShown(siteId)
  }, [hasExpired, isOver, siteId])
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
