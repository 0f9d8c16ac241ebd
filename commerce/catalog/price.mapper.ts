import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import {
  priceRange,
  priceRangePerBook,
  unitPriceMinor,
  type PriceTier,
  type ProductPrices,
} from '../pricing/pricing.rules'

/** Cents to the decimal number of the API. */
export function toAmount(minor: number): number {
  return minor / 100
}

export function toPriceTable(tier: PriceTier): ShopperProductsTypes.ProductPriceTable {
  return {
    price: toAmount(tier.amountMinor),
    pricebook: tier.priceBookId,
    quantity: tier.minQuantity,
  }
}

export function toPriceRanges(prices: readonly ProductPrices[]): ShopperProductsTypes.PriceRange[] {
  return [...priceRangePerBook(prices)].map(([pricebook, range]) => ({
    maxPrice: toAmount(range.maxMinor),
    minPrice: toAmount(range.minMinor),
    pricebook,
  }))
}

/** The price part of something that is sold itself. */
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

/** The price part of a master: lowest and highest of its variants. */
export function toMasterPrices(variants: readonly ProductPrices[], perPricebook: boolean) {
  const range = priceRange(variants)
  const ranges = toPriceRanges(variants)
  return {
    ...(range && { price: toAmount(range.minMinor), priceMax: toAmount(range.maxMinor) }),
    priceRanges: ranges,
    ...(perPricebook && {
      prices: Object.fromEntries(
        ranges.map(({ pricebook = '', minPrice = 0 }) => [pricebook, minPrice]),
      ),
    }),
  }
}
