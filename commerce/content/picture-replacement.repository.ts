import type { Db, Trx } from '../db/client'
import type { ReplacedCopy } from '../media/media.tables'

export interface ReplacementRow {
  id: string
  from_path: string
  to_path: string
  copies: ReplacedCopy[]
  replaced_at: Date
  replaced_by: string
  undone_at: Date | null
}

export function lastReplacementOf(db: Db | Trx, path: string): Promise<ReplacementRow | undefined> {
  return db
    .selectFrom('picture_replacement')
    .selectAll()
    .where((row) => row.or([row('from_path', '=', path), row('to_path', '=', path)]))
    .where('undone_at', 'is', null)
    .orderBy('replaced_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function lockReplacement(trx: Trx, id: string): Promise<ReplacementRow | undefined> {
  return trx
    .selectFrom('picture_replacement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertReplacement(
  trx: Trx,
  { copies, ...row }: Omit<ReplacementRow, 'undone_at'>,
): Promise<void> {
  await trx
    .insertInto('picture_replacement')
    .values({ ...row, copies: JSON.stringify(copies) })
    .execute()
}

export async function markUndone(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('picture_replacement').set({ undone_at: at }).where('id', '=', id).execute()
}
