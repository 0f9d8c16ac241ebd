import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import { priceRange, type ProductPrices } from '../pricing/pricing.rules'
import type { PromotionsService } from '../promotions/promotions.service'
import type { ShopperSituation } from '../shopper-context/shopper-situation'
import type { Site } from '../sites/site.service'
import type { FoundHit } from './hit-view'

/**
 * What promotions say of hits and their variants. With those that promise no price stands what the
 * product costs without.
 */
export async function loadHitPromotions(
  promotions: PromotionsService,
  site: Site,
  hits: readonly FoundHit[],
  prices: ReadonlyMap<string, ProductPrices>,
  situation: ShopperSituation,
): Promise<Map<string, ShopperSearchTypes.ProductPromotion[]>> {
  const offers = new Map(hits.flatMap(listOffers))
  const found = await promotions.listForProducts(site, [...offers.keys()], situation, prices)
  return new Map(
    [...found].map(([id, own]) => {
      const range = priceRange((offers.get(id) ?? []).flatMap((one) => prices.get(one) ?? []))
      return [
        id,
        own.map(({ promotionId, calloutMsg, promotionalMinor }) => ({
          promotionId,
          calloutMsg,
          promotionalPrice: toDecimal(promotionalMinor ?? range?.minMinor ?? 0),
        })),
      ]
    }),
  )
}

/** A hit and each of its variants, with what can be bought of it. */
function listOffers({ productId, sellableIds }: FoundHit): [string, readonly string[]][] {
  return [[productId, sellableIds], ...sellableIds.map((id): [string, string[]] => [id, [id]])]
}
