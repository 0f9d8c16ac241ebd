import type { Db, Trx } from '../db/client'

/** A change of several items that can be undone as one. */
export interface UndoableChange {
  id: string
  description: string
  savedAt: Date
  savedBy: string
  undoneAt: Date | null
  /** The replaced picture and the one in its place; both null for a change of texts. */
  fromPath: string | null
  toPath: string | null
}

/** A version that a change took the place of, and the last one after the change. */
export interface ReplacedVersion {
  itemId: string
  editionId: string
  before: number
  after: number
}

const CHANGE = [
  'id',
  'description',
  'saved_at as savedAt',
  'saved_by as savedBy',
  'undone_at as undoneAt',
  'from_path as fromPath',
  'to_path as toPath',
] as const

export async function insertChange(
  trx: Trx,
  change: Omit<UndoableChange, 'undoneAt'>,
  versions: readonly ReplacedVersion[],
): Promise<void> {
  await trx
    .insertInto('content_replacement')
    .values({
      id: change.id,
      description: change.description,
      saved_at: change.savedAt,
      saved_by: change.savedBy,
      undone_at: null,
      from_path: change.fromPath,
      to_path: change.toPath,
    })
    .execute()
  await trx
    .insertInto('content_replacement_version')
    .values(
      versions.map(({ itemId, editionId, before, after }) => ({
        replacement_id: change.id,
        item_id: itemId,
        edition_id: editionId,
        before_version: before,
        after_version: after,
      })),
    )
    .execute()
}

export function lockChange(trx: Trx, id: string): Promise<UndoableChange | undefined> {
  return trx
    .selectFrom('content_replacement')
    .select(CHANGE)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUndone(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('content_replacement').set({ undone_at: at }).where('id', '=', id).execute()
}

/** In the order in which items are locked; of one item in an edition the oldest version first. */
export async function listReplacedVersions(trx: Trx, id: string): Promise<ReplacedVersion[]> {
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
    .orderBy('before_version')
    .execute()
}

/** Newest first. @param id of the only one that is wanted */
export async function selectTextChanges(db: Db, limit: number, id?: string) {
  return db
    .selectFrom('content_replacement as change')
    .select((eb) => [
      ...CHANGE,
      eb
        .selectFrom('content_replacement_version')
        .select(({ fn }) => fn.count<string>('item_id').distinct().as('count'))
        .whereRef('replacement_id', '=', 'change.id')
        .as('items'),
    ])
    .where('from_path', 'is', null)
    .where((eb) => (id === undefined ? eb.lit(true) : eb('change.id', '=', id)))
    .orderBy('saved_at', 'desc')
    .orderBy('change.id')
    .limit(limit)
    .execute()
}

/** Returns the last one of or by the picture that can be undone. */
export function selectPictureChange(db: Db, path: string): Promise<UndoableChange | undefined> {
  return db
    .selectFrom('content_replacement')
    .select(CHANGE)
    .where((row) => row.or([row('from_path', '=', path), row('to_path', '=', path)]))
    .where('undone_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
