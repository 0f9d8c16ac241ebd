import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { SiteIndex } from './memory/site-index'

const COUNT_AFTER_MS = 60_000
const WINDOWS = { Day: 1, Week: 7, Month: 30, Year: 365 } as const
const METRICS = ['orders', 'units', 'revenue'] as const

type Sales = (id: string) => Float64Array

export interface ProductSales {
  /**
   * Returns the sales of documents by the names of sort.xsd's active data: `units`, `unitsWeek`,
   * `revenueMonth` … Orders of the last minute may be missing; unknown names return 0 for all
   * documents.
   */
  ofDocuments(siteId: string, index: SiteIndex): Promise<Sales>
}

/**
 * Creates the sales statistics for sorting by best sellers, which are derived from orders and
 * stored by product and day.
 */
export function createProductSales(db: Db, now: () => Date): ProductSales {
  let countedAt = -Infinity
  const known = new WeakMap<SiteIndex, { sales: Promise<Sales>; of: number }>()

  async function countAgain(): Promise<void> {
    if (now().getTime() - countedAt < COUNT_AFTER_MS) return
    countedAt = now().getTime()
    await countSales(db)
  }

  return {
    async ofDocuments(siteId, index) {
      await countAgain()
      const own = known.get(index)
      if (own?.of === countedAt) return own.sales
      const sales = loadSales(db, siteId, index, now())
      known.set(index, { sales, of: countedAt })
      return sales
    },
  }
}

/** Adds the placed orders that are not yet in the statistics. */
async function countSales(db: Db): Promise<void> {
  await sql`
    with counted as (
      insert into product_sales_order (order_no)
      select order_no from order_header
      where status in ('new', 'open', 'completed')
        and not exists (
          select 1 from product_sales_order known where known.order_no = order_header.order_no
        )
      order by order_no
      on conflict do nothing
      returning order_no
    )
    insert into product_sales (site_id, product_id, day, orders, units, revenue_minor)
    select site_id, product_id, created_at::date, count(distinct order_no)::int,
      sum(quantity)::int, sum(price_minor)
    from counted join order_header using (order_no) join order_item using (order_no)
    where exists (select 1 from site where site.id = order_header.site_id)
    group by site_id, product_id, created_at::date
    order by site_id, product_id, created_at::date
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

async function loadSales(db: Db, siteId: string, index: SiteIndex, at: Date): Promise<Sales> {
  const { rows } = await sql<SalesRow>`
    select product_id as "productId",
      floor((extract(epoch from ${at}::timestamptz) - extract(epoch from day)) / 86400)::int as age,
      orders, units, revenue_minor as revenue
    from product_sales where site_id = ${siteId}`.execute(db)
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
