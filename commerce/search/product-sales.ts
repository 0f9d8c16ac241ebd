import { millisecondsInMinute } from 'date-fns/constants'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import type { SiteIndex } from './memory/site-index'

const WINDOWS = { Day: 1, Week: 7, Month: 30, Year: 365 } as const
const METRICS = ['orders', 'units', 'revenue'] as const

type Sales = (id: string) => Float64Array

export interface ProductSales {
  /**
   * Returns the sales of documents by the names of sort.xsd's active data: `units`, `unitsWeek`,
   * `revenueMonth` … Orders of the last minute may be missing; unknown names return 0 for all
   * documents.
   */
  ofDocuments(site: Site, index: SiteIndex): Promise<Sales>
}

/**
 * Creates the sales statistics for sorting by best sellers, which are derived from orders and
 * stored by product and day, in the site's time zone.
 */
export function createProductSales(db: Db, now: () => Date): ProductSales {
  const countedAt = new Map<string, number>()
  const known = new WeakMap<SiteIndex['sellables'], { sales: Promise<Sales>; of: number }>()

  async function countAgain(site: Site): Promise<number> {
    const last = countedAt.get(site.id)
    if (last !== undefined && now().getTime() - last < millisecondsInMinute) return last
    const time = now().getTime()
    countedAt.set(site.id, time)
    await countSales(db, site)
    return time
  }

  return {
    async ofDocuments(site, index) {
      const of = await countAgain(site)
      const own = known.get(index.sellables)
      if (own?.of === of) return own.sales
      const sales = loadSales(db, site, index, now())
      known.set(index.sellables, { sales, of })
      return sales
    },
  }
}

/** Adds the placed orders that are not yet in the statistics. */
async function countSales(db: Db, { id: siteId, preferences }: Site): Promise<void> {
  const day = sql`(created_at at time zone ${timezoneOf(preferences)}::text)::date`
  await sql`
    with counted as (
      insert into product_sales_order (order_no)
      select order_no from order_header
      where site_id = ${siteId} and status in ('new', 'open', 'completed')
        and not exists (
          select 1 from product_sales_order known where known.order_no = order_header.order_no
        )
      order by order_no
      on conflict do nothing
      returning order_no
    )
    insert into product_sales (site_id, product_id, day, orders, units, revenue_minor)
    select site_id, product_id, ${day} as day, count(distinct order_no)::int,
      sum(quantity)::int, sum(price_minor)
    from counted join order_header using (order_no) join order_item using (order_no)
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (site_id, product_id, day) do update set
      orders = product_sales.orders + excluded.orders,
      units = product_sales.units + excluded.units,
      revenue_minor = product_sales.revenue_minor + excluded.revenue_minor`.execute(db)
}

interface SalesRow {
  productId: string
  /** Age in days; 0 is today. */
  age: number
  orders: number
  units: number
  revenue: number
}

async function loadSales(db: Db, site: Site, index: SiteIndex, at: Date): Promise<Sales> {
  const today = toShopTime(at, timezoneOf(site.preferences)).day
  const { rows } = await sql<SalesRow>`
    select product_id as "productId", ${today}::date - day as age, orders, units, revenue_minor as revenue
    from product_sales where site_id = ${site.id}`.execute(db)
  const cached = new Map<string, Float64Array>()
  return (id) => {
    const known = cached.get(id) ?? sumUp(index, rows, id)
    cached.set(id, known)
    return known
  }
}

function sumUp(index: SiteIndex, rows: readonly SalesRow[], id: string): Float64Array {
  const sums = new Float64Array(index.size)
  const metric = METRICS.find((name) => id.startsWith(name))
  if (!metric) return sums
  const window = Object.entries(WINDOWS).find(([name]) => id.endsWith(name))?.[1] ?? Infinity
  const perNumber = new Map<number, number>()
  for (const row of rows) {
    const number = index.sellables.numberOf.get(row.productId)
    if (number === undefined || row.age >= window) continue
    perNumber.set(number, (perNumber.get(number) ?? 0) + row[metric])
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
