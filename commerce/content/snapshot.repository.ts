import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { Snapshot, StagedView } from './content-view'
import { selectShown } from './select-shown'

export async function insertSnapshot(db: Db, snapshot: Snapshot, view: StagedView): Promise<void> {
  const { id, name, stage, moment, takenAt, savedBy } = snapshot
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('content_snapshot')
      .values({ id, name, stage, moment, taken_at: takenAt, saved_by: savedBy })
      .execute()
    await sql`
      insert into content_snapshot_item (snapshot_id, item_id, delivery_key, name, body)
      select ${id}, id, delivery_key, name, body from (${selectShown(view)}) shown
    `.execute(trx)
  })
}

/** The newest first. */
export async function listSnapshots(db: Db, limit: number): Promise<Snapshot[]> {
  return db
    .selectFrom('content_snapshot')
    .select(['id', 'name', 'stage', 'moment', 'taken_at as takenAt', 'saved_by as savedBy'])
    .orderBy('taken_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countSnapshots(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('content_snapshot')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function hasSnapshot(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('content_snapshot')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
