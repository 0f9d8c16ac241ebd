import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/client'
import type { Body } from './content-links.rules'
import type { ContentPosition, ContentStage, ContentView } from './content-view'
import type { ScheduledVersion } from './edition.rules'
import { selectCounted, selectShown } from './select-shown'

export interface ContentItem {
  id: string
  body: Body
}

export interface Edition {
  id: string
  name: string
  startsAt: Date | null
  endsAt: Date | null
}

export interface ContentFilter {
  filterBy: readonly { path: readonly string[]; value: string | number | boolean }[]
  sortBy?: { path: readonly string[]; order: 'ASC' | 'DESC' }
  size: number
  after?: ContentPosition
}

export async function getItems(
  db: Db,
  view: ContentView,
  ids: readonly string[],
): Promise<ContentItem[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ContentItem>`
    select id, body from (${selectShown(view, ids)}) shown
  `.execute(db)
  return rows
}

/** Returns delivery key → id, also for items that are not visible. */
export async function getIdsOfKeys(
  db: Db,
  view: ContentView,
  keys: readonly string[],
): Promise<Map<string | null, string>> {
  if (keys.length === 0) return new Map()
  const rows =
    'snapshotId' in view
      ? await db
          .selectFrom('content_snapshot_item')
          .select(['item_id as id', 'delivery_key as key'])
          .where('snapshot_id', '=', view.snapshotId)
          .where('delivery_key', 'in', keys)
          .execute()
      : await db
          .selectFrom('content_item')
          .select(['id', 'delivery_key as key'])
          .where('delivery_key', 'in', keys)
          .execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/**
 * A filter matches a path with that value, or with a list that contains it. Items are sorted by
 * name by default; items without the sort value are omitted.
 */
export async function searchItems(
  db: Db,
  view: ContentView,
  filter: ContentFilter,
): Promise<(ContentItem & ContentPosition)[]> {
  const { sortBy, after, size } = filter
  const isDown = sortBy?.order === 'DESC'
  const value = sortBy ? sql`body #> ${[...sortBy.path]}::text[]` : sql`to_jsonb(name)`
  // names are sorted by code point, regardless of the database's collation
  const key = sortBy ? sql`value` : sql`(value #>> '{}') collate "C"`
  const from = sortBy
    ? sql`${JSON.stringify(after?.value ?? null)}::jsonb`
    : sql`${String(after?.value)}::text collate "C"`
  const behind = after
    ? sql`(${key} ${isDown ? sql`<` : sql`>`} ${from}
        or (${key} = ${from} and id collate "C" > ${after.id}))`
    : sql`true`
  const { rows } = await sql<ContentItem & ContentPosition>`
    select id, body, value from (
      select id, body, ${value} as value from (${selectShown(view)}) shown
      where ${matches(filter)}
    ) found
    where value is not null and ${behind}
    order by ${key} ${isDown ? sql`desc` : sql`asc`}, id collate "C"
    limit ${size}
  `.execute(db)
  return rows
}

export async function selectEventBlocks(
  db: Db,
  view: ContentView,
  contentType: string,
  eventId: string,
): Promise<unknown[]> {
  const wanted = JSON.stringify({ contentType, eventId })
  const path = '$.** ? (@.contentType == $contentType && @.eventId == $eventId)'
  const { rows } = await sql<{ block: unknown }>`
    select jsonb_path_query(body, ${path}::jsonpath, ${wanted}::jsonb) as block
    from (${selectShown(view)}) shown
  `.execute(db)
  return rows.map(({ block }) => block)
}

/**
 * @param of selects items by their ids, or by a filter that one of their versions matches; if
 * empty, all items are returned.
 */
export async function listScheduledVersions(
  db: Db,
  stage: ContentStage,
  of: { ids?: readonly string[]; filter?: Pick<ContentFilter, 'filterBy'> } = {},
): Promise<ScheduledVersion[]> {
  const matching = of.filter
    ? sql`where counted.item_id in (
        select item_id from (${selectCounted(stage)}) one
        join content_version using (item_id, version)
        where body is not null and ${matches(of.filter)}
      )`
    : sql``
  const { rows } = await sql<ScheduledVersion>`
    select item_id as "itemId", version, edition_id as "editionId",
      edition.starts_at as "startsAt", edition.ends_at as "endsAt", body is not null as "isThere"
    from (${selectCounted(stage, of.ids)}) counted
    join content_version using (item_id, edition_id, version)
    join content_edition edition on edition.id = edition_id
    ${matching}
    order by item_id, version
  `.execute(db)
  return rows
}

export async function listEditions(db: Db): Promise<Edition[]> {
  return db
    .selectFrom('content_edition')
    .select(['id', 'name', 'starts_at as startsAt', 'ends_at as endsAt'])
    .orderBy('id')
    .execute()
}

/** Lists all items, including those that are not visible. */
export async function listItemNames(
  db: Db,
): Promise<{ id: string; deliveryKey: string | null; name: string }[]> {
  return db
    .selectFrom('content_item')
    .select(['id', 'delivery_key as deliveryKey', 'name'])
    .orderBy('id')
    .execute()
}

function matches({ filterBy }: Pick<ContentFilter, 'filterBy'>): RawBuilder<unknown> {
  const conditions = filterBy.map(
    ({ path, value }) => sql`(body #> ${[...path]}::text[]) @> ${JSON.stringify(value)}::jsonb`,
  )
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
