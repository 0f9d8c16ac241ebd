import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { CaseKind } from './service-cases.tables'

/** What a form says, as it is stored. */
export interface FormCase {
  siteId: string
  kind: CaseKind
  /** Of a campaign entry: event and phase; otherwise empty. */
  event: string
  email: string
  fields: Record<string, unknown>
}

/** Cases of one sender follow one another until `trx` ends, so that none slips in between. */
export async function lockSender(
  trx: Trx,
  { siteId, kind, event, email }: FormCase,
): Promise<void> {
  const lock = JSON.stringify([siteId, kind, event, email])
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx)
}

/** A case of the sender that says the very same and was opened after `since`. */
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

/** The campaign entries of the sender, oldest first, each with the id its form gave it. */
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
