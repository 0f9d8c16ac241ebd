import type { StudioPresence } from '../../contracts/studio'
import type { Db } from '../db/client'

/** How long after their last request an editor counts as present, in ms. */
const PRESENT_MS = 45_000
const MAX_OTHERS = 20

/** One tab of an editor's browser. */
export interface PresentEditor {
  editorId: string
  name: string
}

/**
 * Records that an editor has an item open. Returns the other editors of the item and its last saved
 * version. The data is stored in the database, because two editors may be connected to different
 * engines.
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
    .limit(MAX_OTHERS)
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

export async function endPresence(db: Db, itemId: string, editorId: string): Promise<void> {
  await db
    .deleteFrom('content_presence')
    .where('item_id', '=', itemId)
    .where('editor_id', '=', editorId)
    .execute()
}
