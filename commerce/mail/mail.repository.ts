import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { MailContent } from './mail-content'
import type { OutboxMailTable } from './mail.tables'
import { nextAttemptAt } from './retry.rules'

export type StoredMail = Selectable<OutboxMailTable>

interface RenderedMail extends Pick<
  MailContent,
  'reference' | 'to' | 'subject' | 'unsubscribeUrl'
> {
  text: string
  html: string
  sender?: string
}

/** Writes a mail unless there is one of its reference already. @param dueAt null: never sent. */
export async function insertMail(
  trx: Trx,
  { reference, to, subject, text, html, sender, unsubscribeUrl }: RenderedMail,
  at: Date,
  dueAt: Date | null,
): Promise<void> {
  const values = {
    reference,
    recipient: to,
    subject,
    text,
    html,
    sender,
    unsubscribe_url: unsubscribeUrl,
  }
  await trx
    .insertInto('outbox_mail')
    .values({ ...values, created_at: at, next_attempt_at: dueAt })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/** Newest first. */
export async function selectMails(db: Db, limit: number, offset: number): Promise<StoredMail[]> {
  const query = db.selectFrom('outbox_mail').selectAll().orderBy('id', 'desc')
  return query.limit(limit).offset(offset).execute()
}

export async function selectMail(db: Db, id: number): Promise<StoredMail | undefined> {
  return db.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A slow mail server takes each of some ten commands within 5 s. */
const LEASE_MS = 120_000

/**
 * Takes the mail that is due longest and counts an attempt. Two engines never take the same one: who
 * took it has it for two minutes, and who dies on the way leaves it to be sent after these.
 */
export async function claimDueMail(db: Db, at: Date): Promise<StoredMail | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('outbox_mail')
      .select(['id', 'attempts'])
      .where('next_attempt_at', '<=', at)
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return undefined
    const attempts = due.attempts + 1
    const lease = new Date(at.getTime() + LEASE_MS)
    const next = nextAttemptAt(attempts, at)
    return trx
      .updateTable('outbox_mail')
      .set({ attempts, next_attempt_at: next && next < lease ? lease : next })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst()
  })
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  const changes = { sent_at: at, next_attempt_at: null, last_error: null }
  await db.updateTable('outbox_mail').set(changes).where('id', '=', id).execute()
}

/** It is tried again after the pause of its attempts. */
export async function markFailed(
  db: Db,
  { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
  error: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ last_error: error, next_attempt_at: nextAttemptAt(attempts, at) })
    .where('id', '=', id)
    // nobody has taken it up since
    .where('attempts', '=', attempts)
    .execute()
}
