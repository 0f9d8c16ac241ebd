import { sql } from 'kysely'
import { groupPairs } from '../../rules/group-pairs'
import type { Db, Trx } from '../db/client'
import type { PriceRecord } from './prior-price.rules'

interface Row {
  productId: string
  priceBookId: string
  amountMinor: number
  isOwn: boolean
  onlineFrom: number | null
  from: number | null
  until: number | null
}

/** Returns what is known of the products' prices, or else of their masters', by product. */
export async function selectPriceRecords(
  db: Db | Trx,
  priceBookIds: readonly string[],
  productIds: readonly string[],
): Promise<Map<string, PriceRecord[]>> {
  const { rows } = await sql<Row>`
    select wanted.id as "productId", record.price_book_id as "priceBookId",
      record.amount_minor as "amountMinor", record.product_id = wanted.id as "isOwn",
      ${inMs(sql`record.online_from`)} as "onlineFrom",
      ${inMs(sql`greatest(record.online_from, record.known_from)`)} as "from",
      ${inMs(sql`least(record.online_to, record.known_to)`)} as "until"
    from product wanted
    join price_record record on record.product_id in (wanted.id, wanted.master_id)
      and record.price_book_id = any (${[...priceBookIds]}::text[])
    where wanted.id = any (${[...productIds]}::text[])
      and greatest(record.online_from, record.known_from)
        < least(record.online_to, record.known_to)`.execute(db)
  return groupPairs(
    rows.map(({ productId, onlineFrom, from, until, ...row }): [string, PriceRecord] => [
      productId,
      {
        ...row,
        onlineFrom: onlineFrom ?? Number.NEGATIVE_INFINITY,
        from: from ?? Number.NEGATIVE_INFINITY,
        until: until ?? Infinity,
      },
    ]),
  )
}

/** Null for `infinity` and `-infinity`; rounded down as by `new Date()`, which it is compared with. */
const inMs = (moment: ReturnType<typeof sql>) =>
  sql`case when isfinite(${moment}) then floor(extract(epoch from ${moment}) * 1000) end::float8`
