import { millisecondsInDay } from 'date-fns/constants'
import { toDecimal } from '../money'
import { listApplicableBooks, rankRows, type PriceBook } from './price-books.rules'
import { toProductPrices, unitPriceMinor, type ProductPrices } from './pricing.rules'

const BEFORE_MS = 30 * millisecondsInDay

/** A price of a single piece, and when it applied, if no later one of its book did. Times are ms. */
export interface PriceRecord {
  priceBookId: string
  amountMinor: number
  /** The product's own, not its master's. */
  isOwn: boolean
  /** Of the prices that apply, the one that began last has precedence. */
  onlineFrom: number
  from: number
  until: number
}

/** The price books that a shopper's prices are read from. */
export interface PricedBooks {
  books: ReadonlyMap<string, PriceBook>
  bookIds: readonly string[]
  currency: string
}

/**
 * Returns the lowest price of the 30 days before the present price began (Directive 98/6/EC, article
 * 6a); undefined if there was none, or the present price is the first that is known.
 */
export function priorPriceMinor(
  records: readonly PriceRecord[],
  { at, ...books }: PricedBooks & { at: Date },
): number | undefined {
  const now = at.getTime()
  const changes = listChanges(records, books).filter((moment) => moment <= now)
  const present = priceAt(records, books, now)
  let began = Number.NEGATIVE_INFINITY
  for (const moment of changes.reverse()) {
    if (priceAt(records, books, moment) !== present) break
    began = moment
  }
  if (!Number.isFinite(began)) return undefined
  const first = began - BEFORE_MS
  const moments = [first, ...changes.filter((moment) => moment > first && moment < began)]
  const amounts = moments.flatMap((moment) => priceAt(records, books, moment) ?? [])
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** Between two of these moments, which are in ascending order, the price stays the same. */
function listChanges(records: readonly PriceRecord[], { books }: PricedBooks): number[] {
  const ofBooks = [...books.values()].flatMap(({ onlineFrom, onlineTo }) => [onlineFrom, onlineTo])
  const moments = [
    ...ofBooks.flatMap((moment) => moment?.getTime() ?? []),
    ...records.flatMap(({ from, until }) => [from, until]),
  ]
  return [...new Set(moments)].filter(Number.isFinite).sort((a, b) => a - b)
}

function priceAt(
  records: readonly PriceRecord[],
  { books, bookIds, currency }: PricedBooks,
  moment: number,
): number | undefined {
  const applicable = listApplicableBooks(books, bookIds, currency, new Date(moment))
  const rows = [...books.keys()].flatMap((priceBookId) => {
    const known = records.filter(
      (record) =>
        record.priceBookId === priceBookId && record.from <= moment && record.until > moment,
    )
    const own = known.filter(({ isOwn }) => isOwn)
    const [last] = (own.length > 0 ? own : known).sort((a, b) => b.onlineFrom - a.onlineFrom)
    return last ? [{ priceBookId, minQuantity: 1, amountMinor: last.amountMinor }] : []
  })
  return unitPriceMinor(toProductPrices(rankRows(rows, applicable)), 1)
}

/** The lowest price of the 30 days before a reduction, on sites that show it. */
export const toPriorPrice = (prices: ProductPrices | undefined, currency: string) =>
  prices?.priorMinor === undefined
    ? {}
    : { c_lowestPriorPrice: toDecimal(prices.priorMinor, currency) }
