import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { MailKind, MailState } from '../../contracts/mail'
import type { Db, Trx } from '../db/client'
import { readFirst } from '../db/paging'
import { toPrefixQuery } from '../db/word-search'
import type { MailContent } from './mail-content'
import type { OutboxMailTable } from './mail.tables'
import { MAILS_OF_ORDERS } from './mail-kinds.constants'
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

/**
 * Inserts a mail unless one with its reference exists.
 * @param dueAt null if it must never be sent.
 */
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

export interface MailSearch {
  recipient?: string
  kind?: MailKind
  state?: MailState
  /** Only mails with a lower number, for the next page. */
  before?: number
  limit: number
}

const KIND = sql<string>`split_part(reference, ':', 1)`
const SUBJECT = sql<string>`split_part(reference, ':', 2)`
/** Newest first. */
export async function searchMails(
  db: Db,
  { recipient, kind, state, before, limit }: MailSearch,
): Promise<{ mails: StoredMail[]; next?: number }> {
  let mails = db.selectFrom('outbox_mail').selectAll()
  if (recipient !== undefined) {
    const query = toPrefixQuery(recipient)
    mails = mails.where(sql<boolean>`search_words(recipient) @@ to_tsquery('simple', ${query})`)
  }
  if (kind !== undefined) mails = mails.where(KIND, '=', kind)
  if (state !== undefined) mails = mails.where(STATES[state])
  if (before !== undefined) mails = mails.where('id', '<', before)
  const { rows, ...rest } = await readFirst(mails.orderBy('id', 'desc'), limit, ({ id }) => id)
  return { mails: rows, ...rest }
}

/** The same states as `toMailState`, as SQL conditions. */
const STATES: Readonly<Record<MailState, RawBuilder<boolean>>> = {
  sent: sql`sent_at is not null`,
  discarded: sql`sent_at is null and discarded_at is not null`,
  waiting: sql`sent_at is null and discarded_at is null and next_attempt_at is not null`,
  failed: sql`sent_at is null and discarded_at is null and next_attempt_at is null and attempts > 0`,
  kept: sql`sent_at is null and discarded_at is null and next_attempt_at is null and attempts = 0`,
}

export function selectMailsOfOrder(db: Db, orderNo: string): Promise<StoredMail[]> {
  const mails = db.selectFrom('outbox_mail').selectAll()
  return mails
    .where(SUBJECT, '=', orderNo)
    .where(KIND, 'in', [...MAILS_OF_ORDERS])
    .orderBy('id')
    .execute()
}

export function lockMail(trx: Trx, id: number): Promise<StoredMail | undefined> {
  const mails = trx.selectFrom('outbox_mail').selectAll().where('id', '=', id)
  return mails.forUpdate().executeTakeFirst()
}

/** Returns whether a copy of an already sent mail is waiting to be sent. */
export async function isOnItsWayAgain(trx: Trx, { reference }: StoredMail): Promise<boolean> {
  const copy = await trx
    .selectFrom('outbox_mail')
    .select('id')
    .where(SUBJECT, '=', reference.split(':')[1] ?? '')
    .where(sql<boolean>`starts_with(reference, ${againOf(reference)})`)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst()
  return copy !== undefined
}

const againOf = (reference: string) => `${reference.replace(/:again:\w+$/, '')}:again:`

export async function insertCopy(trx: Trx, mail: StoredMail, at: Date): Promise<number> {
  const { recipient, subject, text, html, sender, unsubscribe_url } = mail
  const reference = `${againOf(mail.reference)}${randomUUID().slice(0, 8)}`
  const { id } = await trx
    .insertInto('outbox_mail')
    .values({
      ...{ reference, recipient, subject, text, html, sender, unsubscribe_url },
      ...{ created_at: at, next_attempt_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Resets a mail, so that it is sent like a new one. */
export async function restart(trx: Trx, id: number, at: Date): Promise<void> {
  const changes = { attempts: 0, next_attempt_at: at, last_error: null, discarded_at: null }
  await trx.updateTable('outbox_mail').set(changes).where('id', '=', id).execute()
}

/** Marks a mail as canceled, so that it is not sent. */
export async function markDiscarded(trx: Trx, id: number, at: Date): Promise<void> {
  const changes = { next_attempt_at: null, discarded_at: at }
  await trx.updateTable('outbox_mail').set(changes).where('id', '=', id).execute()
}

export async function selectMail(db: Db, id: number): Promise<StoredMail | undefined> {
  return db.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A slow mail server may take 5 s for each of about ten commands. */
const LEASE_MS = 120_000

const DOMAIN = sql<string>`lower(substring(recipient from '[^@]*$'))`

/**
 * The engine leases it for two minutes, so that no other engine sends it too; if the engine
 * crashes, the mail is sent after the lease.
 * @param except domains, in lower case, whose mails wait
 */
export async function claimDueMail(
  db: Db,
  at: Date,
  { areTexts, except = [] }: { areTexts: boolean; except?: string[] },
): Promise<StoredMail | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('outbox_mail')
      .select(['id', 'attempts'])
      .where('next_attempt_at', '<=', at)
      .where(sql<boolean>`starts_with(reference, 'text:')`, '=', areTexts)
      .where(sql<boolean>`not ${DOMAIN} = any(${except}::text[])`)
      // a text message whose outcome nobody has reported is not sent again
      .$if(areTexts, (query) =>
        query.where((eb) => eb.or([eb('attempts', '=', 0), eb('last_error', 'is not', null)])),
      )
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
      .set({
        attempts,
        next_attempt_at: next && next < lease ? lease : next,
        last_error: null,
      })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** Text messages whose sending began, and of which nobody has reported the outcome. */
export async function giveUpUnreported(db: Db, at: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ last_error: error, next_attempt_at: null })
    .where('next_attempt_at', '<=', at)
    .where(sql<boolean>`starts_with(reference, 'text:')`)
    .where('attempts', '>', 0)
    .where('last_error', 'is', null)
    .execute()
}

/** Counts the mails that are still to be sent, now or after a pause. */
export async function countWaitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox_mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  const changes = { sent_at: at, next_attempt_at: null, last_error: null }
  await db.updateTable('outbox_mail').set(changes).where('id', '=', id).execute()
}

/** The service was not reached, so the attempt does not count. */
export async function markUnreached(
  db: Db,
  { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
  error: string,
  next: Date,
): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ last_error: error, next_attempt_at: next, attempts: attempts - 1 })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

/** @param next when it is tried again; null: never */
export async function markFailed(
  db: Db,
  { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
  error: string,
  next: Date | null,
): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ last_error: error, next_attempt_at: next })
    .where('id', '=', id)
    // unless another attempt has started since
    .where('attempts', '=', attempts)
    .execute()
}
