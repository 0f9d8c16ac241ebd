import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAttemptCounter } from '../../throttles/attempt-counter'
import { getSiteById } from '../../sites/site-context'
import { notFound, tooManyRequests, unauthorized } from '../../http/problem'
import {
  RECOMMENDERS,
  type RecommenderName,
  type Visitor,
  type RecommendationService,
} from '../../recommendations/recommendation.service'
import type { AuthService } from '../../auth/auth.service'
import type { Config } from '../../config'
import type { Db } from '../../db/client'
import type { Site } from '../../sites/site.service'
import { toActivity, toRecommendations } from './einstein.mapper'
import {
  ActivityBody,
  ActivityParams,
  Headers,
  RecommendationBody,
  RecommenderParams,
  SiteParams,
  ZoneParams,
} from './einstein.schemas'

interface Needs {
  auth: AuthService
  config: Config
  db: Db
  now: () => Date
  recommendations: RecommendationService
}

const DESCRIPTIONS: Record<RecommenderName, string> = {
  'customers-also-loved': 'What was bought, chosen and looked at together',
  'recently-viewed': 'What a visitor looked at last',
}

/**
 * Limit per IP address, which a household or an office may share; more activities would distort the
 * recommendations of others.
 */
const ACTIVITY_LIMIT = { attempts: 3_000, windowMs: 15 * 60_000 }

/** The recommenders of pages that request them by zone instead of name. */
const ZONES: Readonly<Record<string, { name: RecommenderName; message: string }>> = {
  product: { name: 'customers-also-loved', message: 'Customers Also Love' },
  'added-to-bag': { name: 'customers-also-loved', message: 'Customers Also Love' },
  'not-found': { name: 'recently-viewed', message: 'Recently Viewed' },
}

/** Answers Einstein's activities and recommendations (API version 3) from the engine's own data. */
export function registerRecommendations(app: FastifyInstance, services: Needs): void {
  const { recommendations, config, db, now, auth } = services
  const counter = createAttemptCounter(db, now)

  // a customer id is no secret, but the visit's id is: the customer counts only if logged in during
  // this visit
  async function toVisitor(site: Site, { cookieId, userId }: Visitor): Promise<Visitor> {
    if (userId === undefined) return { cookieId }
    const visit = { siteId: site.id, visitId: cookieId, customerId: userId }
    return (await auth.isCustomerOfVisit(visit)) ? { cookieId, userId } : { cookieId }
  }

  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        requireClient(request)
        reply.header('cache-control', 'no-store')
      })

      api.post('/activities/:siteId/:activity', async (request) => {
        const { siteId, activity } = ActivityParams.parse(request.params)
        const site = await getSiteById(request, siteId)
        const body = ActivityBody.parse(request.body)
        if ((await counter.count('activity-address', request.ip, ACTIVITY_LIMIT)) > 0) {
          throw tooManyRequests('Too many activities from this address.')
        }
        await recommendations.record(site, await toVisitor(site, body), toActivity(activity, body))
        return {}
      })

      api.get('/personalization/recommenders/:siteId', async (request) => {
        await getSiteById(request, SiteParams.parse(request.params).siteId)
        return {
          recommenders: RECOMMENDERS.map((name) => ({
            name,
            description: DESCRIPTIONS[name],
            recommenderType: name === 'recently-viewed' ? 'recent' : 'product-to-product',
          })),
        }
      })

      async function answer(request: FastifyRequest, siteId: string, name: RecommenderName) {
        const site = await getSiteById(request, siteId)
        const body = RecommendationBody.parse(request.body)
        const ids = body.products.map(({ id }) => id)
        const visitor = await toVisitor(site, body)
        const families = await recommendations.recommend(site, name, visitor, ids)
        return toRecommendations(families, config.publicOrigin)
      }

      api.post('/personalization/recs/:siteId/:recommenderName', async (request) => {
        const { siteId, recommenderName } = RecommenderParams.parse(request.params)
        const name = RECOMMENDERS.find((candidate) => candidate === recommenderName)
        if (!name) throw notFound(`There is no recommender '${recommenderName}'.`)
        return { ...(await answer(request, siteId, name)), recommenderName: name }
      })

      api.post('/personalization/:siteId/zones/:zoneId/recs', async (request) => {
        const { siteId, zoneId } = ZoneParams.parse(request.params)
        const zone = Object.hasOwn(ZONES, zoneId) ? ZONES[zoneId] : undefined
        if (!zone) throw notFound(`There is no zone '${zoneId}'.`)
        return {
          ...(await answer(request, siteId, zone.name)),
          recommenderName: zone.name,
          displayMessage: zone.message,
        }
      })
    },
    { prefix: '/v3' },
  )
}

function requireClient({ headers }: FastifyRequest): void {
  if (!Headers.safeParse(headers).success) throw unauthorized('x-cq-client-id is required.')
}
