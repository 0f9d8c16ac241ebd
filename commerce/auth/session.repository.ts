import { millisecondsInDay } from 'date-fns/constants'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { AuthorizationCodeTable, ShopperSessionTable } from './auth.tables'

export type CodeRow = Selectable<AuthorizationCodeTable>
export type SessionRow = Selectable<ShopperSessionTable>

export async function insertCode(
  db: Db,
  code: Omit<Insertable<AuthorizationCodeTable>, 'used_at' | 'session_id'>,
): Promise<void> {
  await db
    .insertInto('authorization_code')
    .values({ ...code, used_at: null, session_id: null })
    .execute()
}

/** Marks a code as used. @returns undefined if the code is unknown or already used. */
export function takeCode(trx: Trx, hash: string, now: Date): Promise<CodeRow | undefined> {
  return trx
    .updateTable('authorization_code')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function revokeSessionOfCode(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('shopper_session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('authorization_code')
        .select((column) => column.ref('session_id').$notNull().as('id'))
        .where('hash', '=', hash)
        .where('session_id', 'is not', null),
    )
    .execute()
}

export async function insertSession(
  trx: Trx,
  session: Omit<Insertable<ShopperSessionTable>, 'revoked_at'>,
  codeHash?: string,
): Promise<void> {
  await trx
    .insertInto('shopper_session')
    .values({ ...session, revoked_at: null })
    .execute()
  if (codeHash === undefined) return
  await trx
    .updateTable('authorization_code')
    .set({ session_id: session.id })
    .where('hash', '=', codeHash)
    .execute()
}

export async function insertRefreshToken(
  trx: Trx,
  token: { hash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('refresh_token')
    .values({
      hash: token.hash,
      session_id: token.sessionId,
      expires_at: token.expiresAt,
      used_at: null,
      successor_salt: null,
    })
    .execute()
  await trx
    .updateTable('shopper_session')
    .set({ expires_at: token.expiresAt })
    .where('id', '=', token.sessionId)
    .execute()
}

export function lockRefreshToken(trx: Trx, hash: string) {
  return selectRefreshToken(trx, hash).forUpdate().executeTakeFirst()
}

export function readRefreshToken(db: Db, hash: string) {
  return selectRefreshToken(db, hash).executeTakeFirst()
}

function selectRefreshToken(db: Db, hash: string) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('shopper_session', 'shopper_session.id', 'refresh_token.session_id')
    .innerJoin('shopper_session as root', 'root.id', 'shopper_session.root_id')
    .selectAll('shopper_session')
    .select([
      'refresh_token.used_at',
      'refresh_token.successor_salt',
      'refresh_token.expires_at as token_expires_at',
      'root.revoked_at as family_revoked_at',
    ])
    .where('refresh_token.hash', '=', hash)
}

export async function markRefreshTokenUsed(
  trx: Trx,
  hash: string,
  { usedAt, salt }: { usedAt: Date; salt: string },
): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ used_at: usedAt, successor_salt: salt })
    .where('hash', '=', hash)
    .execute()
}

export async function updateTracking(
  trx: Trx,
  sessionId: string,
  tracking: Pick<SessionRow, 'do_not_track' | 'visit_id'>,
): Promise<void> {
  await trx.updateTable('shopper_session').set(tracking).where('id', '=', sessionId).execute()
}

export async function revokeFamily(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('shopper_session')
    .set({ revoked_at: now })
    .where('id', 'in', (query) =>
      query.selectFrom('shopper_session as member').select('root_id').where('id', '=', sessionId),
    )
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeSessionsOfCustomer(trx: Trx, customerId: string, now: Date) {
  await trx
    .updateTable('authorization_code')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute()
  await trx
    .deleteFrom('account_token')
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', ['login', 'otp', 'password-reset'])
    .execute()
  await trx
    .updateTable('shopper_session')
    .set({ revoked_at: now })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function isSessionOpen(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shopper_session')
    .innerJoin('shopper_session as root', 'root.id', 'shopper_session.root_id')
    .select('shopper_session.id')
    .where('shopper_session.id', '=', sessionId)
    .where('shopper_session.revoked_at', 'is', null)
    .where('root.revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function readRootId(trx: Trx, sessionId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('shopper_session')
    .select('root_id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.root_id
}

export async function isCustomerOfVisit(
  db: Db,
  { siteId, visitId, customerId }: { siteId: string; visitId: string; customerId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('shopper_session')
    .innerJoin('shopper_session as root', 'root.id', 'shopper_session.root_id')
    .select('shopper_session.id')
    .where('shopper_session.customer_id', '=', customerId)
    .where('shopper_session.visit_id', '=', visitId)
    .where('shopper_session.site_id', '=', siteId)
    .where('shopper_session.revoked_at', 'is', null)
    .where('root.revoked_at', 'is', null)
    .where('shopper_session.expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Removes expired rows. Codes are kept for a day after they expire, so that their reuse is
 * detected.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - millisecondsInDay)
  await db.deleteFrom('authorization_code').where('expires_at', '<', aDayAgo).execute()
  await db.deleteFrom('shopper_session').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_token').where('expires_at', '<', aDayAgo).execute()
  await db.deleteFrom('login_attempt').where('window_ends_at', '<', now).execute()
}
