import type { Visitor } from '@/integrations/recommendations/recommendations.port'
import { getSession } from '@/shopper/session/session'
import { requireUsid } from '@/shopper/session/session-tokens'

/** Who shops here, for who recommends; undefined where a visitor does not want to be followed. */
export function readVisitor(siteId: string): Visitor | undefined {
  if (isTrackingRefused()) return undefined
  const session = getSession(siteId)
  return {
    cookieId: requireUsid(siteId),
    ...(session?.authType === 'registered' && { userId: session.customerId }),
  }
}

/** By the browser's setting, or by the cookie of the shop's own. */
function isTrackingRefused(): boolean {
  return navigator.doNotTrack === '1' || /(?:^|;\s*)dw_dnt=1(?:;|$)/.test(document.cookie)
}
