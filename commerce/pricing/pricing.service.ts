import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { toProductPrices, type PriceRow, type ProductPrices } from './pricing.rules'

export interface PricingService {
  /**
   * The prices of many products in the price books of a site at one moment, in cents. A variant
   * without a price of its own in a book has its master's. Unpriced products are absent.
   * Inside a transaction hand over its `trx`.
   */
  getPrices(
    siteId: string,
    productIds: readonly string[],
    at: Date,
    trx?: Trx,
  ): Promise<Map<string, ProductPrices>>
}

interface StoredPrice extends PriceRow {
  productId: string
}

/** Prices from the site's price books. */
export function createPricingService(db: Db): PricingService {
  return {
    async getPrices(siteId, productIds, at, trx) {
      if (productIds.length === 0) return new Map()
      const rows = await selectPrices(trx ?? db, siteId, [...productIds], at)
      const byProduct = new Map<string, PriceRow[]>()
      for (const row of rows) {
        const known = byProduct.get(row.productId)
        if (known) known.push(row)
        else byProduct.set(row.productId, [row])
      }
      return new Map([...byProduct].map(([id, own]) => [id, toProductPrices(own)]))
    },
  }
}

// of two prices for the same quantity in one book, the one that began last holds
async function selectPrices(
  db: Db | Trx,
  siteId: string,
  productIds: string[],
  at: Date,
): Promise<StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    with offered as (
      select wanted.id as wanted_id, price.*, (price.product_id = wanted.id) as own,
        array_position(site.price_book_ids, price.price_book_id) as book_rank
      from product wanted
      join site on site.id = ${siteId}
      join price on price.product_id in (wanted.id, wanted.master_id)
        and price.price_book_id = any (site.price_book_ids)
      join price_book book on book.id = price.price_book_id and book.currency = site.currency
      where wanted.id = any (${productIds}::text[])
        and price.online_from <= ${at} and price.online_to > ${at}
        and coalesce(book.online_from, '-infinity') <= ${at}
        and coalesce(book.online_to, 'infinity') > ${at}
    )
    select distinct on (wanted_id, price_book_id, min_quantity)
      wanted_id as "productId", price_book_id as "priceBookId", min_quantity as "minQuantity",
      amount_minor as "amountMinor", book_rank as "bookRank"
    from (
      select *, bool_or(own) over (partition by wanted_id, price_book_id) as has_own from offered
    ) candidate
    where own or not has_own
    order by wanted_id, price_book_id, min_quantity, online_from desc`.execute(db)
  return rows
}
