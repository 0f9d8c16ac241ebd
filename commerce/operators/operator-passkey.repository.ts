import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { OperatorPasskey } from '../../contracts/back-office'
import type { Db, Trx } from '../db/client'
import { createSecret, hashSecret } from '../secrets'
import type { OperatorPasskeyTable, OperatorTokenTable } from './operators.tables'

export type PasskeyRow = Selectable<OperatorPasskeyTable>
type Purpose = OperatorTokenTable['purpose']

const RECOVERY_CODES = 10
/** 80 bits, in four groups. */
const CODE_BYTES = 10
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'

export function selectPasskeys(db: Db | Trx, email: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id')
    .execute()
}

export function toPasskey({ id, name, created_at, last_used_at }: PasskeyRow): OperatorPasskey {
  return {
    ...{ id, name, createdAt: created_at.toISOString() },
    ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }),
  }
}

interface NewPasskey {
  email: string
  name: string
  created_at: Date
  /** Of the credential. */
  id: string
  publicKey: Uint8Array
  counter: number
}

/** @returns false if it is there already */
export async function insertPasskey(
  trx: Trx,
  { email, name, created_at, id, publicKey, counter }: NewPasskey,
): Promise<boolean> {
  const added = await trx
    .insertInto('operator_passkey')
    .values({
      ...{ email, name, created_at, credential_id: id, signature_count: counter },
      public_key: Buffer.from(publicKey).toString('base64url'),
      last_used_at: null,
    })
    .onConflict((same) => same.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** @returns false if it was removed or used meanwhile. */
export async function recordUse(
  trx: Trx,
  { id, signature_count }: PasskeyRow,
  use: { count: number; at: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('operator_passkey')
    .set({ signature_count: use.count, last_used_at: use.at })
    .where('id', '=', id)
    .where('signature_count', '=', signature_count)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** @param secret made up if absent */
export async function insertToken(
  db: Db | Trx,
  purpose: Purpose,
  email: string,
  { expiresAt, secret = createSecret() }: { expiresAt: Date; secret?: string },
): Promise<string> {
  await db
    .insertInto('operator_token')
    .values({ hash: hashSecret(secret), email, purpose, expires_at: expiresAt })
    .execute()
  return secret
}

export async function findToken(
  db: Db | Trx,
  purpose: Purpose,
  secret: string,
  at: Date,
): Promise<string | undefined> {
  const token = await db
    .selectFrom('operator_token')
    .select('email')
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return token?.email
}

/** Only one of several callers takes it. */
export async function takeToken(trx: Trx, secret: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('operator_token')
    .where('hash', '=', hashSecret(secret))
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredTokens(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('operator_token').where('expires_at', '<=', at).execute()
}

export async function countRecoveryCodes(db: Db | Trx, email: string): Promise<number> {
  const rows = await db
    .selectFrom('operator_recovery_code')
    .select('hash')
    .where('email', '=', email)
    .execute()
  return rows.length
}

/** Replaces the operator's codes. @returns the codes, which are stored as hashes */
export async function insertRecoveryCodes(trx: Trx, email: string): Promise<string[]> {
  await deleteRecoveryCodes(trx, email)
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  const rows = codes.map((code) => ({ hash: hashCode(code), email }))
  await trx.insertInto('operator_recovery_code').values(rows).execute()
  return codes
}

export async function deleteRecoveryCodes(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('operator_recovery_code').where('email', '=', email).execute()
}

export async function takeRecoveryCode(trx: Trx, email: string, code: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('operator_recovery_code')
    .where('email', '=', email)
    .where('hash', '=', hashCode(code))
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

function createRecoveryCode(): string {
  const bits = BigInt(`0x${randomBytes(CODE_BYTES).toString('hex')}`)
  const digits = Array.from({ length: 16 }, (_, place) =>
    DIGITS.charAt(Number((bits >> BigInt(5 * place)) & 31n)),
  )
  return digits.join('').replaceAll(/....(?=.)/g, '$&-')
}

/** Letters that look like digits count as these; case, spaces and dashes do not. */
function hashCode(code: string): string {
  const digits = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return hashSecret(digits.replaceAll('o', '0').replaceAll(/[il]/g, '1'))
}
