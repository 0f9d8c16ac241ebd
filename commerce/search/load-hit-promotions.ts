import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import { priceRange, type ProductPrices } from '../pricing/pricing.rules'
import type { ProductPromotion } from '../promotions/product-promotions.rules'
import type { PromotionsService } from '../promotions/promotions.service'
import type { PricingContext } from '../pricing/pricing-context'
import type { Site } from '../sites/site.service'
import type { FoundHit } from './hit-view'

/**
 * A hit includes the promotions of its variants, because a search by promotion finds it through
 * them. A promotion without a promotional price gets the regular price.
 */
export async function loadHitPromotions(
  promotions: PromotionsService,
  site: Site,
  hits: readonly FoundHit[],
  prices: ReadonlyMap<string, ProductPrices>,
  { currency, pricingContext }: { currency: string; pricingContext: PricingContext },
): Promise<Map<string, ShopperSearchTypes.ProductPromotion[]>> {
  const offers = new Map(hits.flatMap(listOffers))
  const found = await promotions.listForProducts(site, [...offers.keys()], pricingContext, prices)
  return new Map(
    [...offers].map(([id, sellableIds]) => {
      const range = priceRange(sellableIds.flatMap((one) => prices.get(one) ?? []))
      const own = [...collect(found, id, sellableIds).values()]
      return [
        id,
        own.map(({ promotionId, calloutMsg, promotionalMinor }) => ({
          promotionId,
          calloutMsg,
          promotionalPrice: toDecimal(promotionalMinor ?? range?.minMinor ?? 0, currency),
        })),
      ]
    }),
  )
}

function collect(
  found: ReadonlyMap<string, readonly ProductPromotion[]>,
  id: string,
  sellableIds: readonly string[],
): Map<string, ProductPromotion> {
  const own = new Map(found.get(id)?.map((one) => [one.promotionId, one]))
  for (const { promotionId, calloutMsg } of sellableIds.flatMap((one) => found.get(one) ?? [])) {
    if (!own.has(promotionId)) own.set(promotionId, { promotionId, calloutMsg })
  }
  return own
}

function listOffers({ productId, sellableIds }: FoundHit): [string, readonly string[]][] {
  return [[productId, sellableIds], ...sellableIds.map((id): [string, string[]] => [id, [id]])]
}
