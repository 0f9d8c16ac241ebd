import { sql } from 'kysely'
import { groupPairs } from '../../rules/group-pairs'
import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import { selectPriceRecords } from './price-records.repository'
import { priorPriceMinor, type PricedBooks } from './prior-price.rules'
import {
  listApplicableBooks,
  rankRows,
  type ApplicableBook,
  type PriceBook,
} from './price-books.rules'
import { toProductPrices, type PriceRow, type ProductPrices } from './pricing.rules'

/** Optional parameters of prices, in addition to site and moment. */
export interface PricingTerms {
  /** If absent, the site's currency. */
  currency?: string
  /** Price books that apply in addition to the site's own: `PricingContext.priceBookIds`. */
  priceBookIds?: readonly string[]
  /** If present, only these books apply, instead of the site's own. */
  onlyPriceBookIds?: readonly string[]
  /** Whether reduced products have their `priorMinor`. */
  withPriorPrices?: boolean
}

export interface PricingService {
  /**
   * Returns the prices of many products in the price books of a site at one moment, in cents. A
   * variant without a price in a book has its master's price; a book without a price uses its
   * parent's. Products without a price are absent. Within a transaction, pass its `trx`.
   */
  getPrices(
    siteId: string,
    productIds: readonly string[],
    at: Date,
    trx?: Trx,
    terms?: PricingTerms,
  ): Promise<Map<string, ProductPrices>>
}

interface SitePricing {
  currency: string
  priceBookIds: readonly string[]
  books: ReadonlyMap<string, PriceBook>
}

type StoredPrice = Omit<PriceRow, 'bookRank'> & { productId: string }

/** Reads prices from the site's price books; the list of books is cached for a few seconds. */
export function createPricingService(db: Db, now = () => new Date()): PricingService {
  const loadSite = cached(db, now, selectSitePricing)

  return {
    async getPrices(siteId, productIds, at, trx, terms = {}) {
      if (productIds.length === 0) return new Map()
      const site = await loadSite(siteId, trx ?? db)
      if (!site) return new Map()
      const { currency = site.currency, priceBookIds = [], onlyPriceBookIds } = terms
      const bookIds = onlyPriceBookIds ?? [...site.priceBookIds, ...priceBookIds]
      const books = listApplicableBooks(site.books, bookIds, currency, at)
      const rows = await selectPrices(trx ?? db, books, [...productIds], at)
      const byProduct = groupPairs(rows.map((row) => [row.productId, row]))
      const prices = new Map(
        [...byProduct].map(([id, own]) => [id, toProductPrices(rankRows(own, books))]),
      )
      if (terms.withPriorPrices) {
        await addPriorPrices(trx ?? db, prices, { books: site.books, bookIds, currency, at })
      }
      return prices
    },
  }
}

/** Adds `priorMinor` to reduced products. */
async function addPriorPrices(
  db: Db | Trx,
  prices: ReadonlyMap<string, ProductPrices>,
  terms: PricedBooks & { at: Date },
): Promise<void> {
  const reduced = [...prices].filter(
    ([, { listMinor = 0, saleMinor = Infinity }]) => saleMinor < listMinor,
  )
  if (reduced.length === 0) return
  const records = await selectPriceRecords(
    db,
    [...terms.books.keys()],
    reduced.map(([id]) => id),
  )
  for (const [id, own] of reduced) {
    const priorMinor = priorPriceMinor(records.get(id) ?? [], terms)
    if (priorMinor !== undefined) own.priorMinor = priorMinor
  }
}

async function selectSitePricing(
  siteId: string,
  source: Db | Trx,
): Promise<SitePricing | undefined> {
  const site = await source
    .selectFrom('site')
    .select(['currency', 'price_book_ids'])
    .where('id', '=', siteId)
    .executeTakeFirst()
  if (!site) return undefined
  const books = await source
    .selectFrom('price_book')
    .select(['id', 'parent_id', 'currency', 'online_from', 'online_to'])
    .execute()
  const toBook = (row: (typeof books)[number]): PriceBook => ({
    id: row.id,
    parentId: row.parent_id,
    currency: row.currency,
    onlineFrom: row.online_from,
    onlineTo: row.online_to,
  })
  return {
    currency: site.currency,
    priceBookIds: site.price_book_ids,
    books: new Map(books.map((row) => [row.id, toBook(row)])),
  }
}

// if a book has two prices for the same quantity, the one that began last applies
async function selectPrices(
  db: Db | Trx,
  books: readonly ApplicableBook[],
  productIds: string[],
  at: Date,
): Promise<StoredPrice[]> {
  const bookIds = books.flatMap(({ id, ancestorIds }) => [id, ...ancestorIds])
  const { rows } = await sql<StoredPrice>`
    with offered as (
      select wanted.id as wanted_id, price.*, (price.product_id = wanted.id) as own
      from product wanted
      join price on price.product_id in (wanted.id, wanted.master_id)
        and price.price_book_id = any (${bookIds}::text[])
      where wanted.id = any (${productIds}::text[])
        and price.online_from <= ${at} and price.online_to > ${at}
    )
    select distinct on (wanted_id, price_book_id, min_quantity)
      wanted_id as "productId", price_book_id as "priceBookId", min_quantity as "minQuantity",
      amount_minor as "amountMinor"
    from (
      select *, bool_or(own) over (partition by wanted_id, price_book_id) as has_own from offered
    ) candidate
    where own or not has_own
    order by wanted_id, price_book_id, min_quantity, online_from desc`.execute(db)
  return rows
}
