import type { Selectable } from 'kysely'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import type { Schema } from '../db/schema'

export type StoredComment = Selectable<Schema['order_comment']>

/** Oldest first. */
export function selectComments(db: Db, orderNo: string): Promise<StoredComment[]> {
  const comments = db.selectFrom('order_comment').selectAll()
  return comments.where('order_no', '=', orderNo).orderBy('id').execute()
}

export async function insertComment(
  trx: Trx,
  orderNo: string,
  text: string,
  { email = null, name }: { email?: string | null; name: Actor['name'] },
  at: Date,
): Promise<void> {
  const author = { author_email: email, author_name: name }
  await trx
    .insertInto('order_comment')
    .values({ order_no: orderNo, at, text, ...author })
    .execute()
}
