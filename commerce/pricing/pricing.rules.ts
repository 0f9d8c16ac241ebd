/** One price of one product in one price book; amounts in cents. */
export interface PriceTier {
  minQuantity: number
  amountMinor: number
  priceBookId: string
}

/** Amounts are in cents, for one piece. */
export interface ProductPrices {
  /** The regular price: that of the first price book that contains the product. */
  listMinor?: number
  /** The lowest price of the other books, if there is one. */
  saleMinor?: number
  /** Of a reduced product, if asked for: the lowest price of the 30 days before (`prior-price`). */
  priorMinor?: number
  /** Price book id → the price of a single piece. */
  perBook: Map<string, number>
  /** All quantity steps of all books; within a book, sorted by ascending quantity. */
  tiers: PriceTier[]
}

export interface PriceRange {
  minMinor: number
  maxMinor: number
}

/** A stored row; `bookRank` is the position of its book in the site's list. */
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

/** The site's first book has the list price; the others have offers. */
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
 * Returns the price per piece if `quantity` pieces are bought: the lowest of all books, each at the
 * highest quantity step reached. Returns `undefined` if no book has a price for so few pieces.
 */
export function unitPriceMinor(prices: ProductPrices, quantity: number): number | undefined {
  let lowest: number | undefined
  for (const book of new Set(prices.tiers.map((tier) => tier.priceBookId))) {
    const minor = unitPriceInBookMinor(prices, book, quantity)
    if (minor !== undefined && (lowest === undefined || minor < lowest)) lowest = minor
  }
  return lowest
}

export function unitPriceInBookMinor(
  { tiers }: ProductPrices,
  priceBookId: string,
  quantity: number,
): number | undefined {
  const own = tiers.filter((tier) => tier.priceBookId === priceBookId)
  return tierFor(own, quantity)?.amountMinor
}

export function priceRange(variants: readonly ProductPrices[]): PriceRange | undefined {
  const amounts = variants.flatMap((prices) => unitPriceMinor(prices, 1) ?? [])
  if (amounts.length === 0) return undefined
  return { minMinor: Math.min(...amounts), maxMinor: Math.max(...amounts) }
}

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
