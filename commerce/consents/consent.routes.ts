import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { Problem } from '../http/problem'
import type { Config } from '../config'
import { BulkConsentUpdate, ConsentUpdate, SubscriptionsQuery } from './consent.schemas'
import type { ConsentingShopper, ConsentService } from './consent.service'

interface Customers {
  getCustomer(customerId: string): Promise<{ email?: string }>
}

interface Needs {
  config: Config
  consents: ConsentService
  customers: Customers
}

const BASE = '/shopper/shopper-consents/v1/organizations/:organizationId'

export function registerConsents(app: FastifyInstance, services: Needs): void {
  const { config, consents, customers } = services

  app.get(`${BASE}/subscriptions`, async (request) => {
    const { shopper, locale } = await readShopper(request, customers)
    return consents.getSubscriptions(shopper, parseQuery(SubscriptionsQuery, request.query), locale)
  })

  app.post(`${BASE}/subscriptions`, async (request) => {
    const { shopper } = await readShopper(request, customers)
    const parsed = ConsentUpdate.safeParse(request.body)
    if (!parsed.success) throw refused('Consent subscription could not be updated.')
    const refusal = await consents.updateSubscription(shopper, parsed.data)
    if (refusal) throw refused(`Consent subscription could not be updated. ${refusal.message}`)
    return parsed.data
  })

  app.post(`${BASE}/subscriptions/actions/bulk`, async (request, reply) => {
    const { shopper } = await readShopper(request, customers)
    const parsed = BulkConsentUpdate.safeParse(request.body)
    if (!parsed.success) throw bulkRefused(config.organizationId)
    const results = []
    for (const update of parsed.data.subscriptions) {
      const error = await consents.updateSubscription(shopper, update)
      results.push({ ...update, success: !error, ...(error && { error }) })
    }
    return reply.code(results.every(({ success }) => success) ? 200 : 207).send({ results })
  })
}

async function readShopper(request: FastifyRequest, customers: Customers) {
  const { customerId, isRegistered } = await requireShopper(request)
  const site = await getSite(request)
  const locale = getLocale(request, site)
  const customer = isRegistered ? await customers.getCustomer(customerId) : undefined
  const shopper: ConsentingShopper = { siteId: site.id, customerId, email: customer?.email }
  return { shopper, locale }
}

function refused(detail: string): Problem {
  return new Problem(400, 'validation', 'Error Updating Consent Subscription', detail)
}

function bulkRefused(organizationId: string): Problem {
  const detail = 'One or more validation errors occurred in the bulk request.'
  return new Problem(400, 'validation', 'Bulk Request Validation Error', detail, {
    instance: `/organizations/${organizationId}/subscriptions`,
  })
}
