import { millisecondsInMinute } from 'date-fns/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/client'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import type { SiteIndex } from './memory/site-index'

/** Days. */
const WINDOWS = { Day: 1, Week: 7, Month: 30, Year: 365 } as const
/** By their columns. */
const METRICS = { orders: 'orders', units: 'units', revenue: 'revenue_minor' } as const

type Fragment = RawBuilder<unknown>
type Sales = (id: string) => Float64Array

export interface ProductSales {
  /**
   * Returns the sales of documents by the names of sort.xsd's active data: `units`, `unitsWeek`,
   * `revenueMonth` … Orders of the last minute may be missing; unknown names return 0 for all
   * documents.
   */
  ofDocuments(site: Site, index: SiteIndex): Promise<Sales>
}

/** Reads the sales statistics for sorting by best sellers once a minute (`count-sales.ts`). */
export function createProductSales(db: Db, now: () => Date): ProductSales {
  const known = new WeakMap<SiteIndex['sellables'], { sales: Promise<Sales>; at: number }>()
  return {
    async ofDocuments(site, index) {
      const own = known.get(index.sellables)
      const at = now().getTime()
      if (own && at - own.at < millisecondsInMinute) return own.sales
      const sales = loadSales(db, site, index, now())
      known.set(index.sellables, { sales, at })
      sales.catch(() => known.delete(index.sellables))
      return sales
    },
  }
}

/** Product, and a number for each name of the active data. */
type SalesRow = { productId: string } & Record<string, number | string | null>

/**
 * The sales of before are no more counted, and stand until all orders of that time are counted: until
 * then, what is counted is of fresh orders only.
 */
async function tablesOf(db: Db, siteId: string): Promise<{ days: Fragment; totals: Fragment }> {
  const { rows } = await sql<{ isOld: boolean }>`
    select exists (select from sale_backlog)
      and exists (select from product_sales where site_id = ${siteId}) as "isOld"`.execute(db)
  if (!rows[0]?.isOld) return { days: sql.table('sale_day'), totals: sql.table('sale_total') }
  const totals = sql`(
    select site_id, product_id, sum(orders) as orders, sum(units) as units,
      sum(revenue_minor) as revenue_minor
    from product_sales group by 1, 2
  )`
  return { days: sql.table('product_sales'), totals }
}

/** Reads one row for each product that was ever sold: of days, only those of a year. */
async function loadSales(db: Db, site: Site, index: SiteIndex, at: Date): Promise<Sales> {
  const today = sql`${toShopTime(at, timezoneOf(site.preferences)).day}::date`
  const metrics = Object.entries(METRICS)
  const sums = metrics.flatMap(([name, column]) =>
    Object.entries(WINDOWS).map(
      ([window, days]) => sql`sum(${sql.ref(column)}) filter (where day > ${today} - ${days}::int)
        as ${sql.ref(`${name}${window}`)}`,
    ),
  )
  const totals = metrics.map(
    ([name, column]) => sql`sale_total.${sql.ref(column)}::float8 as ${sql.ref(name)}`,
  )
  const { days, totals: sold } = await tablesOf(db, site.id)
  const { rows } = await sql<SalesRow>`
    select product_id as "productId", recent.*, ${sql.join(totals)}
    from ${sold} as sale_total left join (
      select product_id, ${sql.join(sums)} from ${days} as sale_day
      where site_id = ${site.id} and day > ${today} - ${WINDOWS.Year}::int
      group by product_id
    ) as recent using (product_id)
    where site_id = ${site.id}`.execute(db)
  const cached = new Map<string, Float64Array>()
  return (id) => {
    const known = cached.get(id) ?? sumUp(index, rows, id)
    cached.set(id, known)
    return known
  }
}

function sumUp(index: SiteIndex, rows: readonly SalesRow[], id: string): Float64Array {
  const sums = new Float64Array(index.size)
  const perNumber = new Map<number, number>()
  for (const row of rows) {
    const number = index.sellables.numberOf.get(row.productId)
    if (number !== undefined) perNumber.set(number, Number(row[id] ?? 0) || 0)
  }
  const { starts, numbers } = index.sellables
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) {
    const end = starts[ordinal + 1] ?? 0
    for (let at = starts[ordinal] ?? 0; at < end; at += 1) {
      sums[ordinal] = (sums[ordinal] ?? 0) + (perNumber.get(numbers[at] ?? 0) ?? 0)
    }
  }
  return sums
}
