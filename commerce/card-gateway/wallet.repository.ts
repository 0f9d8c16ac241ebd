import { millisecondsInDay } from 'date-fns/constants'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/client'
import type { WalletSessionTable } from './card-gateway.tables'

export type WalletSession = Selectable<WalletSessionTable>

/** How long the outcome of a session is available after its end. */
const RETENTION_MS = millisecondsInDay

/** Stores a session, and deletes those that ended before the retention period. */
export async function insertSession(
  db: Db,
  session: Insertable<WalletSessionTable>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await db.deleteFrom('card_gateway_wallet_session').where('expires_at', '<', before).execute()
  await db.insertInto('card_gateway_wallet_session').values(session).execute()
}

export async function countSessions(db: Db, reference: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('card_gateway_wallet_session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reference', '=', reference)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function selectSession(db: Db, id: string): Promise<WalletSession | undefined> {
  const query = db.selectFrom('card_gateway_wallet_session').selectAll()
  return query.where('id', '=', id).executeTakeFirst()
}

/**
 * Records the first decision.
 * @returns undefined if there is a decision already, or the session has expired.
 */
export async function decideSession(
  db: Db,
  id: string,
  decision: { status: 'approved' | 'cancelled'; jti: string | null; at: Date },
): Promise<WalletSession | undefined> {
  const { status, jti, at } = decision
  return db
    .updateTable('card_gateway_wallet_session')
    .set({ status, jti, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
}
