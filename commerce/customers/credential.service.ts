import type { Db } from '../db/client'
import { customerNotFound, invalidPassword } from './customer-problems'
import type { CustomerRow } from './customer.mapper'
import { hashPassword, isForeignHash, isPasswordOf } from './password-hash'
import { isAcceptablePassword } from './password.rules'

export interface CustomerIdentity {
  customerId: string
  login: string
  email: string
  name: string
  firstName?: string
  lastName: string
  isEmailVerified: boolean
  /** The customer cannot log in before the address is verified. */
  needsVerification: boolean
  lastLoginAt?: Date
}

export function createCredentialService(db: Db, { now }: { now: () => Date }) {
  /** @returns undefined if the login or the password is wrong, or the customer is disabled. */
  async function findByCredentials(
    login: string,
    password: string,
  ): Promise<CustomerIdentity | undefined> {
    const row = await readRowByLogin(db, login)
    const hash = row?.password_hash ?? undefined
    const isRight = await isPasswordOf(hash, password)
    if (!row?.enabled || !isRight) return undefined
    if (hash !== undefined && isForeignHash(hash)) await renewHash(db, row.id, hash, password)
    return toIdentity(row)
  }

  /** @returns the customer's id; undefined if the credentials are wrong. */
  async function checkCredentials(login: string, password: string): Promise<string | undefined> {
    const found = await findByCredentials(login, password)
    if (!found || found.needsVerification) return undefined
    await recordLogin({ db, now }, found.customerId)
    return found.customerId
  }

  /** @returns undefined if there is no such customer, or the customer is disabled. */
  async function findByLogin(login: string): Promise<CustomerIdentity | undefined> {
    const row = await readRowByLogin(db, login)
    return row?.enabled ? toIdentity(row) : undefined
  }

  /** @returns undefined if the customer was deleted or is disabled. */
  async function getIdentity(customerId: string): Promise<CustomerIdentity | undefined> {
    const row = await readRow(db, customerId)
    return row?.enabled ? toIdentity(row) : undefined
  }

  /** @returns the customer's number; undefined if the customer was deleted */
  async function findNumber(customerId: string): Promise<string | undefined> {
    return (await readRow(db, customerId))?.customer_no
  }

  /** @throws Problem 400 if the current password is wrong or the new one is weak, 404. */
  async function changePassword(customerId: string, currentPassword: string, password: string) {
    if (!(await isPassword(customerId, currentPassword))) {
      throw invalidPassword('The current password is wrong.')
    }
    await setPassword({ db, now }, customerId, password)
  }

  /** @throws Problem 404. */
  async function isPassword(customerId: string, password: string): Promise<boolean> {
    const row = await readRow(db, customerId)
    if (!row) throw customerNotFound(customerId)
    return isPasswordOf(row.password_hash ?? undefined, password)
  }

  return {
    findByCredentials,
    checkCredentials,
    recordLogin: (customerId: string) => recordLogin({ db, now }, customerId),
    findByLogin,
    getIdentity,
    findNumber,
    changePassword,
    isPassword,
    setPassword: (customerId: string, password: string) =>
      setPassword({ db, now }, customerId, password),
    markEmailVerified: (customerId: string) => markEmailVerified({ db, now }, customerId),
  }
}

/** Replaces an imported hash by our own, unless the password was changed meanwhile. */
async function renewHash(
  db: Db,
  customerId: string,
  hash: string,
  password: string,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', customerId)
    .where('password_hash', '=', hash)
    .execute()
}

async function recordLogin(
  { db, now }: { db: Db; now: () => Date },
  customerId: string,
): Promise<void> {
  await db
    .updateTable('customer')
    .set((column) => ({
      previous_login_at: column.ref('last_login_at'),
      last_login_at: now(),
    }))
    .where('id', '=', customerId)
    .execute()
}

/** @throws Problem 400 for a weak password. */
async function setPassword(
  { db, now }: { db: Db; now: () => Date },
  customerId: string,
  password: string,
): Promise<void> {
  if (!isAcceptablePassword(password)) throw invalidPassword()
  await db
    .updateTable('customer')
    .set({ password_hash: await hashPassword(password), updated_at: now() })
    .where('id', '=', customerId)
    .execute()
}

async function markEmailVerified(
  { db, now }: { db: Db; now: () => Date },
  customerId: string,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ email_verified_at: now(), needs_verification: false })
    .where('id', '=', customerId)
    .execute()
}

function readRow(db: Db, customerId: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst()
}

function readRowByLogin(db: Db, login: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('login', '=', login.trim().toLowerCase())
    .executeTakeFirst()
}

function toIdentity(row: CustomerRow): CustomerIdentity {
  const { firstName } = row.profile
  const name = [firstName, row.last_name].filter((part) => typeof part === 'string').join(' ')
  return {
    customerId: row.id,
    login: row.login,
    email: row.email,
    name,
    ...(typeof firstName === 'string' && { firstName }),
    lastName: row.last_name,
    isEmailVerified: row.email_verified_at !== null,
    needsVerification: row.needs_verification,
    ...(row.last_login_at && { lastLoginAt: row.last_login_at }),
  }
}
