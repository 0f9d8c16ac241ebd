import { createHash, randomInt } from 'node:crypto'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { AccountTokenPurpose, AccountTokenTable } from './auth.tables'
import { TOKEN_MINUTES } from './account-token.constants'
import { createSecret } from '../secrets'

const MAX_FAILURES = 5
const CODE_DIGITS = 8

export type AccountToken = Selectable<AccountTokenTable>

export interface TokenRequest {
  purpose: AccountTokenPurpose
  customerId: string
  siteId: string
  clientId?: string
  usid?: string
  codeChallenge?: string
  /** The language in which it was asked for. */
  locale?: string
}

export type AccountTokenService = ReturnType<typeof createAccountTokenService>

/** Each token can be used once, and a new one invalidates the previous one. */
export function createAccountTokenService(db: Db, now: () => Date) {
  /** @returns the secret, or the code for `login`, `otp` and `passkey`. */
  async function issue(request: TokenRequest, trx?: Trx): Promise<string> {
    if (trx) return issueIn(now, trx, request)
    return db.transaction().execute((own) => issueIn(now, own, request))
  }

  /** @returns undefined if the token is unknown, used or expired. */
  async function find(purpose: AccountTokenPurpose, secret: string, customerId = '') {
    const row = await db
      .selectFrom('account_token')
      .selectAll()
      .where('hash', '=', hashOf(purpose, secret, customerId))
      .executeTakeFirst()
    return row && row.expires_at > now() ? row : undefined
  }

  /**
   * The fifth wrong attempt invalidates the customer's code.
   * @returns undefined if the token is unknown, used or expired.
   */
  async function take(
    purpose: AccountTokenPurpose,
    secret: string,
    { customerId = '', isFor = () => true, isKept = false }: TakeOptions = {},
  ): Promise<AccountToken | undefined> {
    return db.transaction().execute(async (trx) => {
      const hash = hashOf(purpose, secret, customerId)
      const row = await trx
        .selectFrom('account_token')
        .selectAll()
        .where('hash', '=', hash)
        .forUpdate()
        .executeTakeFirst()
      if (row && row.expires_at > now() && isFor(row)) {
        if (!isKept) await trx.deleteFrom('account_token').where('hash', '=', hash).execute()
        return row
      }
      if (customerId !== '') await countFailure(trx, purpose, customerId)
      return undefined
    })
  }

  /** Invalidates a token; an unknown token is not an error. */
  async function invalidate(purpose: AccountTokenPurpose, secret: string): Promise<void> {
    await db
      .deleteFrom('account_token')
      .where('hash', '=', hashOf(purpose, secret, ''))
      .execute()
  }

  async function isPending(purpose: AccountTokenPurpose, customerId: string): Promise<boolean> {
    const row = await db
      .selectFrom('account_token')
      .select('hash')
      .where('customer_id', '=', customerId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return row !== undefined
  }

  return { issue, find, take, invalidate, isPending }
}

async function issueIn(now: () => Date, trx: Trx, request: TokenRequest): Promise<string> {
  const { purpose, customerId } = request
  await deleteOf(trx, purpose, customerId)
  const moment = now()
  for (;;) {
    const secret = isCode(purpose) ? createCode() : createSecret()
    const row = await trx
      .insertInto('account_token')
      .values({
        hash: hashOf(purpose, secret, customerId),
        purpose,
        customer_id: customerId,
        site_id: request.siteId,
        client_id: request.clientId ?? null,
        usid: request.usid ?? null,
        code_challenge: request.codeChallenge ?? null,
        locale: request.locale ?? null,
        created_at: moment,
        expires_at: new Date(moment.getTime() + TOKEN_MINUTES[purpose] * millisecondsInMinute),
      })
      // login codes of two customers may collide, so another code is tried
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (row) return secret
  }
}

async function countFailure(trx: Trx, purpose: AccountTokenPurpose, customerId: string) {
  await trx
    .updateTable('account_token')
    .set((column) => ({ failures: column('failures', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .execute()
  await trx
    .deleteFrom('account_token')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('failures', '>=', MAX_FAILURES)
    .execute()
}

interface TakeOptions {
  /** Set for codes that are valid only together with their customer. */
  customerId?: string
  isFor?: (token: AccountToken) => boolean
  /** The token may be taken again. */
  isKept?: boolean
}

async function deleteOf(trx: Trx, purpose: AccountTokenPurpose, customerId: string) {
  await trx
    .deleteFrom('account_token')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .execute()
}

const CODES: readonly AccountTokenPurpose[] = ['login', 'otp', 'passkey']
const isCode = (purpose: AccountTokenPurpose) => CODES.includes(purpose)

function createCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

// a one-time password is checked together with its customer, so two customers may have the same
// password
function hashOf(purpose: AccountTokenPurpose, secret: string, customerId: string): string {
  const owner = purpose === 'otp' || purpose === 'passkey' ? customerId : ''
  return createHash('sha256').update(`${purpose}:${owner}:${secret}`).digest('hex')
}
