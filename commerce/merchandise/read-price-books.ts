import { sql } from 'kysely'
import type { OfficePrice, OfficePriceBook, OfficePriceState } from '../../contracts/merchandise'
import type { Db } from '../db/client'

interface Row {
  bookId: string
  productId: string
  minQuantity: number
  begin: string
  from: Date | null
  until: Date | null
  amountMinor: number
}

export async function readPriceBooks(
  db: Db,
  productId: string,
  masterId: string | undefined,
  at: Date,
): Promise<OfficePriceBook[]> {
  const books = await sql<{ id: string; name: string; currency: string; sites: string[] | null }>`
    select price_book.id, price_book.name, price_book.currency, (
      select jsonb_agg(site.name order by site.id) from site
      where price_book.id = any (site.price_book_ids)
    ) as sites
    from price_book order by price_book.id`.execute(db)
  const { rows } = await sql<Row>`
    select price_book_id as "bookId", product_id as "productId", min_quantity as "minQuantity",
      online_from::text as begin, nullif(online_from, '-infinity') as "from",
      nullif(online_to, 'infinity') as until, amount_minor as "amountMinor"
    from price where product_id in (${productId}, ${masterId ?? productId})
    order by min_quantity, online_from`.execute(db)
  const pricesOf = (bookId: string, id: string | undefined) => {
    const own = rows.filter((row) => row.bookId === bookId && row.productId === id)
    return own.map((row) => toPrice(row, stateOf(row, own, at)))
  }
  return books.rows
    .map(({ id, name, currency, sites }) => {
      const prices = pricesOf(id, productId)
      const inherited = prices.length > 0 ? [] : pricesOf(id, masterId)
      return { id, name, currency, sites: sites ?? [], prices, inherited }
    })
    .sort((a, b) => Number(b.sites.length > 0) - Number(a.sites.length > 0))
}

/** @param prices of the same book and product */
function stateOf(price: Row, prices: readonly Row[], at: Date): OfficePriceState {
  const hasBegun = ({ from }: Row) => !from || from <= at
  const hasEnded = ({ until }: Row) => until !== null && until <= at
  if (hasEnded(price)) return 'ended'
  if (!hasBegun(price)) return 'scheduled'
  // the rows are sorted by their beginning: the last one applies
  const applicable = prices.filter(
    (other) => other.minQuantity === price.minQuantity && hasBegun(other) && !hasEnded(other),
  )
  return applicable.at(-1) === price ? 'current' : 'replaced'
}

function toPrice(
  { minQuantity, begin, from, until, amountMinor }: Row,
  state: OfficePriceState,
): OfficePrice {
  return {
    ...{ minQuantity, begin, amountMinor, state },
    ...(from && { from: from.toISOString() }),
    ...(until && { until: until.toISOString() }),
  }
}
