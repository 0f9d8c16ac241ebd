import { sql } from 'kysely'
import { productCoreColumns, type ProductCore } from '../../catalog/product-core'
import type { Db, Trx } from '../../db/client'

export async function selectCandidateIds(
  db: Db,
  catalogId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('kind', '<>', 'variant')
    .where('id', '>', after)
    .where(
      sql<boolean>`exists (
        select 1 from category_product placed
        where placed.catalog_id = ${catalogId} and placed.product_id = product.id
      )`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function selectSourceProducts(db: Db, ids: readonly string[]): Promise<ProductCore[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('product')
    .select(productCoreColumns)
    .where(sql<boolean>`id = any (${[...ids]}::text[])`)
    .execute()
}

/** Returns the variants and variation groups of masters, in display order. */
export async function selectChildren(db: Db, masterIds: readonly string[]): Promise<ProductCore[]> {
  if (masterIds.length === 0) return []
  return db
    .selectFrom('product')
    .select(productCoreColumns)
    .where(sql<boolean>`master_id = any (${[...masterIds]}::text[])`)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** All documents take less time than those of more products. */
const MANY_TOUCHED = 20_000

/**
 * Takes the products that imports have touched since the last time.
 * @returns undefined if all documents are to be computed
 */
export async function takeTouched(trx: Trx): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    with taken as (delete from search_touched returning product_id)
    select distinct product_id as id from taken limit ${MANY_TOUCHED + 1}`.execute(trx)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return rows.length > ids.length || ids.length > MANY_TOUCHED ? undefined : ids
}

/**
 * Returns the ids of products whose documents must be rebuilt when the given products change: the
 * products themselves, their masters, groups, sets and bundles.
 */
export async function selectConcernedIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with family as (
      select coalesce(master_id, id) as id from product where id = any (${[...ids]}::text[])
    )
    select id from family union select id from product where id = any (${[...ids]}::text[])
    union
    select id from product
    where kind = 'variation_group' and master_id in (select id from family)
    union
    select id from product
    where kind in ('set', 'bundle') and exists (
      select 1 from jsonb_array_elements(members) as member
      where member ->> 'productId' = any (${[...ids]}::text[])
        or member ->> 'productId' in (select id from family)
    )
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Returns the products of which a price or a date began or ended after `from` and until `to`;
 * undefined if a whole price book or category did. All price books are checked, because a price
 * book may inherit prices from another.
 */
export async function selectExpiredIds(
  db: Db,
  catalogId: string,
  from: Date,
  to: Date,
): Promise<string[] | undefined> {
  const passed = (column: string) =>
    sql`(${sql.ref(column)} > ${from} and ${sql.ref(column)} <= ${to})`
  const { rows: whole } = await sql`
    select 1 from price_book where ${passed('online_from')} or ${passed('online_to')}
    union all
    select 1 from category where catalog_id = ${catalogId}
      and (${passed('online_from')} or ${passed('online_to')})
    limit 1`.execute(db)
  if (whole.length > 0) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from product where ${passed('online_from')} and online_from is not null
    union
    select id from product where ${passed('online_to')} and online_to is not null
    union
    select product_id from price where ${passed('online_from')} and online_from > '-infinity'
    union
    select product_id from price where ${passed('online_to')} and online_to < 'infinity'`.execute(
    db,
  )
  return rows.flatMap(({ id }) => id ?? [])
}
