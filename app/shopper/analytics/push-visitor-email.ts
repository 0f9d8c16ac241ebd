import { logWarning } from '@/lib/log'
import { toEmailFields } from './email-fields'
import { isInPage } from '@/integrations/third-party/third-party'
import type { AnalyticsEvents, EventName } from './analytics-events'
import { pushEvent } from './data-layer'
import { EVENT_TIMEOUT_MS } from './event-queue'

/**
 * Pushes an event when a guest has entered an e-mail address into a form (FORM-009), unless they
 * refuse tracking. For forms that leave the page afterward: never throws, and takes two seconds at
 * most.
 */
export async function pushVisitorEmail(email: string): Promise<void> {
  try {
    const fields = await toEmailFields(email)
    if (fields) await pushBeforeLeaving('visitor-email', fields)
  } catch (error) {
    logWarning('An e-mail address was not pushed', { error })
  }
}

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
