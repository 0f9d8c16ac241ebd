import { unitPriceInBookMinor, unitPriceMinor, type ProductPrices } from '../pricing/pricing.rules'
import type { PricedProduct } from './product-promotions.rules'

export interface ProductPlaces {
  own: string[]
  /** The assigned categories and all their ancestors. */
  all: string[]
}

interface StoredPromotedProduct {
  id: string
  masterId: string | null
  brand: string | null
  name: string
  custom: Record<string, unknown>
  /** Only masters have variants. */
  variantIds: string[]
}

/** A master has the price of its cheapest variant. */
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
