import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import {
  priceRange,
  priceRangePerBook,
  unitPriceMinor,
  type ProductPrices,
} from '../pricing/pricing.rules'
import { sellableIds, type OfferData, type ProductFamily } from './product-family'

/** Converts cents to the decimal amounts of the API. */
export function toAmount(minor: number): number {
  return minor / 100
}

export function toPriceTable(
  tier: ProductPrices['tiers'][number],
): ShopperProductsTypes.ProductPriceTable {
  return {
    price: toAmount(tier.amountMinor),
    pricebook: tier.priceBookId,
    quantity: tier.minQuantity,
  }
}

function toPriceRanges(prices: readonly ProductPrices[]): ShopperProductsTypes.PriceRange[] {
  return [...priceRangePerBook(prices)].map(([pricebook, range]) => ({
    maxPrice: toAmount(range.maxMinor),
    minPrice: toAmount(range.minMinor),
    pricebook,
  }))
}

/**
 * Returns whether a product's price is a range over other products: for masters, variation groups
 * and sets.
 */
export function hasPriceRange({ product }: ProductFamily): boolean {
  return ['master', 'variation_group', 'set'].includes(product.kind)
}

/** Returns the price fields of a product document. */
export function toFamilyPrices(family: ProductFamily, offers: OfferData, perPricebook: boolean) {
  const { product } = family
  if (!hasPriceRange(family)) {
    const single = toSinglePrices(offers.prices.get(product.id), perPricebook)
    return { ...single, ...toUnitPrices([single.price], product.unitQuantity) }
  }
  const range = toMasterPrices(rangePrices(family, offers), perPricebook)
  return { ...range, ...toUnitPrices([range.price, range.priceMax], product.unitQuantity) }
}

/** Returns the prices over which a family's range extends. */
export function rangePrices(family: ProductFamily, { prices }: OfferData): ProductPrices[] {
  return sellableIds(family).flatMap((id) => prices.get(id) ?? [])
}

/** Returns the price fields of a product that is sold itself. */
export function toSinglePrices(prices: ProductPrices | undefined, perPricebook: boolean) {
  const single = prices && unitPriceMinor(prices, 1)
  return {
    ...(single !== undefined && { price: toAmount(single) }),
    ...(perPricebook &&
      prices && {
        prices: Object.fromEntries([...prices.perBook].map(([id, v]) => [id, toAmount(v)])),
        tieredPrices: prices.tiers.map(toPriceTable),
      }),
  }
}

/** Returns the price fields of a master: the lowest and highest price of its variants. */
export function toMasterPrices(variants: readonly ProductPrices[], perPricebook: boolean) {
  const range = priceRange(variants)
  const ranges = toPriceRanges(variants)
  return {
    ...(range && { price: toAmount(range.minMinor), priceMax: toAmount(range.maxMinor) }),
    ...(perPricebook && {
      priceRanges: ranges,
      prices: Object.fromEntries(
        ranges.map(({ pricebook = '', minPrice = 0 }) => [pricebook, minPrice]),
      ),
    }),
  }
}

/** Returns the price per unit in a package, rounded to the cent. */
function toUnitPrices(amounts: readonly (number | undefined)[], unitQuantity: number | null) {
  if (unitQuantity === null || unitQuantity <= 0) return {}
  const [lowest, highest] = amounts.map((amount) =>
    amount === undefined ? undefined : Math.round((amount / unitQuantity) * 100) / 100,
  )
  return {
    ...(lowest !== undefined && { pricePerUnit: lowest }),
    ...(highest !== undefined && { pricePerUnitMax: highest }),
  }
}
