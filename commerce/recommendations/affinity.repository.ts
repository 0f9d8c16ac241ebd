import { sql } from 'kysely'
import type { Db } from '../db/client'

export interface Affinity {
  productId: string
  weight: number
}

/** An order says more than a bag, a bag more than a look. */
const IN_ORDER = 8
const IN_BAG = 3
const LOOKED_AT = 1
/** What merely sells well stays below anything that goes with the product. */
const SELLS = 0.5

/**
 * What goes with products, the most first: bought in the same orders, put into the bag or looked at
 * in the same visits. Masters stand for their variants.
 */
export async function selectAffinities(
  db: Db,
  siteId: string,
  productIds: readonly string[],
  limit: number,
): Promise<Affinity[]> {
  const { rows } = await sql<Affinity>`
    with asked as (
      select distinct coalesce(master_id, id) as id from product
      where id = any (${[...productIds]}::text[])
    ),
    bought as (
      select distinct order_no, coalesce(product.master_id, product.id) as product_id
      from order_item join order_header using (order_no)
        join product on product.id = order_item.product_id
      where site_id = ${siteId} and status in ('new', 'open', 'completed')
    ),
    visited as (
      select distinct cookie_id, product_id, kind from shopper_activity
      where site_id = ${siteId} and kind in ('viewProduct', 'addToCart') and product_id is not null
    ),
    met as (
      select theirs.product_id, ${IN_ORDER}::float as weight
      from bought ours join bought theirs using (order_no)
      where ours.product_id in (select id from asked)
      union all
      select theirs.product_id,
        case theirs.kind when 'addToCart' then ${IN_BAG}::float else ${LOOKED_AT}::float end
      from (select distinct cookie_id from visited where product_id in (select id from asked)) ours
        join visited theirs using (cookie_id)
    )
    select product_id as "productId", sum(weight)::float as weight from met
    where product_id not in (select id from asked)
    group by product_id
    order by weight desc, product_id
    limit ${limit}`.execute(db)
  return rows
}

/** What sells best in the categories of products, or without products in the whole shop. */
export async function selectBestSellers(
  db: Db,
  siteId: string,
  catalogId: string,
  productIds: readonly string[],
  limit: number,
): Promise<Affinity[]> {
  const { rows } = await sql<Affinity>`
    with asked as (
      select distinct coalesce(master_id, id) as id from product
      where id = any (${[...productIds]}::text[])
    ),
    places as (
      select distinct category_id from category_product
      where catalog_id = ${catalogId} and product_id in (select id from asked)
    ),
    sold as (
      select coalesce(product.master_id, product.id) as product_id, sum(units)::float as units
      from product_sales join product on product.id = product_sales.product_id
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
