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
 * Ends the customer's session here and at the service, and goes on as a new guest (SES-010). Where
 * the shop cannot be reached nobody is logged in here all the same, and the next request ends it.
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
    // another tab's renewal may have marked the customer again meanwhile
  }).catch(() => markLoggedOut(siteId))
}
