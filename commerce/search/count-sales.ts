import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { transact, transactPart } from '../db/transact'
import {
  badOrder,
  forgetWaiting,
  isRefusedValue,
  readWaiting,
  type WaitingOrders,
} from '../db/waiting-orders'
import { timezoneOf } from '../sites/shop-time.rules'

/** Orders that are counted in one transaction. */
const AT_ONCE = 500
/** Only one engine counts at a time: two would take off twice what an order had added. */
const LOCK = 661_143
const TABLES = { changes: 'sale_change', backlog: 'sale_backlog' } as const

export interface CountedSales {
  /** Orders, some more than once. */
  counted: number
  /** Of orders that cannot be counted, which stay as they were counted before. */
  errors: Error[]
}

/**
 * Counts the orders that have changed. What an order adds is kept, so that it is taken off when its
 * goods are others, or when it is cancelled. A kill or a race counts an order again, never twice.
 */
export async function countSales(db: Db): Promise<CountedSales> {
  const all: CountedSales = { counted: 0, errors: [] }
  await whileLocked(db, renewMovedSites)
  for (;;) {
    const portion = await whileLocked(db, countPortion).catch(async (error: unknown) => {
      if (!isRefusedValue(error)) throw error
      return countOneByOne(db, all.errors)
    })
    all.counted += portion?.orderNos.length ?? 0
    if (!portion?.hasMore) return all
  }
}

/** @returns undefined if another engine counts */
function whileLocked<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T | undefined> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}::bigint) as "isFree"`.execute(trx)
    return rows[0]?.isFree ? work(trx) : undefined
  })
}

async function countPortion(trx: Trx): Promise<WaitingOrders> {
  const portion = await readWaiting(trx, TABLES, AT_ONCE)
  await count(trx, portion.orderNos)
  await forgetWaiting(trx, TABLES, portion)
  return portion
}

/** Finds out which orders of a portion cannot be counted, and counts the others. */
async function countOneByOne(db: Db, errors: Error[]): Promise<WaitingOrders | undefined> {
  return whileLocked(db, async (trx) => {
    const portion = await readWaiting(trx, TABLES, AT_ONCE)
    for (const orderNo of portion.orderNos) {
      await transactPart(trx, () => count(trx, [orderNo])).catch((cause: unknown) => {
        if (!isRefusedValue(cause)) throw cause
        errors.push(badOrder(orderNo, cause))
      })
    }
    await forgetWaiting(trx, TABLES, portion)
    return portion
  })
}

/** The days of a site that has got another time zone are others: all its orders are counted again. */
async function renewMovedSites(trx: Trx): Promise<void> {
  const sites = await trx.selectFrom('site').select(['id', 'preferences']).execute()
  const zones = sites.map(({ id, preferences }) => ({
    site_id: id,
    timezone: timezoneOf(preferences),
  }))
  await sql`
    with zoned as (
      select * from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb)
        as listed(site_id text, timezone text)
    ), kept as (
      insert into sale_site (site_id, timezone) select site_id, timezone from zoned
      on conflict (site_id) do update set timezone = excluded.timezone
        where sale_site.timezone <> excluded.timezone
    )
    insert into sale_change (order_no)
    select order_no from zoned join sale_site as before using (site_id)
      join order_header using (site_id)
    where before.timezone <> zoned.timezone`.execute(trx)
}

async function count(trx: Trx, orderNos: readonly string[]): Promise<void> {
  if (orderNos.length === 0) return
  await sql`
    with named as (
      select unnest(${[...orderNos]}::text[]) as order_no
    ), fresh as (
      select order_no, site_id, product_id,
        (created_at at time zone coalesce(timezone, 'UTC'))::date as day, 1 as orders,
        sum(quantity)::bigint as units, sum(price_minor)::bigint as revenue_minor
      from named join order_header using (order_no) join order_item using (order_no)
        left join sale_site using (site_id)
      where status in ('new', 'open', 'completed')
      group by 1, 2, 3, 4
    ), before as (
      select entry.*
      from named join sale_order using (order_no), jsonb_to_recordset(entries) as entry(
        site_id text, product_id text, day date, orders integer, units bigint,
        revenue_minor bigint)
    ), kept as (
      insert into sale_order (order_no, entries)
      select order_no, jsonb_agg(to_jsonb(fresh) - 'order_no') from fresh group by 1
      on conflict (order_no) do update set entries = excluded.entries
    ), gone as (
      delete from sale_order
      where order_no in (select order_no from named except select order_no from fresh)
    ), difference as (
      select site_id, day, product_id, sum(orders)::int as orders, sum(units)::bigint as units,
        sum(revenue_minor)::bigint as revenue_minor
      from (
        select site_id, day, product_id, orders, units, revenue_minor from fresh
        union all
        select site_id, day, product_id, -orders, -units, -revenue_minor from before
      ) as entry
      group by 1, 2, 3
    ), days as (
      insert into sale_day (site_id, day, product_id, orders, units, revenue_minor)
      select site_id, day, product_id, orders, units, revenue_minor from difference
      on conflict (site_id, day, product_id) do update set
        orders = sale_day.orders + excluded.orders, units = sale_day.units + excluded.units,
        revenue_minor = sale_day.revenue_minor + excluded.revenue_minor
    )
    insert into sale_total (site_id, product_id, orders, units, revenue_minor)
    select site_id, product_id, sum(orders)::int, sum(units)::bigint, sum(revenue_minor)::bigint
    from difference group by 1, 2
    on conflict (site_id, product_id) do update set
      orders = sale_total.orders + excluded.orders, units = sale_total.units + excluded.units,
      revenue_minor = sale_total.revenue_minor + excluded.revenue_minor`.execute(trx)
}
