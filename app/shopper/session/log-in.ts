import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { toAppError } from '@/errors/to-app-error'
import { takeAnswer } from './session'
import { markExpiryShown } from './session-events'
import { withSessionLock } from './session-lock'
import { requireVisitId } from './visit-id'

/** The service refuses a second login of one customer within a second, e.g. on another device. */
const LOGIN_PAUSE_MS = 1_100

export interface Credentials {
  email: string
  password: string
}

/** The answer of a customer's passkey. */
export interface PasskeyProof {
  credential: object
}

/**
 * Logs in a registered customer (CART-048) and keeps the guest's bag. Throws AppError 401 for a
 * wrong e-mail or password, 429 after too many attempts.
 */
export async function logIn(siteId: string, proof: Credentials | PasskeyProof): Promise<void> {
  const body = { ...proof, visitId: requireVisitId(siteId) }
  const [route, params] =
    'credential' in proof ? [siteRoutes.passkey, { step: 'log-in' }] : [siteRoutes.logIn]
  const ask = () => withSessionLock(siteId, () => callSite(siteId, route, { params, body }))
  const answer = await ask().catch(async (error: unknown) => {
    if (toAppError(error).status !== 409) throw error
    await new Promise((resolve) => setTimeout(resolve, LOGIN_PAUSE_MS))
    return ask()
  })
  markExpiryShown(siteId)
  takeAnswer(siteId, answer)
}
