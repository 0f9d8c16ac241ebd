import type { StudioPresence } from '../../domain/studio-wire'
import type { Db } from '../db/client'

/** An editor without a sign of life for so long has left. */
const PRESENT_MS = 45_000
const MOST_OTHERS = 20

/** One tab of an editor's browser. */
export interface PresentEditor {
  editorId: string
  name: string
}

/**
 * Records that an editor has an item open, and returns who else has, and what was saved last. It is
 * stored in the database: two engines may answer two editors.
 */
export async function recordPresence(
  db: Db,
  itemId: string,
  { editorId, name }: PresentEditor,
  at: Date,
): Promise<StudioPresence> {
  const gone = new Date(at.getTime() - PRESENT_MS)
  await db.deleteFrom('content_presence').where('seen_at', '<', gone).execute()
  await db
    .insertInto('content_presence')
    .values({ item_id: itemId, editor_id: editorId, name, since: at, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'editor_id']).doUpdateSet({ name, seen_at: at }),
    )
    .execute()
  const others = await db
    .selectFrom('content_presence')
    .select(['name', 'since'])
    .where('item_id', '=', itemId)
    .where('editor_id', '!=', editorId)
    .orderBy('since')
    .limit(MOST_OTHERS)
    .execute()
  const latest = await db
    .selectFrom('content_version')
    .select(['version', 'edition_id as editionId', 'saved_by as savedBy', 'saved_at as savedAt'])
    .where('item_id', '=', itemId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    others: others.map((other) => ({ name: other.name, since: other.since.toISOString() })),
    ...(latest && { latest: { ...latest, savedAt: latest.savedAt.toISOString() } }),
  }
}

/** An editor has closed the item. */
export async function endPresence(db: Db, itemId: string, editorId: string): Promise<void> {
  await db
    .deleteFrom('content_presence')
    .where('item_id', '=', itemId)
    .where('editor_id', '=', editorId)
    .execute()
}
