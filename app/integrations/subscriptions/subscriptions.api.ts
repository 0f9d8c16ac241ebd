import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { Subscriptions } from './subscriptions.port'
import { SubscriptionSchema } from './subscriptions.schemas'

const Answer = z.object({ subscriptions: z.array(SubscriptionSchema) })

/** In the browser: calls the storefront's own routes. */
export const subscriptions: Subscriptions = {
  async list(siteId) {
    const body = await callSite(siteId, siteRoutes.subscriptions)
    const answer = Answer.safeParse(body)
    if (!answer.success) throw unreadable(body)
    return answer.data.subscriptions
  },

  async change(siteId, id, change) {
    await callSite(siteId, siteRoutes.changeSubscription, { params: { id }, body: change })
  },
}
