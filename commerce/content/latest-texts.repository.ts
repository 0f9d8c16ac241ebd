import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import type { Body } from './content-links.rules'

/** The latest content of an item in an edition that has not ended. */
export interface LatestText {
  itemId: string
  itemName: string
  schema: string
  editionId: string
  editionName: string
  startsAt: Date | null
  endsAt: Date | null
  version: number
  publishedAt: Date | null
  body: Body
}

const MOST = 5_000

interface Wanted {
  /** Must be in the stored text; letters and digits of ASCII only, which JSON does not escape. */
  words?: string
  itemIds?: readonly string[]
}

export async function listLatestTexts(
  db: Db | Trx,
  at: Date,
  { words, itemIds }: Wanted = {},
): Promise<LatestText[]> {
  const { rows } = await sql<LatestText>`
    select latest.*, item.name as "itemName", item.schema from (
      select distinct on (item_id, edition_id) item_id as "itemId", edition_id as "editionId",
        edition.name as "editionName", edition.starts_at as "startsAt", edition.ends_at as "endsAt",
        version, published_at as "publishedAt", body
      from content_version
      join content_edition edition on edition.id = edition_id
      where coalesce(edition.ends_at, 'infinity') > ${at.toISOString()}::timestamptz
        and ${itemIds ? sql`item_id = any(${[...itemIds]}::text[])` : sql`true`}
      order by item_id, edition_id, version desc
    ) latest
    join content_item item on item.id = latest."itemId"
    where body is not null
      and ${words ? sql`body::text ilike ${toLikePattern(words)}` : sql`true`}
    order by item.name, item.id, "startsAt" nulls first, "editionId"
    limit ${MOST}
  `.execute(db)
  return rows
}

export async function insertReplacement(
  trx: Trx,
  change: { id: string; description: string; savedBy: string },
  versions: readonly { itemId: string; editionId: string; before: number; after: number }[],
  at: Date,
): Promise<void> {
  const { id, description, savedBy } = change
  await trx
    .insertInto('content_replacement')
    .values({ id, description, saved_at: at, saved_by: savedBy, undone_at: null })
    .execute()
  await trx
    .insertInto('content_replacement_version')
    .values(
      versions.map(({ itemId, editionId, before, after }) => ({
        replacement_id: id,
        item_id: itemId,
        edition_id: editionId,
        before_version: before,
        after_version: after,
      })),
    )
    .execute()
}

/** @param id of the only one that is wanted */
export async function listReplacements(db: Db, limit: number, id?: string) {
  return db
    .selectFrom('content_replacement as change')
    .select((eb) => [
      'change.id',
      'description',
      'saved_at as savedAt',
      'saved_by as savedBy',
      'undone_at as undoneAt',
      eb
        .selectFrom('content_replacement_version')
        .select(({ fn }) => fn.count<string>('item_id').distinct().as('count'))
        .whereRef('replacement_id', '=', 'change.id')
        .as('items'),
    ])
    .where((eb) => (id === undefined ? eb.lit(true) : eb('change.id', '=', id)))
    .orderBy('saved_at', 'desc')
    .orderBy('change.id')
    .limit(limit)
    .execute()
}

export async function lockReplacement(trx: Trx, id: string) {
  return trx
    .selectFrom('content_replacement')
    .select(['id', 'description', 'undone_at as undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUndone(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('content_replacement').set({ undone_at: at }).where('id', '=', id).execute()
}

export async function listReplacedVersions(trx: Trx, id: string) {
  return trx
    .selectFrom('content_replacement_version')
    .select([
      'item_id as itemId',
      'edition_id as editionId',
      'before_version as before',
      'after_version as after',
    ])
    .where('replacement_id', '=', id)
    .orderBy('item_id')
    .orderBy('edition_id')
    .execute()
}
