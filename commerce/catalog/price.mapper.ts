import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { roundAmount } from '../../rules/currency'
import { toDecimal } from '../money'
import {
  priceRange,
  priceRangePerBook,
  unitPriceMinor,
  type ProductPrices,
} from '../pricing/pricing.rules'
import { toPriorPrice } from '../pricing/prior-price.rules'
import { sellableIds, type OfferData, type ProductFamily } from './product-family'

interface PriceView {
  currency: string
  perPricebook: boolean
}

export function toPriceTable(
  tier: ProductPrices['tiers'][number],
  currency: string,
): ShopperProductsTypes.ProductPriceTable {
  return {
    price: toDecimal(tier.amountMinor, currency),
    pricebook: tier.priceBookId,
    quantity: tier.minQuantity,
  }
}

function toPriceRanges(
  prices: readonly ProductPrices[],
  currency: string,
): ShopperProductsTypes.PriceRange[] {
  return [...priceRangePerBook(prices)].map(([pricebook, range]) => ({
    maxPrice: toDecimal(range.maxMinor, currency),
    minPrice: toDecimal(range.minMinor, currency),
    pricebook,
  }))
}

export function hasPriceRange({ product }: ProductFamily): boolean {
  return ['master', 'variation_group', 'set'].includes(product.kind)
}

export function toFamilyPrices(family: ProductFamily, offers: OfferData, view: PriceView) {
  const { product } = family
  const unit = { quantity: product.unitQuantity, currency: view.currency }
  if (!hasPriceRange(family)) {
    const single = toSinglePrices(offers.prices.get(product.id), view)
    return { ...single, ...toUnitPrices([single.price], unit) }
  }
  const range = toMasterPrices(rangePrices(family, offers), view)
  return { ...range, ...toUnitPrices([range.price, range.priceMax], unit) }
}

export function rangePrices(family: ProductFamily, { prices }: OfferData): ProductPrices[] {
  return sellableIds(family).flatMap((id) => prices.get(id) ?? [])
}

export function toSinglePrices(
  prices: ProductPrices | undefined,
  { currency, perPricebook }: PriceView,
) {
  const single = prices && unitPriceMinor(prices, 1)
  return {
    ...(single !== undefined && { price: toDecimal(single, currency) }),
    ...toPriorPrice(prices, currency),
    ...(perPricebook &&
      prices && {
        prices: Object.fromEntries(
          [...prices.perBook].map(([id, v]) => [id, toDecimal(v, currency)]),
        ),
        tieredPrices: prices.tiers.map((tier) => toPriceTable(tier, currency)),
      }),
  }
}

export function toMasterPrices(
  variants: readonly ProductPrices[],
  { currency, perPricebook }: PriceView,
) {
  const range = priceRange(variants)
  const cheapest = variants.find((one) => unitPriceMinor(one, 1) === range?.minMinor)
  const ranges = toPriceRanges(variants, currency)
  return {
    ...(range && {
      price: toDecimal(range.minMinor, currency),
      priceMax: toDecimal(range.maxMinor, currency),
    }),
    ...toPriorPrice(cheapest, currency),
    ...(perPricebook && {
      priceRanges: ranges,
      prices: Object.fromEntries(
        ranges.map(({ pricebook = '', minPrice = 0 }) => [pricebook, minPrice]),
      ),
    }),
  }
}

function toUnitPrices(
  amounts: readonly (number | undefined)[],
  { quantity, currency }: { quantity: number | null; currency: string },
) {
  if (quantity === null || quantity <= 0) return {}
  const [lowest, highest] = amounts.map((amount) =>
    amount === undefined ? undefined : roundAmount(amount / quantity, currency),
  )
  return {
    ...(lowest !== undefined && { pricePerUnit: lowest }),
    ...(highest !== undefined && { pricePerUnitMax: highest }),
  }
}
