import type { Visitor } from '@/integrations/recommendations/recommendations.port'
import { getSession } from '@/shopper/session/session'
import { requireVisitId } from '@/shopper/session/visit-id'

/** Who shops here, for who recommends; undefined where a visitor does not want to be followed. */
export function readVisitor(siteId: string): Visitor | undefined {
  const cookieId = requireVisitId(siteId)
  if (cookieId === undefined) return undefined
  const session = getSession(siteId)
  return { cookieId, ...(session?.authType === 'registered' && { userId: session.customerId }) }
}
