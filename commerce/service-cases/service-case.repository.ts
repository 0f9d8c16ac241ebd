import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { CaseKind } from './service-cases.tables'

export interface FormCase {
  siteId: string
  kind: CaseKind
  /** Event and phase of a campaign entry; otherwise empty. */
  event: string
  email: string
  fields: Record<string, unknown>
}

/**
 * Locks a sender until `trx` ends, so that concurrent forms of one sender are processed one after
 * the other.
 */
export async function lockSender(
  trx: Trx,
  { siteId, kind, event, email }: FormCase,
): Promise<void> {
  const lock = JSON.stringify([siteId, kind, event, email])
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx)
}

/** Returns a case of the sender with identical content that was opened after `since`. */
export async function selectSameCase(
  db: Db,
  { siteId, kind, event, email, fields }: FormCase,
  since: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('service_case')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('event', '=', event)
    .where('email', '=', email)
    .where('created_at', '>', since)
    .where(sql<boolean>`fields = ${JSON.stringify(fields)}::jsonb`)
    .executeTakeFirst()
  return found?.id
}

/** Returns the sender's campaign entries, oldest first, each with the id from its form. */
export async function selectEntries(
  db: Db,
  { siteId, event, email }: FormCase,
): Promise<{ id: string; entryId: string | null }[]> {
  return db
    .selectFrom('service_case')
    .select(['id', sql<string | null>`fields ->> 'entryId'`.as('entryId')])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'campaign')
    .where('event', '=', event)
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}

export async function insertCase(
  db: Db,
  id: string,
  { siteId, kind, event, email, fields }: FormCase,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('service_case')
    .values({
      id,
      site_id: siteId,
      kind,
      event,
      email,
      fields: JSON.stringify(fields),
      created_at: createdAt,
    })
    .execute()
}
