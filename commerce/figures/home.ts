import { sql } from 'kysely'
import type { HomeTakings, RunningOut } from '../../contracts/report'
import { addDays } from '../../rules/days'
import type { Db } from '../db/client'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'

/** A year later a weekday is the same after 52 weeks. */
const YEAR_DAYS = 364
const WEEK_DAYS = 7

/** The takings of a site today, and on the same weekday before until the same time. */
export async function readTakings(db: Db, site: Site, at: Date): Promise<HomeTakings> {
  const { day, time } = toShopTime(at, timezoneOf(site.preferences))
  const minute = time.slice(0, 5)
  const days = [day, addDays(day, -WEEK_DAYS), addDays(day, -YEAR_DAYS)]
  const { rows } = await sql<{ day: string; takings: number; orders: number }>`
    select day, sum(takings)::float8 as takings, sum(orders)::float8 as orders
    from figure
    where kind = 'minute' and day = any (${days}::date[]) and site_id = ${site.id}
      and currency = ${site.currency} and key <= ${minute}
    group by day`.execute(db)
  const returned = await sql<{ returned: number }>`
    select coalesce(sum(returned), 0)::float8 as returned from figure
    where kind = 'order' and day = ${day}::date and site_id = ${site.id}
      and currency = ${site.currency}`.execute(db)
  const [today, lastWeek, lastYear] = days.map((one) => rows.find((row) => row.day === one))
  return {
    ...{ siteId: site.id, siteName: site.name, currency: site.currency, day, time: minute },
    orders: today?.orders ?? 0,
    today: today?.takings ?? 0,
    lastWeek: lastWeek?.takings ?? 0,
    lastYear: lastYear?.takings ?? 0,
    returned: returned.rows[0]?.returned ?? 0,
  }
}

const RATE_DAYS = 28
const SHOWN = 12

/** The last day on which a parcel of the season is ordered. */
export function seasonEnd(day: string): string {
  const end = `${day.slice(0, 4)}-12-24`
  return day <= end ? end : `${Number(day.slice(0, 4)) + 1}-12-24`
}

/**
 * Products of which a site's own stock list has less left than it would sell until the end of the
 * season, at the rate of the last four weeks without today; those that end first come first.
 */
export async function readRunningOut(db: Db, site: Site, at: Date): Promise<RunningOut[]> {
  const { day } = toShopTime(at, timezoneOf(site.preferences))
  const daysLeft = daysFrom(day, seasonEnd(day))
  const { rows } = await sql<{ productId: string; name: string; left: number; perDay: number }>`
    select product.id as "productId", product.name, inventory.ats::float8 as left,
      (sold.units / ${RATE_DAYS}::float8) as "perDay"
    from (
      select key, sum(units - returned_units)::float8 as units from figure
      where kind = 'product' and site_id = ${site.id} and shop_id = ''
        and day between ${addDays(day, -RATE_DAYS)}::date and ${addDays(day, -1)}::date
      group by key having sum(units - returned_units) > 0
    ) sold
    join inventory on inventory.product_id = sold.key
      and inventory.list_id = (select inventory_list_id from site where id = ${site.id})
    join product on product.id = sold.key
    where not inventory.perpetual
      and inventory.ats < sold.units / ${RATE_DAYS}::float8 * ${daysLeft}::float8
    order by inventory.ats / sold.units, product.id
    limit ${SHOWN}`.execute(db)
  return rows.map((row) => ({
    ...row,
    siteName: site.name,
    daysLeft: Math.max(0, Math.floor(row.left / row.perDay)),
  }))
}

const DAY_MS = 86_400_000

/** Both are counted. */
const daysFrom = (day: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS) + 1
