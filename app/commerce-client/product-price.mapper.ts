import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { toPriceTiers, type PriceTier } from '@/rules/price-tiers'

/** Dollars. `list` is present only if it is above `amount`: the product is on sale. */
export interface PriceView {
  amount: number
  list?: number
  /** The lowest price of the 30 days before the sale, on sites that show it. */
  prior?: number
}

type Product = ShopperProductsTypes.Product
type Priced = Pick<Product, 'price' | 'prices' | 'tieredPrices'> & { c_lowestPriorPrice?: unknown }

/**
 * Returns the price per piece. `price` is the effective price; the highest price of all price books
 * is the standard price (list and sale books per currency, I18N-001).
 */
export function toPriceView({
  price,
  prices = {},
  tieredPrices = [],
  c_lowestPriorPrice: prior,
}: Priced): PriceView | undefined {
  const perBook = [
    ...Object.values(prices),
    ...tieredPrices.flatMap((tier) =>
      (tier.quantity ?? 1) <= 1 && tier.price !== undefined ? [tier.price] : [],
    ),
  ]
  const amount = price ?? (perBook.length > 0 ? Math.min(...perBook) : undefined)
  if (amount === undefined) return undefined
  const list = Math.max(amount, ...perBook)
  if (list <= amount) return { amount }
  return { amount, list, ...(typeof prior === 'number' && { prior }) }
}

/**
 * Returns the cheapest variant or member of a product. A master or a set contains the lowest price
 * of each price book, and these may belong to different sizes, but a list price has to be of the
 * same size as the sale price.
 */
export function cheapestOf({ type, variants, setProducts, ...own }: Product): Priced {
  const sizes = type?.set ? (setProducts ?? []).map(cheapestOf) : type?.master ? variants : []
  const [first] = (sizes ?? [])
    .filter(({ price }) => price !== undefined)
    .sort((a, b) => Number(a.price) - Number(b.price))
  return first ?? own
}

/** The quantity discounts of all price books together. */
export function toTiers({ tieredPrices = [] }: Priced): { tiers?: PriceTier[] } {
  const tiers = toPriceTiers(
    tieredPrices.flatMap(({ price, quantity = 1 }) =>
      price === undefined ? [] : [{ price, quantity }],
    ),
  )
  return tiers.length > 0 ? { tiers } : {}
}
