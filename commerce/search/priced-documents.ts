import { toMinor } from '../money'
import { rememberBy } from './memory/remember-by'
import { someSellable, type SiteIndex } from './memory/site-index'
import { formatPriceRange, type PriceFilter } from './refinement.rules'

const remember = rememberBy<Uint32Array>()

/** Caches `pricedWithin`, because many categories offer the same price ranges. */
export function rememberPriced(
  index: SiteIndex,
  currency: string,
  range: PriceFilter,
): Uint32Array {
  const amounts = index.prices.get(currency)
  if (!amounts) return pricedWithin(index, currency, range)
  return remember([index.sellables, amounts], `${currency} ${formatPriceRange(range)}`, () =>
    pricedWithin(index, currency, range),
  )
}

/** Returns the documents with at least one sellable product in the price range. */
export function pricedWithin(
  { prices, sellables, size }: SiteIndex,
  currency: string,
  { from, to }: PriceFilter,
): Uint32Array {
  const amounts = prices.get(currency)
  const fromMinor = toMinor(from, currency)
  const untilMinor = toMinor(to, currency)
  const found: number[] = []
  if (!amounts) return new Uint32Array(0)
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const fits = someSellable(sellables, ordinal, (number) => {
      const amount = amounts[number] ?? -1
      return amount >= fromMinor && amount < untilMinor && amount >= 0
    })
    if (fits) found.push(ordinal)
  }
  return Uint32Array.from(found)
}
