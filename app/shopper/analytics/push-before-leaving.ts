import { isInPage } from '@/integrations/third-party/third-party'
import type { AnalyticsEvents, EventName } from './analytics-events'
import { pushEvent } from './data-layer'
import { EVENT_TIMEOUT_MS } from './event-queue'

/**
 * Like `pushEvent`, for events before the page is left. Resolves when the tag manager has handled
 * the event, after 2000 ms at the latest; immediately if the page has no tag manager, for instance
 * because the browser blocks it.
 */
export function pushBeforeLeaving<Name extends EventName>(
  event: Name,
  details: AnalyticsEvents[Name],
): Promise<void> {
  if (!isInPage('tag-manager')) {
    pushEvent(event, details)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    // the tag manager's own time-out does not run while it hangs or has not loaded
    const timer = setTimeout(resolve, EVENT_TIMEOUT_MS)
    const eventCallback = () => {
      clearTimeout(timer)
      resolve()
    }
    pushEvent(event, details, { eventCallback, eventTimeout: EVENT_TIMEOUT_MS })
  })
}
