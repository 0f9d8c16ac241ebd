import { millisecondsInMinute } from 'date-fns/constants'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { isFresh } from '@/commerce-client/access-token'
import { COMMERCE_SESSION_MS } from '@/commerce-client/session-marker'
import { logWarning } from '@/lib/log'
import { readCommerceSessionEnd } from './session-marker'

/**
 * Time before which this tab does not request another commerce session, by site. Needed if the
 * browser's clock is wrong and every marker looks expired.
 */
const quietUntil = new Map<string, number>()

/**
 * Extends the commerce session by 15 minutes when one minute or less is left (SES-004). Runs in the
 * background, because the shop works without it.
 */
export function extendCommerceSession(siteId: string): void {
  const now = Date.now()
  if (isFresh({ expiresAt: readCommerceSessionEnd(siteId) }, now)) return
  if (now < (quietUntil.get(siteId) ?? 0)) return
  quietUntil.set(siteId, now + COMMERCE_SESSION_MS - millisecondsInMinute)
  callSite(siteId, siteRoutes.createSession).catch((error: unknown) => {
    quietUntil.set(siteId, Date.now() + millisecondsInMinute)
    logWarning('The commerce session was not extended', { error })
  })
}
