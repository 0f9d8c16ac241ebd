import type { Request, Router } from 'express'
import { parseAccessToken } from '@/commerce-client/access-token'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError, badRequestError } from '@/errors/app-error'
import {
  changeSubscription,
  fetchSubscriptions,
  type Subscriber,
} from '@/integrations/subscriptions/subscriptions.source.server'
import { SubscriptionChangeSchema } from '@/integrations/subscriptions/subscriptions.schemas'
import type { Site } from '@/site/site'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'

export function registerSubscriptions(router: Router): void {
  addRoute(
    router,
    siteRoutes.subscriptions,
    apiRoute(async (site, req) => ({
      subscriptions: await fetchSubscriptions(await requireSubscriber(site, req)),
    })),
  )
  addRoute(
    router,
    siteRoutes.changeSubscription,
    apiRoute(async (site, req) => {
      const change = SubscriptionChangeSchema.safeParse(req.body)
      if (!change.success) {
        const path = change.error.issues[0]?.path.join('.') || 'body'
        throw badRequestError(`The ${path} is not valid.`)
      }
      const subscriber = await requireSubscriber(site, req)
      await changeSubscription(subscriber, req.params.id ?? '', change.data)
    }),
  )
}

/**
 * Returns the subscriber of the request: the customer of its token. The customer record is
 * requested with that token, because the commerce service refuses a token that is forged, expired
 * or another customer's.
 * @throws AppError 401, 403 for guests
 */
async function requireSubscriber(site: Site, req: Request): Promise<Subscriber> {
  const token = parseAccessToken(req.get('authorization') ?? '')
  if (!token) throw refusal(401, 'The access token is missing or not valid.')
  if (token.authType === 'guest')
    throw refusal(403, 'Only a registered customer has subscriptions.')
  const { customerId } = token
  const options = { parameters: { customerId } }
  await runScapi(site.id, 'shopperCustomers', 'getCustomer', options, callerOf(req))
  return { siteId: site.id, customerId }
}

function refusal(status: 401 | 403, detail: string): AppError {
  const kind = status === 401 ? 'session-expired' : 'bad-request'
  return new AppError({ kind, status, message: detail, detail })
}
