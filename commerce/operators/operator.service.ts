import { randomBytes } from 'node:crypto'
import type { NewPassword, Operator, OperatorChange } from '../../contracts/back-office'
import type { OperatorRole } from '../../rules/operator-rights'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import { hashPassword } from '../customers/password-hash'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict } from '../http/problem'
import { endSessions } from './end-sessions'
import type { OperatorNotices } from './operator-notices'
import { deleteRecoveryCodes } from './operator-passkey.repository'
import {
  hasOperators,
  lockOperator,
  lockOperators,
  noSuchOperator,
  selectOperators,
  subjectOf,
  toOperator,
} from './operator.repository'

/** 120 bits, twenty characters. */
const PASSWORD_BYTES = 15

interface NewOperator {
  /** In lower case. */
  email: string
  name: string
  roles: readonly OperatorRole[]
  shops?: readonly string[]
  /** If absent, a password is generated. */
  password?: string
}

/** Every change is logged; changing a password ends the operator's sessions. */
export interface OperatorService {
  list(): Promise<Operator[]>
  /**
   * @throws Problem 400 for an unknown shop; 409 if the address is taken, or the first operator is
   * not an admin.
   */
  add(operator: NewOperator, by: Actor): Promise<Operator & NewPassword>
  /**
   * @throws Problem 404; 400 for an unknown shop that the operator did not have; 409 if the operator
   * was changed meanwhile, or no admin would be left.
   */
  change(email: string, change: OperatorChange, by: Actor): Promise<Operator>
  /** @param currentSecret the secret of the session that stays open. @throws Problem 404. */
  setPassword(email: string, password: string, by: Actor, currentSecret?: string): Promise<void>
  /** Sets a generated password. @throws Problem 404. */
  resetPassword(email: string, by: Actor): Promise<NewPassword>
  /** For an operator who has lost them; ends their sessions. @throws Problem 404. */
  removePasskeys(email: string, by: Actor): Promise<Operator>
}

/** @param notices absent on the command line, which sends no mails */
export function createOperatorService(
  db: Db,
  now: () => Date,
  notices?: OperatorNotices,
): OperatorService {
  return {
    list: async () => (await selectOperators(db)).map(toOperator),

    async add({ email, name, roles, shops = [], password = createPassword() }, by) {
      await requireShops(db, roles, shops)
      const password_hash = await hashPassword(password)
      const operator = await transact(
        db,
        async (trx) => {
          if (!roles.includes('admin') && !(await hasOperators(trx))) {
            throw conflict(
              'The first operator must be an admin; otherwise nobody could add others.',
            )
          }
          const row = await trx
            .insertInto('operator')
            .values({
              ...{ email, name, password_hash, created_at: now() },
              ...{ roles: JSON.stringify(roles), shops: JSON.stringify(shops) },
            })
            .onConflict((same) => same.column('email').doNothing())
            .returningAll()
            .executeTakeFirst()
          if (!row) throw conflict(`There is an operator '${email}' already.`)
          const change = {
            action: 'added',
            subject: subjectOf(email),
            after: { name, roles, shops },
          }
          await recordChange(trx, by, change, now())
          return toOperator({ ...row, passkeys: 0 })
        },
        { isKeyContended: true },
      )
      return { ...operator, password }
    },

    change: (email, change, by) =>
      transact(db, async (trx) => {
        const all = (await lockOperators(trx)).map(toOperator)
        const before = all.find((one) => one.email === email)
        if (!before) throw noSuchOperator(email)
        if (before.revision !== change.expectedRevision) throw changedMeanwhile(before)
        await requireShops(trx, change.roles, change.shops, before.shops)
        const others = all.filter((one) => one.email !== email)
        if (isActiveAdmin(before) && !isAdminAfter(change) && !others.some(isActiveAdmin)) {
          throw conflict('At least one operator must be an admin. Add another admin first.')
        }
        const row = await trx
          .updateTable('operator')
          .set({
            name: change.name,
            roles: JSON.stringify(change.roles),
            shops: JSON.stringify(change.shops),
            disabled_at: change.isDisabled ? (before.disabledAt ?? now()) : null,
            revision: before.revision + 1,
          })
          .where('email', '=', email)
          .returningAll()
          .executeTakeFirstOrThrow()
        if (change.isDisabled) await endSessions(trx, email, undefined)
        const after = toOperator({ ...row, passkeys: before.passkeys })
        const difference = toDifference(toLogged(before), toLogged(after))
        const entry = { action: 'changed', subject: subjectOf(email), ...difference }
        await recordChange(trx, by, entry, now())
        return after
      }),

    setPassword: (email: string, password: string, by: Actor, currentSecret?: string) =>
      setPassword({ db, now, notices }, { email, password, way: 'page', currentSecret }, by),

    async resetPassword(email, by) {
      const password = createPassword()
      await setPassword({ db, now, notices }, { email, password, way: 'admin' }, by)
      return { password }
    },

    removePasskeys: (email, by) => removePasskeys({ db, now, notices }, email, by),
  }
}

/**
 * @param before the shops that the operator has already, which may be gone
 * @throws Problem 400 for the role of a shop's staff without a shop, or for an unknown shop.
 */
async function requireShops(
  db: Db | Trx,
  roles: readonly OperatorRole[],
  shops: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  if (roles.includes('shop') && shops.length === 0) {
    throw badRequest('Choose the shops in which the role shop counts.')
  }
  const added = shops.filter((id) => !before.includes(id))
  if (added.length === 0) return
  const rows = await db.selectFrom('store').select('id').where('id', 'in', added).execute()
  const unknown = added.filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) throw badRequest(`There is no shop ${unknown.join(', ')}.`)
}

async function removePasskeys(
  { db, now, notices }: { db: Db; now: () => Date; notices: OperatorNotices | undefined },
  email: string,
  by: Actor,
): Promise<Operator> {
  const operator = await transact(db, async (trx) => {
    const row = await lockOperator(trx, email)
    if (!row) throw noSuchOperator(email)
    const removed = await trx
      .deleteFrom('operator_passkey')
      .where('email', '=', email)
      .returning('name')
      .execute()
    await deleteRecoveryCodes(trx, email)
    await endSessions(trx, email, undefined)
    const change = { action: 'passkeys removed', subject: subjectOf(email) }
    await recordChange(trx, by, change, now())
    if (removed.length > 0) {
      const names = removed.map(({ name }) => name)
      await notices?.note(trx, email, { kind: 'passkeys-removed', names })
    }
    return toOperator({ ...row, passkeys: 0 })
  })
  notices?.deliver()
  return operator
}

interface PasswordChange {
  email: string
  password: string
  way: 'page' | 'admin'
  /** The secret of the session that stays open. */
  currentSecret?: string
}

async function setPassword(
  { db, now, notices }: { db: Db; now: () => Date; notices: OperatorNotices | undefined },
  { email, password, way, currentSecret }: PasswordChange,
  by: Actor,
) {
  const password_hash = await hashPassword(password)
  await transact(db, async (trx) => {
    const row = await lockOperator(trx, email)
    if (!row) throw noSuchOperator(email)
    await trx
      .updateTable('operator')
      .set({ password_hash, revision: row.revision + 1 })
      .where('email', '=', email)
      .execute()
    await endSessions(trx, email, currentSecret)
    const change = { action: 'password changed', subject: subjectOf(email) }
    await recordChange(trx, by, change, now())
    await notices?.note(trx, email, { kind: 'password-set', way })
  })
  notices?.deliver()
}

const createPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')

const isActiveAdmin = ({ roles, disabledAt }: Operator) =>
  roles.includes('admin') && disabledAt === undefined

const isAdminAfter = ({ roles, isDisabled }: OperatorChange) =>
  roles.includes('admin') && !isDisabled

const toLogged = ({ name, roles, shops, disabledAt }: Operator) => ({
  name,
  roles,
  shops,
  isDisabled: disabledAt !== undefined,
})

const changedMeanwhile = ({ name, roles }: Operator) =>
  conflict(
    `Somebody else has changed this operator meanwhile: now ${name}, ${roles.join(', ')}. Look at it again.`,
  )
