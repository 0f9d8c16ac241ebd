import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { forgetOfflineBag } from '@/lib/offline-bag'
import { forgetOptins } from '../subscriptions/optins'
import { forgetWishList } from '../wish-list/forget-wish-list'
import { takeAnswer } from './session'
import { withSessionLock } from './session-lock'
import { markLoggedOut } from './session-marker'
import { forgetToken } from './token-memory'
import { forgetVisit } from './visit-id'

/**
 * Ends the customer's session here and at the service, and begins a new guest's (SES-010). If the
 * shop cannot be reached, the customer is logged out in this browser, and the next request ends the
 * session.
 */
export async function logOut(siteId: string): Promise<void> {
  forgetWishList(siteId)
  forgetOptins()
  markLoggedOut(siteId)
  forgetToken(siteId)
  forgetVisit(siteId)
  await forgetOfflineBag()
  await withSessionLock(siteId, async () => {
    takeAnswer(siteId, await callSite(siteId, siteRoutes.logOut))
    // another tab's renewal may have set the customer's marker again
  }).catch(() => markLoggedOut(siteId))
}
