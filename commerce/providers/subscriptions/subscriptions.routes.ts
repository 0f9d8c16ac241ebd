import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { getSiteById } from '../../sites/site-context'
import { requireLocal } from '../../http/require-local'
import { parseQuery } from '../../http/parse-query'
import type { Config } from '../../config'
import type { Owner } from '../../subscriptions/subscription-change.rules'
import type { SubscriptionService } from '../../subscriptions/subscription.service'
import type { SubscriptionView } from '../../subscriptions/view-subscription'
import { readSignature } from './ordergroove-signature'
import { toOrders, toPage, toSubscription } from './subscriptions.mapper'
import {
  Cancel,
  ChangeDate,
  ChangeFrequency,
  ChangePayment,
  ChangeQuantity,
  ChangeShipping,
  ListQuery,
  OrderParams,
  OrdersQuery,
  Reactivate,
  SkipSubscription,
  SubscriptionParams,
} from './subscriptions.schemas'

interface Needs {
  config: Config
  now: () => Date
  subscriptions: SubscriptionService
}

type Change = (owner: Owner, id: string, body: unknown) => Promise<SubscriptionView>

/** Pausing is an addition to the API. */
export function registerSubscriptions(app: FastifyInstance, services: Needs): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    registerReading(routes, services)
    for (const [action, change] of Object.entries(listChanges(services.subscriptions))) {
      routes.patch(`/subscriptions/:subscriptionId/${action}/`, async (request) => {
        const owner = await requireOwner(request, services)
        const { subscriptionId } = SubscriptionParams.parse(request.params)
        return toSubscription(await change(owner, subscriptionId, request.body ?? {}))
      })
    }
    registerSkip(routes, services)
  })
}

function registerReading(routes: FastifyInstance, services: Needs): void {
  const { subscriptions } = services

  routes.get('/subscriptions/', async (request) => {
    const owner = await requireOwner(request, services)
    const { live } = parseQuery(ListQuery, request.query)
    const views = await subscriptions.list(owner)
    const found = views.map(toSubscription)
    return toPage(live === undefined ? found : found.filter((one) => String(one.live) === live))
  })

  routes.get('/subscriptions/:subscriptionId/', async (request) => {
    const owner = await requireOwner(request, services)
    const { subscriptionId } = SubscriptionParams.parse(request.params)
    return toSubscription(await subscriptions.get(owner, subscriptionId))
  })

  routes.get('/orders/', async (request) => {
    const owner = await requireOwner(request, services)
    const { status, subscription } = parseQuery(OrdersQuery, request.query)
    const views =
      subscription === undefined
        ? await subscriptions.list(owner)
        : [await subscriptions.get(owner, subscription)]
    const orders = views.flatMap(toOrders)
    return toPage(status === undefined ? orders : orders.filter((one) => one.status === status))
  })
}

function registerSkip(routes: FastifyInstance, services: Needs): void {
  routes.patch('/orders/:orderId/skip_subscription/', async (request) => {
    const owner = await requireOwner(request, services)
    const { subscriptionId, day } = OrderParams.parse(request.params).orderId
    SkipSubscription.parse(request.body)
    const view = await services.subscriptions.skip(owner, subscriptionId, day)
    return toOrders(view).find((one) => one.public_id === `${subscriptionId}:${day}`)
  })
}

/** Changes by the last part of their path. */
function listChanges(subscriptions: SubscriptionService): Readonly<Record<string, Change>> {
  const taking =
    <Body extends z.ZodType>(
      schema: Body,
      change: (owner: Owner, id: string, body: z.output<Body>) => Promise<SubscriptionView>,
    ): Change =>
    (owner, id, body) =>
      change(owner, id, schema.parse(body))
  return {
    change_frequency: taking(ChangeFrequency, (owner, id, { every, every_period: period }) =>
      subscriptions.changeFrequency(owner, id, { every, period }),
    ),
    change_quantity: taking(ChangeQuantity, (owner, id, { quantity }) =>
      subscriptions.changeQuantity(owner, id, quantity),
    ),
    change_next_order_date: taking(ChangeDate, (owner, id, { order_date: day }) =>
      subscriptions.changeNextDate(owner, id, day),
    ),
    change_shipping: taking(ChangeShipping, (owner, id, { shipping_address: addressId }) =>
      subscriptions.changeAddress(owner, id, addressId),
    ),
    change_payment: taking(ChangePayment, (owner, id, { payment }) =>
      subscriptions.changePayment(owner, id, payment),
    ),
    pause: (owner, id) => subscriptions.pause(owner, id),
    cancel: taking(Cancel, (owner, id, { cancel_reason: reason }) =>
      subscriptions.cancel(owner, id, reason),
    ),
    reactivate: taking(Reactivate, (owner, id, body) => {
      const { every, every_period: period } = body
      const interval = every === undefined || period === undefined ? undefined : { every, period }
      return subscriptions.resume(owner, id, body.next_order_date ?? body.start_date, interval)
    }),
  }
}

async function requireOwner(request: FastifyRequest, { config, now }: Needs): Promise<Owner> {
  const { subscriptionsKey: key } = config
  if (key === undefined) requireLocal(request, config)
  const { merchantId, customerId } = readSignature(request.headers.authorization, key, now())
  return { site: await getSiteById(request, merchantId), customerId }
}
