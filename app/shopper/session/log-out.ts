import { endSession } from '@/commerce-client/login'
import { loginAsGuest } from './guest-login'
import { forgetWishList } from '../wish-list/forget-wish-list'
import { getSession, requireSession } from './session'
import { withSessionLock } from './session-lock'
import { dropAllTokens, readRefreshToken } from './session-tokens'

/**
 * Ends the customer's session here and at the service, and goes on as a new guest (D2 §4). This
 * browser is logged out even when the service cannot be reached.
 */
export async function logOut(siteId: string): Promise<void> {
  forgetWishList(siteId)
  await endAtService(siteId).catch(() => undefined)
  await withSessionLock(siteId, async () => {
    dropAllTokens(siteId)
    // Without an answer now, the next call that needs a session makes one.
    await loginAsGuest(siteId).catch(() => undefined)
  })
  getSession(siteId)
}

async function endAtService(siteId: string): Promise<void> {
  await requireSession(siteId)
  const refreshToken = readRefreshToken(siteId)
  if (refreshToken?.authType === 'registered') await endSession(siteId, refreshToken.value)
}
