import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { Body } from './content-links.rules'

export interface ContentItem {
  id: string
  body: Body
}

export interface NewContentItem extends ContentItem {
  deliveryKey?: string
  schema: string
  name: string
}

export interface ContentFilter {
  filterBy: readonly { path: readonly string[]; value: string | number | boolean }[]
  sortBy?: { path: readonly string[]; order: 'ASC' | 'DESC' }
  size: number
  offset: number
}

export async function getItems(db: Db, ids: readonly string[]): Promise<ContentItem[]> {
  if (ids.length === 0) return []
  return db.selectFrom('content_item').select(['id', 'body']).where('id', 'in', ids).execute()
}

export async function getItemsByKey(
  db: Db,
  keys: readonly string[],
): Promise<(ContentItem & { deliveryKey: string | null })[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('content_item')
    .select(['id', 'body', 'delivery_key as deliveryKey'])
    .where('delivery_key', 'in', keys)
    .execute()
}

/** A path finds a value that equals, and a list that holds. Sorted by name unless told otherwise. */
export async function searchItems(db: Db, filter: ContentFilter): Promise<ContentItem[]> {
  let query = db.selectFrom('content_item').select(['id', 'body'])
  for (const { path, value } of filter.filterBy) {
    query = query.where(
      sql<boolean>`(body #> ${[...path]}::text[]) @> ${JSON.stringify(value)}::jsonb`,
    )
  }
  const sortKey = filter.sortBy
    ? sql`body #> ${[...filter.sortBy.path]}::text[]`
    : sql`name collate "C"`
  return query
    .orderBy(sortKey, filter.sortBy?.order === 'DESC' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(filter.size)
    .offset(filter.offset)
    .execute()
}

/** The blocks of a content type, wherever they stand in an item, that are for an event. */
export async function selectEventBlocks(
  db: Db,
  contentType: string,
  eventId: string,
): Promise<unknown[]> {
  const wanted = JSON.stringify({ contentType, eventId })
  const path = '$.** ? (@.contentType == $contentType && @.eventId == $eventId)'
  const { rows } = await sql<{ block: unknown }>`
    select jsonb_path_query(body, ${path}::jsonpath, ${wanted}::jsonb) as block from content_item
  `.execute(db)
  return rows.map(({ block }) => block)
}

export async function replaceItems(trx: Trx, items: readonly NewContentItem[]): Promise<void> {
  await trx.deleteFrom('content_item').execute()
  if (items.length === 0) return
  await trx
    .insertInto('content_item')
    .values(
      items.map(({ id, deliveryKey, schema, name, body }) => ({
        id,
        delivery_key: deliveryKey ?? null,
        schema,
        name,
        body: JSON.stringify(body),
      })),
    )
    .execute()
}
