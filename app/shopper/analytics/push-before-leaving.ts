import { isInPage } from '@/integrations/third-party/third-party'
import type { AnalyticsEvents, EventName } from './analytics-events'
import { pushEvent } from './data-layer'
import { EVENT_TIMEOUT_MS } from './event-queue'

/**
 * As `pushEvent`, before the page is left. Resolves once the tag manager has taken the event, at the
 * latest after 2000 ms, whatever it does; at once where no tag manager is in the page, e.g. because
 * the browser blocks it.
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
    // its own time-out does not run while it hangs, or has not loaded
    const timer = setTimeout(resolve, EVENT_TIMEOUT_MS)
    const eventCallback = () => {
      clearTimeout(timer)
      resolve()
    }
    pushEvent(event, details, { eventCallback, eventTimeout: EVENT_TIMEOUT_MS })
  })
}
