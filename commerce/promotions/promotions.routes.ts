import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getCurrency } from '../sites/currency'
import { getLocale } from '../sites/locale'
import { Problem } from '../http/problem'
import type { Config } from '../config'
import type { PromotionsService } from './promotions.service'
import { CampaignParams, CampaignQuery, PromotionsQuery } from './promotion-requests.schemas'
import { toPromotion } from './promotion.mapper'
import type { Assignment, Promotion } from './promotion.schemas'

interface Needs {
  config: Config
  promotions: PromotionsService
}

/**
 * Returns the enabled promotions of a campaign that run on at least one day of the range. Without a
 * range, returns all of them.
 */
function listCampaignPromotions(
  promotions: readonly Promotion[],
  campaignId: string,
  range?: { from: Date; to: Date },
): Promotion[] {
  return promotions.filter(
    ({ enabled, assignments }) =>
      enabled &&
      assignments.some(
        (assignment) =>
          assignment.campaignId === campaignId && (!range || overlaps(assignment, range)),
      ),
  )
}

function overlaps({ startsAt, endsAt }: Assignment, { from, to }: { from: Date; to: Date }) {
  return (
    startsAt.every((instant) => Date.parse(instant) <= to.getTime()) &&
    endsAt.every((instant) => Date.parse(instant) > from.getTime())
  )
}

const BASE = '/pricing/shopper-promotions/v1/organizations/:organizationId/promotions'
const SCOPE = 'sfcc.shopper-promotions'

export function registerPromotions(app: FastifyInstance, { config, promotions }: Needs): void {
  app.get(BASE, async (request) => {
    await requireShopper(request, SCOPE)
    const site = await getSite(request)
    const locale = getLocale(request, site)
    const { ids } = PromotionsQuery.parse(request.query)
    const all = await promotions.listPromotions(site.id)
    const found = [...new Set(ids)].flatMap(
      (id) => all.find((promotion) => promotion.enabled && promotion.id === id) ?? [],
    )
    if (found.length === 0) throw promotionNotFound()
    return toResult(found.map((one) => toPromotion(one, locale, config.publicOrigin)))
  })

  app.get(`${BASE}/campaigns/:campaignId`, async (request) => {
    await requireShopper(request, SCOPE)
    const site = await getSite(request)
    const locale = getLocale(request, site)
    const { campaignId } = CampaignParams.parse(request.params)
    const range = readRange(request.query)
    const all = await promotions.listPromotions(site.id)
    if (listCampaignPromotions(all, campaignId).length === 0) throw promotionNotFound()
    const currency = asksForCurrency(request.query) ? getCurrency(request, site) : undefined
    const found = listCampaignPromotions(all, campaignId, range).filter(
      (one) => !currency || !one.currency || one.currency === currency,
    )
    return toResult(found.map((one) => toPromotion(one, locale, config.publicOrigin)))
  })
}

function toResult<Data>(data: Data[]) {
  return { limit: data.length, data, total: data.length }
}

function asksForCurrency(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'currency' in query
}

/**
 * @throws Problem 400 for an incomplete range, a range that ends before it begins, or an invalid
 * date.
 */
function readRange(query: unknown): { from: Date; to: Date } | undefined {
  const { startDate: from, endDate: to } = CampaignQuery.parse(query)
  if (from === undefined && to === undefined) return undefined
  if (from && to && from <= to) return { from, to }
  const title = 'Invalid Start or End Date'
  throw new Problem(400, 'InvalidDateException', title, title)
}

function promotionNotFound(): Problem {
  return new Problem(
    404,
    'PromotionNotFoundException',
    'Not Found',
    'There is no promotion found with the given ID for the requested site.',
  )
}
