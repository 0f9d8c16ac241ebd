import type { Visitor } from '@/integrations/recommendations/recommendations.port'
import { getSession } from '@/shopper/session/session'
import { isAllowed } from '@/shopper/session/tracking-consent'
import { requireVisitId } from '@/shopper/session/visit-id'

/**
 * Returns the visitor's ids for the recommendation service; undefined if the visitor refuses
 * marketing.
 */
export function readVisitor(siteId: string): Visitor | undefined {
  if (!isAllowed('marketing')) return undefined
  const cookieId = requireVisitId(siteId)
  if (cookieId === undefined) return undefined
  const session = getSession(siteId)
  return { cookieId, ...(session?.authType === 'registered' && { userId: session.customerId }) }
}
