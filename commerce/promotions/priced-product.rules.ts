import { unitPriceInBookMinor, unitPriceMinor, type ProductPrices } from '../pricing/pricing.rules'
import type { PricedProduct } from './product-promotions.rules'

/** The categories a product stands in. */
export interface ProductPlaces {
  /** Those it was put into. */
  own: string[]
  /** With all above them. */
  all: string[]
}

/** A product as it is stored. */
interface StoredPromotedProduct {
  id: string
  masterId: string | null
  brand: string | null
  name: string
  custom: Record<string, unknown>
  /** Of a master. */
  variantIds: string[]
}

/** What promotions may ask of a product outside of baskets; of a master the cheapest variant counts. */
export function toPricedProduct(
  { id, masterId, brand, name, custom, variantIds }: StoredPromotedProduct,
  places: ReadonlyMap<string, ProductPlaces>,
  prices: ReadonlyMap<string, ProductPrices>,
): PricedProduct {
  const familyIds = masterId === null ? [id] : [id, masterId]
  const own = familyIds.flatMap((one) => places.get(one) ?? [])
  const offers = [id, ...variantIds].flatMap((one) => prices.get(one) ?? [])
  const [cheapest] = offers
    .flatMap((offer) => ({ offer, minor: unitPriceMinor(offer, 1) ?? Infinity }))
    .sort((a, b) => a.minor - b.minor)
  return {
    productIds: familyIds,
    categoryIds: own.flatMap(({ all }) => all),
    ownCategoryIds: own.flatMap((place) => place.own),
    ...(brand !== null && { brand }),
    attributes: { ...custom, ID: id, name, brand },
    ...(cheapest && cheapest.minor !== Infinity && { unitMinor: cheapest.minor }),
    priceInBook: (priceBookId) => cheapest && unitPriceInBookMinor(cheapest.offer, priceBookId, 1),
  }
}
