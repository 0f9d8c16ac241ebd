import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Operator, SecondStep } from '../../contracts/back-office'
import { recordChange } from '../audit/record-change'
import { createPasswordThrottle, type PasswordThrottle } from '../throttles/password-throttle'
import { createSecret, hashSecret } from '../secrets'
import { isPasswordOf } from '../customers/password-hash'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { writeIfPossible } from '../db/write-if-possible'
import { tooManyRequests, unauthorized } from '../http/problem'
import type { OperatorNotices } from './operator-notices'
import { takeToken } from './operator-passkey.repository'
import {
  countPasskeys,
  hasOperators,
  lockOperator,
  selectOperator,
  subjectOf,
  toOperator,
  type OperatorRow,
} from './operator.repository'
import {
  beginSecondStep,
  checkProof,
  findSecondStep,
  stepIsOver,
  type SecondProof,
} from './second-step'

/** A session ends after this time without a request. */
const IDLE_MS = 12 * millisecondsInHour
/** The maximum duration, independent of activity. */
const MAX_SESSION_MS = 14 * millisecondsInDay
/** The end is extended at most this often, not with every request. */
const MOVE_AFTER_MS = 5 * 60_000

interface Credentials {
  email: string
  password: string
  address: string
}

/** @property secret to be stored in the browser */
interface Opened {
  operator: Operator
  secret: string
}

export interface OperatorSessionService {
  /** Returns whether there are any operators; once there are, the back office requires a login. */
  hasOperators(): Promise<boolean>
  /**
   * @returns what an operator with passkeys has to sign next; otherwise the session
   * @throws Problem 401 for a wrong address or password, or a disabled operator; 429.
   */
  logIn(credentials: Credentials, requestId: string): Promise<Opened | SecondStep>
  /**
   * Wrong proofs count toward the same rate limit as wrong passwords.
   * @throws Problem 400 if the first step is too long ago, 401, 429.
   */
  finishLogIn(proof: SecondProof, address: string, requestId: string): Promise<Opened>
  /**
   * Failed attempts count toward the same rate limit as failed logins.
   * @throws Problem 401, 429.
   */
  checkPassword(credentials: Credentials): Promise<void>
  /** Undefined if it has ended, or never existed. */
  findOperator(secret: string): Promise<Operator | undefined>
  logOut(secret: string): Promise<void>
}

/** The database contains only the hashes of their secrets. */
export function createOperatorSessions(
  db: Db,
  {
    config,
    notices,
    now,
  }: { config: { publicOrigin: string }; notices: OperatorNotices; now: () => Date },
): OperatorSessionService {
  const throttle = createPasswordThrottle(db, now)

  /** @returns the hash that matches the password */
  async function check({ email, password, address }: Credentials): Promise<string> {
    const guess = await countGuess(throttle, email, address)
    const row = await selectOperator(db, email)
    const isRight = await isPasswordOf(row?.password_hash, password)
    if (!row || !isRight || row.disabled_at) throw wrongCredentials()
    await throttle.forgive(guess)
    return row.password_hash
  }

  return {
    hasOperators: () => hasOperators(db),

    async checkPassword(credentials) {
      await check(credentials)
    },

    async logIn(credentials, requestId) {
      const { email } = credentials
      const hash = await check(credentials)
      const at = now()
      return transact(db, async (trx) => {
        const row = await lockOperator(trx, email)
        // disabled, or the password was changed, since it was checked
        if (!row || row.disabled_at || row.password_hash !== hash) throw wrongCredentials()
        if (row.passkeys > 0) return beginSecondStep(trx, config, email, at)
        return openSession(trx, row, { requestId, at, action: 'logged in' })
      })
    },

    async finishLogIn(proof, address, requestId) {
      const asked = await findSecondStep(db, proof, now())
      const guess = await countGuess(throttle, asked.email, address)
      const use = await checkProof(db, { config, notices }, asked, proof)
      const at = now()
      const opened = await transact(db, async (trx) => {
        const row = await lockOperator(trx, asked.email)
        if (!row || row.disabled_at || !(await takeToken(trx, asked.challenge))) throw stepIsOver()
        const action = await use(trx, at)
        return openSession(trx, row, { requestId, at, action })
      })
      if ('recoveryCode' in proof) notices.deliver()
      await throttle.forgive(guess)
      return opened
    },

    async findOperator(secret) {
      const hash = hashSecret(secret)
      const at = now()
      const row = await db
        .selectFrom('operator_session as session')
        .innerJoin('operator', 'operator.email', 'session.email')
        .selectAll('operator')
        .select(countPasskeys)
        .select(['session.expires_at', 'session.created_at as begun_at'])
        .where('session.hash', '=', hash)
        .where('session.expires_at', '>', at)
        .where('operator.disabled_at', 'is', null)
        .executeTakeFirst()
      if (!row) return undefined
      const end = Math.min(at.getTime() + IDLE_MS, row.begun_at.getTime() + MAX_SESSION_MS)
      if (end - row.expires_at.getTime() > MOVE_AFTER_MS) {
        const moved = db
          .updateTable('operator_session')
          .set({ expires_at: new Date(end) })
          .where('hash', '=', hash)
        await writeIfPossible(db, () => moved.execute())
      }
      return toOperator(row)
    },

    async logOut(secret) {
      await db.deleteFrom('operator_session').where('hash', '=', hashSecret(secret)).execute()
    },
  }
}

/** @throws Problem 429. */
async function countGuess(throttle: PasswordThrottle, email: string, address: string) {
  const guess = { login: `operator ${email}`, address }
  const waitSeconds = await throttle.count(guess)
  if (waitSeconds > 0) throw tooManyRequests('Too many attempts. Try again later.', waitSeconds)
  return guess
}

const wrongCredentials = () =>
  unauthorized('The e-mail address or the password is wrong.', 'wrong-credentials')

interface Entry {
  requestId: string
  at: Date
  /** How they logged in, for the log. */
  action: string
}

async function openSession(trx: Trx, row: OperatorRow, entry: Entry): Promise<Opened> {
  const { requestId, at, action } = entry
  const { email, name } = row
  const secret = createSecret()
  await trx.deleteFrom('operator_session').where('expires_at', '<=', at).execute()
  const expires_at = new Date(at.getTime() + IDLE_MS)
  await trx
    .insertInto('operator_session')
    .values({ hash: hashSecret(secret), email, created_at: at, expires_at })
    .execute()
  await trx.updateTable('operator').set({ last_login_at: at }).where('email', '=', email).execute()
  const change = { action, subject: subjectOf(email) }
  await recordChange(trx, { email, name, requestId }, change, at)
  return { operator: toOperator({ ...row, last_login_at: at }), secret }
}
