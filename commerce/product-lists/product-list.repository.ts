import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { SearchQuery } from './product-list.schemas'
import type { ProductListItemTable, ProductListTable } from './product-lists.tables'

export type ListRow = Selectable<ProductListTable>
export type ItemRow = Selectable<ProductListItemTable>

const listsOf = (source: Db | Trx, siteId: string) =>
  source.selectFrom('product_list').selectAll().where('site_id', '=', siteId)

/** Returns the oldest list first. */
export function selectLists(db: Db, siteId: string, customerId: string): Promise<ListRow[]> {
  return listsOf(db, siteId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function selectList(db: Db, siteId: string, listId: string): Promise<ListRow | undefined> {
  return listsOf(db, siteId).where('id', '=', listId).executeTakeFirst()
}

export function selectPublicList(
  db: Db,
  siteId: string,
  publicId: string,
): Promise<ListRow | undefined> {
  return listsOf(db, siteId)
    .where('is_public', '=', true)
    .where((where) =>
      where.or([
        where('share_id', '=', publicId),
        where.and([where('share_id', 'is', null), where('id', '=', publicId)]),
      ]),
    )
    .executeTakeFirst()
}

/** Returns the list, locked until the transaction ends. */
export function lockList(trx: Trx, siteId: string, listId: string): Promise<ListRow | undefined> {
  return listsOf(trx, siteId).where('id', '=', listId).forUpdate().executeTakeFirst()
}

/** Serializes the transactions that count a shopper's lists. */
export async function lockLists(trx: Trx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`product-lists:${customerId}`}))`.execute(trx)
}

/** Returns the items in the order in which they were added. */
export function selectItems(db: Db, listIds: readonly string[]): Promise<ItemRow[]> {
  if (listIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('product_list_item')
    .selectAll()
    .where('list_id', 'in', listIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function selectItem(db: Db, listId: string, itemId: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('product_list_item')
    .selectAll()
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .executeTakeFirst()
}

/** Returns listed public lists of the registered customers who match all given criteria. */
export function selectPublicLists(
  db: Db,
  siteId: string,
  { email, firstName, lastName }: SearchQuery,
): Promise<ListRow[]> {
  let query = db
    .selectFrom('product_list')
    .innerJoin('customer', 'customer.id', 'product_list.customer_id')
    .selectAll('product_list')
    .where('product_list.site_id', '=', siteId)
    .where('product_list.is_public', '=', true)
    .where('product_list.share_id', 'is', null)
  if (email !== undefined) {
    query = query.where(sql`lower(customer.email)`, '=', email.toLowerCase())
  }
  if (firstName !== undefined) {
    query = query.where(sql`customer.profile->>'firstName'`, '=', firstName)
  }
  if (lastName !== undefined) query = query.where('customer.last_name', '=', lastName)
  return query.orderBy('product_list.created_at').orderBy('product_list.id').limit(200).execute()
}

/** Deletes lists that a guest has not changed since the given time. */
export async function deleteGuestLists(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('product_list')
    .where('updated_at', '<', before)
    .where('customer_id', 'not in', (query) => query.selectFrom('customer').select('id'))
    .execute()
}
