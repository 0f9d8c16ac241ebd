import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  PROMOTION_STATES,
  type OfficePromotion,
  type OfficePromotionList,
  type OpenBagList,
  type PromotionExplanation,
} from '../../contracts/promotion'
import { PROMOTION_ORDERS } from '../explanations/promotion-overview'
import { hasRight } from '../../rules/operator-rights'
import { notFound } from '../http/problem'
import { accessOf, requireRights } from '../operators/operator-access'
import type { ExplanationService } from '../explanations/explanation.service'
import type { SiteService } from '../sites/site.service'
import { optional, Paging, SearchText, sortedBy } from './paging.schemas'

export interface PromotionsNeeds {
  explanations: ExplanationService
  sites: SiteService
}

const PROMOTIONS = `${BACK_OFFICE_API}/promotions`

const Id = z.string().trim().min(1).max(256)
const PromotionsQuery = Paging.extend({
  siteId: optional(Id),
  text: SearchText.default(''),
  state: optional(z.enum(PROMOTION_STATES)),
  promotionClass: optional(z.enum(['product', 'order', 'shipping'])),
  asksForCode: optional(z.enum(['yes', 'no'])),
  sort: sortedBy(PROMOTION_ORDERS),
})
const PromotionParams = z.object({ siteId: Id, id: Id })
const BagsQuery = z.object({ of: Id })
const ExplanationParams = z.object({ id: Id })

export function registerPromotionSection(app: FastifyInstance, services: PromotionsNeeds): void {
  const { explanations, sites } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'promotions.read', write: 'promotions.write' })

    scope.get(PROMOTIONS, async ({ query }): Promise<OfficePromotionList> => {
      const { siteId, asksForCode, ...asked } = PromotionsQuery.parse(query)
      const all = await sites.listSites()
      const wanted = siteId === undefined ? all : all.filter(({ id }) => id === siteId)
      return explanations.list(wanted, {
        ...asked,
        asksForCode: asksForCode && asksForCode === 'yes',
      })
    })
    scope.get(`${PROMOTIONS}/:siteId/:id`, async ({ params }): Promise<OfficePromotion> => {
      const { siteId, id } = PromotionParams.parse(params)
      const site = await sites.getSite(siteId)
      const promotion = site && (await explanations.get(site, id))
      if (promotion) return promotion
      throw notFound(`The site '${siteId}' has no promotion '${id}'.`, 'promotion-not-found')
    })
    scope.get(
      `${BACK_OFFICE_API}/explanations/:id`,
      async (request): Promise<PromotionExplanation> => {
        const withCodes = hasRight(accessOf(request).roles, 'promotions.write')
        return explanations.explain(ExplanationParams.parse(request.params).id, withCodes)
      },
    )
    scope.get(
      `${BACK_OFFICE_API}/open-bags`,
      { config: { right: 'customers.read' } },
      async ({ query }): Promise<OpenBagList> => explanations.listBags(BagsQuery.parse(query).of),
    )
  })
}
