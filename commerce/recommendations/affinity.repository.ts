import { sql } from 'kysely'
import type { Db } from '../db/client'

export interface Affinity {
  productId: string
  weight: number
}

/** Weights: an order counts more than a basket, a basket more than a view. */
const IN_ORDER = 8
const IN_BAG = 3
const LOOKED_AT = 1
/** The weight of bestsellers, which rank below all products with an affinity. */
const SELLS = 0.5

/**
 * For products that sell constantly, the latest orders and visits are sufficient; this keeps the
 * query fast.
 */
const LATEST = 1_000

export async function selectAffinities(
  db: Db,
  siteId: string,
  productIds: readonly string[],
  limit: number,
): Promise<Affinity[]> {
  const { rows } = await sql<Affinity>`
    with asked as (${mastersOf(productIds)}),
    orders as (
      select order_no from order_header
      where site_id = ${siteId} and status in ('new', 'open', 'completed')
        and order_no in (
          select order_no from order_item join product on product.id = order_item.product_id
          where product.id in (select id from asked) or product.master_id in (select id from asked)
        )
      order by created_at desc
      limit ${LATEST}
    ),
    visits as (
      select cookie_id from shopper_activity
      where site_id = ${siteId} and kind in ('viewProduct', 'addToCart')
        and product_id in (select id from asked)
      group by cookie_id
      order by max(id) desc
      limit ${LATEST}
    ),
    bought as (
      select distinct order_no, coalesce(product.master_id, product.id) as product_id
      from orders join order_item using (order_no)
        join product on product.id = order_item.product_id
    ),
    visited as (
      select distinct cookie_id, product_id, kind
      from visits join shopper_activity using (cookie_id)
      where site_id = ${siteId} and kind in ('viewProduct', 'addToCart') and product_id is not null
    ),
    met as (
      select product_id, ${IN_ORDER}::float as weight from bought
      union all
      select product_id, case kind when 'addToCart' then ${IN_BAG}::float else ${LOOKED_AT}::float end
      from visited
    )
    select product_id as "productId", sum(weight)::float as weight from met
    where product_id not in (select id from asked)
    group by product_id
    order by weight desc, product_id
    limit ${limit}`.execute(db)
  return rows
}

export async function selectBestSellers(
  db: Db,
  siteId: string,
  catalogId: string,
  productIds: readonly string[],
  limit: number,
): Promise<Affinity[]> {
  const { rows } = await sql<Affinity>`
    with asked as (${mastersOf(productIds)}),
    places as (
      select distinct category_id from category_product
      where catalog_id = ${catalogId} and product_id in (select id from asked)
    ),
    sold as (
      select coalesce(product.master_id, product.id) as product_id, sum(units)::float as units
      from sale_total join product on product.id = sale_total.product_id
      where site_id = ${siteId}
      group by 1
    )
    select placed.product_id as "productId",
      ${SELLS}::float * (1 - 1 / (2 + coalesce(max(units), 0))) as weight
    from category_product placed left join sold using (product_id)
    where placed.catalog_id = ${catalogId}
      and (not exists (select 1 from places) or placed.category_id in (select category_id from places))
      and placed.product_id not in (select id from asked)
    group by placed.product_id
    order by weight desc, placed.product_id
    limit ${limit}`.execute(db)
  return rows
}

function mastersOf(productIds: readonly string[]) {
  return sql`select distinct coalesce(master_id, id) as id from product
    where id = any (${[...productIds]}::text[])`
}
