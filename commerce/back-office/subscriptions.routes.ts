import type { FastifyInstance } from 'fastify'
import { plainText } from '../http/plain-text.schemas'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  MAX_SUBSCRIBED,
  SUBSCRIPTION_STATES,
  type OfficeSubscription,
  type OfficeSubscriptionList,
  type SubscriptionProducts,
} from '../../contracts/subscription'
import { actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import type { SubscriptionOffice } from '../subscriptions/subscription-office'

import { registerHistory } from './history.routes'
import { listedText, optional } from './paging.schemas'

export interface SubscriptionsNeeds {
  audit: AuditService
  subscriptionOffice: SubscriptionOffice
}

const SUBSCRIPTIONS = `${BACK_OFFICE_API}/subscriptions`
const SUBSCRIPTION = `${SUBSCRIPTIONS}/:id`

const SubscriptionParams = z.object({ id: z.string().min(1).max(100) })
const SubscriptionsQuery = z.object({
  text: listedText,
  state: optional(z.enum(SUBSCRIPTION_STATES)),
  before: optional(z.string().max(100)),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const Day = z.iso.date()
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skip'), day: Day }),
  z.object({ kind: z.literal('date'), day: Day }),
  z.object({ kind: z.literal('now') }),
  z.object({
    kind: z.literal('frequency'),
    every: z.number().int().min(1).max(99),
    period: z.number().int().min(1).max(4),
  }),
  z.object({
    kind: z.literal('quantity'),
    quantity: z.number().int('Write a whole number of pieces.').min(1).max(MAX_SUBSCRIBED),
  }),
  z.object({ kind: z.literal('product'), productId: z.string().min(1).max(100) }),
  z.object({ kind: z.literal('address'), addressId: z.string().min(1).max(256) }),
  z.object({ kind: z.literal('card') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume'), day: Day.optional() }),
  z.object({
    kind: z.literal('cancel'),
    reason: plainText(200).min(1, 'Enter a reason.'),
  }),
])
const ChangeRequest = z.object({ change: Change, expectedRevision: z.string().min(1).max(64) })

/** Customers' subscriptions: search, details, and changes on their behalf (docs/adr/0070). */
export function registerSubscriptionSection(
  app: FastifyInstance,
  services: SubscriptionsNeeds,
): void {
  const { subscriptionOffice } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'subscriptions.read', write: 'subscriptions.write' })

    scope.get(SUBSCRIPTIONS, async ({ query }): Promise<OfficeSubscriptionList> =>
      subscriptionOffice.list(SubscriptionsQuery.parse(query)),
    )
    scope.get(SUBSCRIPTION, async ({ params }): Promise<OfficeSubscription> =>
      subscriptionOffice.get(SubscriptionParams.parse(params).id),
    )
    scope.get(`${SUBSCRIPTION}/products`, async ({ params }): Promise<SubscriptionProducts> =>
      subscriptionOffice.listProducts(SubscriptionParams.parse(params).id),
    )
    scope.post(`${SUBSCRIPTION}/changes`, async (request): Promise<OfficeSubscription> => {
      const { id } = SubscriptionParams.parse(request.params)
      const { change, expectedRevision } = ChangeRequest.parse(request.body)
      await subscriptionOffice.change(id, change, { by: actorOf(request), expectedRevision })
      return subscriptionOffice.get(id)
    })
    registerHistory(
      scope,
      services,
      SUBSCRIPTION,
      'subscription',
      (params) => SubscriptionParams.parse(params).id,
    )
  })
}
