import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { Body } from './content-links.rules'

export interface EditedItem {
  id: string
  key: string | null
  name: string
  schema: string
}

export interface VersionRow {
  version: number
  editionId: string
  savedAt: Date
  savedBy: string
  note: string
  publishedAt: Date | null
  isRemoved: boolean
}

export interface EditionRow {
  id: string
  name: string
  startsAt: Date | null
  endsAt: Date | null
  revision: number
  savedAt: Date
  savedBy: string
}

export interface NewVersion {
  editionId: string
  body: Body | null
  savedBy: string
  note: string
  publishedAt: Date | null
}

/** The maximum number of versions returned, because a history may be long. */
const MAX_VERSIONS = 200
const MAX_EDITIONS = 500

const ITEM = ['id', 'delivery_key as key', 'name', 'schema'] as const
const VERSION = [
  'version',
  'edition_id as editionId',
  'saved_at as savedAt',
  'saved_by as savedBy',
  'note',
  'published_at as publishedAt',
] as const
const EDITION = [
  'id',
  'name',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'revision',
  'saved_at as savedAt',
  'saved_by as savedBy',
] as const

export function selectItem(db: Db | Trx, id: string): Promise<EditedItem | undefined> {
  return db.selectFrom('content_item').select(ITEM).where('id', '=', id).executeTakeFirst()
}

/**
 * Selects an item and locks it until the transaction ends, so that other writers of the item wait.
 */
export function lockItem(trx: Trx, id: string): Promise<EditedItem | undefined> {
  return trx
    .selectFrom('content_item')
    .select(ITEM)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Newest first. */
export function listVersions(db: Db | Trx, itemId: string): Promise<VersionRow[]> {
  return db
    .selectFrom('content_version')
    .select([...VERSION, sql<boolean>`body is null`.as('isRemoved')])
    .where('item_id', '=', itemId)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute()
}

export function selectLastVersion(db: Db | Trx, itemId: string, editionId: string) {
  return db
    .selectFrom('content_version')
    .select([...VERSION, 'body'])
    .where('item_id', '=', itemId)
    .where('edition_id', '=', editionId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Returns the last body of an item in the first of the editions that has one, even if the item was
 * removed afterwards.
 */
export async function selectLastBody(
  db: Db | Trx,
  itemId: string,
  editionIds: readonly string[],
): Promise<Body | undefined> {
  for (const editionId of editionIds) {
    const row = await db
      .selectFrom('content_version')
      .select('body')
      .where('item_id', '=', itemId)
      .where('edition_id', '=', editionId)
      .where('body', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row?.body) return row.body
  }
  return undefined
}

export function selectVersion(db: Db | Trx, itemId: string, version: number) {
  return db
    .selectFrom('content_version')
    .select([...VERSION, 'body'])
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/**
 * @returns the version number, which is unique across all editions of the item. The item must be
 * locked.
 */
export async function insertVersion(
  trx: Trx,
  itemId: string,
  { editionId, body, savedBy, note, publishedAt }: NewVersion,
  savedAt: Date,
): Promise<number> {
  const { last } = await trx
    .selectFrom('content_version')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  const version = Number(last ?? 0) + 1
  await trx
    .insertInto('content_version')
    .values({
      item_id: itemId,
      version,
      edition_id: editionId,
      body: body === null ? null : JSON.stringify(body),
      saved_at: savedAt,
      saved_by: savedBy,
      note,
      published_at: publishedAt,
    })
    .execute()
  return version
}

export async function markPublished(
  trx: Trx,
  itemId: string,
  version: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('content_version')
    .set({ published_at: at })
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .where('published_at', 'is', null)
    .execute()
}

export function listEditions(db: Db | Trx): Promise<EditionRow[]> {
  return db
    .selectFrom('content_edition')
    .select(EDITION)
    .orderBy(sql`starts_at nulls first`)
    .orderBy('id')
    .limit(MAX_EDITIONS)
    .execute()
}

export function lockEdition(trx: Trx, id: string): Promise<EditionRow | undefined> {
  return trx
    .selectFrom('content_edition')
    .select(EDITION)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertEdition(
  trx: Trx,
  edition: { id: string; name: string; startsAt: Date; endsAt: Date | null },
  by: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('content_edition')
    .values({
      id: edition.id,
      name: edition.name,
      starts_at: edition.startsAt,
      ends_at: edition.endsAt,
      saved_at: at,
      saved_by: by,
    })
    .execute()
}

export async function updateEdition(
  trx: Trx,
  edition: { id: string; name: string; startsAt: Date; endsAt: Date | null; revision: number },
  by: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('content_edition')
    .set({
      name: edition.name,
      starts_at: edition.startsAt,
      ends_at: edition.endsAt,
      revision: edition.revision,
      saved_at: at,
      saved_by: by,
    })
    .where('id', '=', edition.id)
    .execute()
}
