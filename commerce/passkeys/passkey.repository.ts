import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import { createSecret, hashSecret } from '../secrets'
import type { PasskeyChallengeTable, PasskeyTable, PasskeyUserTable } from './passkey.tables'

export type PasskeyUser = Selectable<PasskeyUserTable>
export type PasskeyRow = Selectable<PasskeyTable>
type Challenge = Omit<Selectable<PasskeyChallengeTable>, 'hash'>

export function findUser(db: Db | Trx, customerId: string): Promise<PasskeyUser | undefined> {
  return db
    .selectFrom('passkey_user')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Returns the customer's user, who keeps the handle under which authenticators know them. */
export function saveUser(
  db: Db,
  user: Pick<PasskeyUser, 'customer_id' | 'display_name' | 'created_at'>,
): Promise<PasskeyUser> {
  return db
    .insertInto('passkey_user')
    .values({ ...user, user_handle: createSecret() })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ display_name: user.display_name }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteUser(trx: Trx, { id }: PasskeyUser): Promise<void> {
  await trx.deleteFrom('passkey_user').where('id', '=', id).execute()
}

export function listPasskeys(db: Db | Trx, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('passkey_user', 'passkey_user.id', 'passkey.user_id')
    .selectAll('passkey')
    .select(['passkey_user.customer_id', 'passkey_user.user_handle'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** @returns undefined if the credential is registered already. */
export function insertPasskey(
  trx: Trx,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<{ id: number } | undefined> {
  return trx
    .insertInto('passkey')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** @returns undefined if the passkey was removed or used meanwhile. */
export function recordUse(
  db: Db,
  { id, signature_count }: Pick<PasskeyRow, 'id' | 'signature_count'>,
  use: { count: number; at: Date },
) {
  return db
    .updateTable('passkey')
    .set({ signature_count: use.count, last_used_at: use.at })
    .where('id', '=', id)
    .where('signature_count', '=', signature_count)
    .returning('id')
    .executeTakeFirst()
}

export function deletePasskey(trx: Trx, userId: number, credentialId: string) {
  return trx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .returning(['nick_name', 'locale'])
    .executeTakeFirst()
}

export async function insertChallenge(db: Db, challenge: string, row: Challenge): Promise<void> {
  const values = { ...row, hash: hashSecret(challenge) }
  await db.insertInto('passkey_challenge').values(values).execute()
}

/** Only one of several callers gets the challenge. */
export function takeChallenge(db: Db, challenge: string): Promise<Challenge | undefined> {
  return db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashSecret(challenge))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()
}
