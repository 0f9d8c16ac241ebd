import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { ActivityKind } from './recommendations.tables'

const RETENTION_DAYS = 90
const MAX_PER_VISIT = 300

/** The visitor: the id of a visit, and of the account if the visitor is logged in. */
export interface Visitor {
  cookieId: string
  userId?: string
}

export interface Activity {
  kind: ActivityKind
  /** Ids of masters or variants; empty for activities that concern no product. */
  productIds: readonly string[]
  categoryId?: string
  searchText?: string
  recommender?: string
}

/** Stores one row per product, or one row without a product; unknown products are skipped. */
export async function insertActivity(
  db: Db,
  siteId: string,
  { cookieId, userId = '' }: Visitor,
  activity: Activity,
  at: Date,
): Promise<void> {
  const { kind, productIds, categoryId = null, searchText = null, recommender = null } = activity
  const about =
    productIds.length > 0
      ? sql`select distinct coalesce(master_id, id) as id from product
          where id = any (${[...productIds]}::text[])`
      : sql`select null::text as id`
  await sql`
    insert into shopper_activity (site_id, kind, cookie_id, user_id, product_id, category_id,
      search_text, recommender, happened_at)
    select ${siteId}, ${kind}, ${cookieId}, nullif(${userId}, ''), about.id, ${categoryId}::text,
      ${searchText}::text, ${recommender}::text, ${at}::timestamptz
    from (${about}) about`.execute(db)
}

/** Deletes old activities, and the beginning of very long visits. */
export async function forgetActivities(
  db: Db,
  siteId: string,
  cookieId: string,
  at: Date,
): Promise<void> {
  await sql`
    delete from shopper_activity
    where happened_at < ${at}::timestamptz - make_interval(days => ${RETENTION_DAYS}::int)
      or (site_id = ${siteId} and cookie_id = ${cookieId} and id <= (
        select id from shopper_activity
        where site_id = ${siteId} and cookie_id = ${cookieId}
        order by id desc offset ${MAX_PER_VISIT} limit 1
      ))`.execute(db)
}

/** Returns the products that a visitor viewed, the latest first, without duplicates. */
export async function selectViewed(
  db: Db,
  siteId: string,
  { cookieId, userId = '' }: Visitor,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select product_id as "productId" from shopper_activity
    where site_id = ${siteId} and kind = 'viewProduct' and product_id is not null
      and (cookie_id = ${cookieId} or user_id = nullif(${userId}, ''))
    group by product_id
    order by max(id) desc
    limit ${limit}`.execute(db)
  return rows.map(({ productId }) => productId)
}
