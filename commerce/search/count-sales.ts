import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { timezoneOf } from '../sites/shop-time.rules'

/** Orders that are counted in one transaction. */
const AT_ONCE = 500
/** Only one engine counts at a time: two would take off twice what an order had added. */
const LOCK = 661_143

/**
 * Counts the orders that have changed. What an order adds is kept, so that it is taken off when its
 * goods are others, or when it is cancelled. A kill or a race counts an order again, never twice.
 * @returns the number of changes
 */
export async function countSales(db: Db): Promise<number> {
  const sites = await db.selectFrom('site').select(['id', 'preferences']).execute()
  const zones = JSON.stringify(
    sites.map(({ id, preferences }) => ({ site_id: id, zone: timezoneOf(preferences) })),
  )
  let counted = 0
  for (;;) {
    const portion = await transact(db, (trx) => countPortion(trx, zones))
    counted += portion
    if (portion < AT_ONCE) return counted
  }
}

async function countPortion(trx: Trx, zones: string): Promise<number> {
  const { rows: locks } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}::bigint) as "isFree"`.execute(trx)
  if (!locks[0]?.isFree) return 0
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from sale_change
      where id in (select id from sale_change order by id limit ${AT_ONCE}::int)
      returning order_no
    ), named as (
      select distinct order_no from taken
    ), fresh as (
      select order_no, site_id, product_id,
        (created_at at time zone coalesce(zone, 'UTC'))::date as day, 1 as orders,
        sum(quantity)::bigint as units, sum(price_minor)::bigint as revenue_minor
      from named join order_header using (order_no) join order_item using (order_no)
        left join jsonb_to_recordset(${zones}::jsonb) as zoned(site_id text, zone text)
          using (site_id)
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
    ), totals as (
      insert into sale_total (site_id, product_id, orders, units, revenue_minor)
      select site_id, product_id, sum(orders)::int, sum(units)::bigint,
        sum(revenue_minor)::bigint
      from difference group by 1, 2
      on conflict (site_id, product_id) do update set
        orders = sale_total.orders + excluded.orders, units = sale_total.units + excluded.units,
        revenue_minor = sale_total.revenue_minor + excluded.revenue_minor
    )
    select count(*)::int as count from taken`.execute(trx)
  return rows[0]?.count ?? 0
}
