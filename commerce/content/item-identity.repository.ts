import { sql } from 'kysely'
import type { Trx } from '../db/client'
import type { EditedItem } from './edit-content.repository'

/** The maximum number of names in an error message. */
const MAX_NAMES = 5

export function selectOwnerOfKey(
  trx: Trx,
  key: string,
): Promise<{ id: string; name: string } | undefined> {
  return trx
    .selectFrom('content_item')
    .select(['id', 'name'])
    .where('delivery_key', '=', key)
    .executeTakeFirst()
}

export async function insertItem(trx: Trx, item: EditedItem, by: string): Promise<void> {
  const { id, key, name, schema } = item
  await trx
    .insertInto('content_item')
    .values({ id, delivery_key: key, name, schema, named_by: by })
    .execute()
}

export async function updateIdentity(trx: Trx, item: EditedItem, by: string): Promise<void> {
  await trx
    .updateTable('content_item')
    .set({ delivery_key: item.key, name: item.name, named_by: by })
    .where('id', '=', item.id)
    .execute()
}

export async function deleteItem(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('content_item').where('id', '=', id).execute()
}

export async function hasVersionOf(trx: Trx, id: string, savedBy: string): Promise<boolean> {
  const version = await trx
    .selectFrom('content_version')
    .select('version')
    .where('item_id', '=', id)
    .where('saved_by', '=', savedBy)
    .limit(1)
    .executeTakeFirst()
  return version !== undefined
}

/** Returns whether an item is visible to shoppers, or will be in an edition that has not ended. */
export async function isPublished(trx: Trx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (
      select distinct on (edition_id) edition_id, body is not null as is_there
      from content_version where item_id = ${id} and published_at is not null
      order by edition_id, version desc
    ) counted
    join content_edition edition on edition.id = edition_id
    where is_there and coalesce(ends_at, 'infinity') > ${at.toISOString()}::timestamptz
    limit 1
  `.execute(trx)
  return rows.length > 0
}

export async function listLinkingNames(trx: Trx, item: EditedItem): Promise<string[]> {
  const named = JSON.stringify({ id: item.id, key: item.key ?? item.id })
  const path = '$.** ? (@.id == $id || @.deliveryKey == $key)'
  const { rows } = await sql<{ name: string }>`
    select distinct name from (
      (select distinct on (item_id, edition_id) item_id, body from content_version
        order by item_id, edition_id, version desc)
      union all
      (select distinct on (item_id, edition_id) item_id, body from content_version
        where published_at is not null order by item_id, edition_id, version desc)
    ) counted
    join content_item other on other.id = item_id
    where item_id <> ${item.id}
      and jsonb_path_exists(body, ${path}::jsonpath, ${named}::jsonb, true)
    order by name limit ${MAX_NAMES}
  `.execute(trx)
  return rows.map(({ name }) => name)
}
