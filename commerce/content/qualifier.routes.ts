import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale, type Locale } from '../sites/locale'
import type { LibraryService } from './library.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { ShopperContextService } from '../shopper-context/shopper-context.service'
import type { Site } from '../sites/site.service'
import { parseQualifierRequest, type QualifierRequest } from './qualifier.schemas'
import { listActivePromotions } from '../promotions/active-promotions.rules'
import type { Promotion } from '../promotions/promotion.schemas'
import type { PricingContext } from '../pricing/pricing-context'

export interface QualifierNeeds {
  library: LibraryService
  promotions: PromotionsService
  shopperContexts: ShopperContextService
}

/** Only coupons in the shopper context are taken into account. */
function qualifiesForCampaign(
  promotions: readonly Promotion[],
  pricingContext: PricingContext,
  campaignId: string,
  promotionId?: string,
): boolean {
  const ofCampaign = promotions
    .filter(({ id }) => promotionId === undefined || id === promotionId)
    .map((promotion) => ({
      ...promotion,
      assignments: promotion.assignments.filter((one) => one.campaignId === campaignId),
    }))
  return listActivePromotions(ofCampaign, [], pricingContext).length > 0
}

type Resolved = ShopperExperienceTypes.QualifierResolveResponse

const BASE = '/experience/shopper-experience/v1/organizations/:organizationId'
const ASSET_PROVIDER = 'content_asset'

export function registerQualifiers(app: FastifyInstance, services: QualifierNeeds): void {
  const { library, promotions, shopperContexts } = services

  app.post(`${BASE}/qualifiers/resolve`, async (request): Promise<Resolved> => {
    const shopper = await requireShopper(request)
    const site = await getSite(request)
    const locale = getLocale(request, site)
    const { customerGroups, campaignQualifiers, dataBindings } = parseQualifierRequest(request.body)
    const pricingContext = await shopperContexts.resolve(shopper, site)
    const known = campaignQualifiers?.length ? await promotions.listPromotions(site.id) : []
    const qualifies = (campaignId: string, promotionId?: string) =>
      qualifiesForCampaign(known, pricingContext, campaignId, promotionId)
    return {
      ...(customerGroups && {
        customerGroups: Object.fromEntries(
          customerGroups.map((id) => [id, pricingContext.customerGroupIds.includes(id)]),
        ),
      }),
      ...(campaignQualifiers && toCampaigns(campaignQualifiers, qualifies)),
      ...(dataBindings && { dataBindings: await toBindings(site, dataBindings, locale) }),
    }
  })

  /** Omits bindings that cannot be resolved. */
  async function toBindings(
    site: Site,
    bindings: NonNullable<QualifierRequest['dataBindings']>,
    locale: Locale,
  ): Promise<NonNullable<Resolved['dataBindings']>> {
    const ids = bindings.flatMap(({ type, id }) => (type === ASSET_PROVIDER ? [id] : []))
    const assets = await library.getAssets(site, [...new Set(ids)], locale)
    if (assets.length === 0) return {}
    const records = assets.map((asset): [string, object] => [asset.id, toRecord(asset)])
    return { [ASSET_PROVIDER]: Object.fromEntries(records) }
  }
}

function toCampaigns(
  qualifiers: NonNullable<QualifierRequest['campaignQualifiers']>,
  qualifies: (campaignId: string, promotionId?: string) => boolean,
) {
  const campaigns: Record<string, boolean> = {}
  const promotions: Record<string, Record<string, boolean>> = {}
  for (const { campaignId, promotionId } of qualifiers) {
    if (promotionId === undefined) campaigns[campaignId] = qualifies(campaignId)
    else {
      promotions[campaignId] = {
        ...promotions[campaignId],
        [promotionId]: qualifies(campaignId, promotionId),
      }
    }
  }
  return { campaigns, campaignQualifiers: promotions }
}

/** Removes the API's prefix `c_` from the names of attributes. */
function toRecord(asset: Record<string, unknown>): Record<string, unknown> {
  const attributes = Object.entries(asset).map(([name, value]) => [name.replace(/^c_/, ''), value])
  return Object.fromEntries([...attributes, ['title', asset['pageTitle'] ?? asset['name']]])
}
