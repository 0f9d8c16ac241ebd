import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { takeAnswer } from './session'
import { markExpiryShown } from './session-events'
import { withSessionLock } from './session-lock'
import { requireVisitId } from './visit-id'

export interface Credentials {
  email: string
  password: string
}

/**
 * Logs in a registered customer (CART-048) and keeps the guest's bag. Throws AppError 401 for a
 * wrong e-mail or password, 429 after too many attempts.
 */
export async function logIn(siteId: string, credentials: Credentials): Promise<void> {
  const body = { ...credentials, visitId: requireVisitId(siteId) }
  const answer = await withSessionLock(siteId, () => callSite(siteId, siteRoutes.logIn, { body }))
  markExpiryShown(siteId)
  takeAnswer(siteId, answer)
}
