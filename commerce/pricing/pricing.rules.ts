/** A product's price in one price book from a minimum quantity on; amounts in cents. */
export interface PriceTier {
  minQuantity: number
  amountMinor: number
  priceBookId: string
}

/** A product's prices in a site's price books at one moment, per piece in cents. */
export interface ProductPrices {
  /** The regular price: from the first price book of the site that contains the product. */
  listMinor?: number
  /** The lowest price of the other books, if there is one. */
  saleMinor?: number
  /** Price book id → price of a single piece. */
  perBook: Map<string, number>
  /** Every quantity step of every book, ascending by quantity within a book. */
  tiers: PriceTier[]
}

export interface PriceRange {
  minMinor: number
  maxMinor: number
}

/** A stored row; `bookRank` is the position of its price book in the site's list. */
export interface PriceRow extends PriceTier {
  bookRank: number
}

function tierFor(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  let reached: PriceTier | undefined
  for (const tier of tiers) {
    if (tier.minQuantity > quantity) continue
    if (!reached || tier.minQuantity > reached.minQuantity) reached = tier
  }
  return reached
}

/**
 * Groups the rows of one product. The site's first book is its list price, the others are sale
 * prices.
 */
export function toProductPrices(rows: readonly PriceRow[]): ProductPrices {
  const ordered = [...rows].sort((a, b) => a.bookRank - b.bookRank || a.minQuantity - b.minQuantity)
  const tiers = ordered.map(({ minQuantity, amountMinor, priceBookId }) => ({
    minQuantity,
    amountMinor,
    priceBookId,
  }))
  const prices: ProductPrices = { perBook: new Map(), tiers }
  for (const book of new Set(ordered.map((row) => row.priceBookId))) {
    const single = tierFor(
      tiers.filter((tier) => tier.priceBookId === book),
      1,
    )
    if (!single) continue
    prices.perBook.set(book, single.amountMinor)
    if (prices.listMinor === undefined) prices.listMinor = single.amountMinor
    else prices.saleMinor = Math.min(prices.saleMinor ?? Infinity, single.amountMinor)
  }
  return prices
}

/**
 * Returns the price of one piece when `quantity` pieces are bought: the highest quantity step
 * reached in each book, then the lowest of the books. `undefined` if every book requires a larger
 * quantity.
 */
export function unitPriceMinor(prices: ProductPrices, quantity: number): number | undefined {
  let lowest: number | undefined
  for (const book of new Set(prices.tiers.map((tier) => tier.priceBookId))) {
    const minor = unitPriceInBookMinor(prices, book, quantity)
    if (minor !== undefined && (lowest === undefined || minor < lowest)) lowest = minor
  }
  return lowest
}

/** The same for one price book. */
export function unitPriceInBookMinor(
  { tiers }: ProductPrices,
  priceBookId: string,
  quantity: number,
): number | undefined {
  const own = tiers.filter((tier) => tier.priceBookId === priceBookId)
  return tierFor(own, quantity)?.amountMinor
}

/**
 * Lowest and highest single-piece price of a master's variants; `undefined` if none has a price.
 */
export function priceRange(variants: readonly ProductPrices[]): PriceRange | undefined {
  const amounts = variants.flatMap((prices) => unitPriceMinor(prices, 1) ?? [])
  if (amounts.length === 0) return undefined
  return { minMinor: Math.min(...amounts), maxMinor: Math.max(...amounts) }
}

/** The same range, one for each price book, in the order of the site's books. */
export function priceRangePerBook(variants: readonly ProductPrices[]): Map<string, PriceRange> {
  const ranges = new Map<string, PriceRange>()
  for (const prices of variants) {
    for (const [book, amount] of prices.perBook) {
      const known = ranges.get(book)
      ranges.set(book, {
        minMinor: Math.min(known?.minMinor ?? amount, amount),
        maxMinor: Math.max(known?.maxMinor ?? amount, amount),
      })
    }
  }
  return ranges
}
