import type { z } from 'zod'
import { createCustomerId } from '../auth/secrets'
import type { Db } from '../db/client'
import { notFound, Problem } from '../http/problem'
import type { CustomerPatch, RegistrationBody } from './customer.schemas'
import { toCustomer, type Customer, type CustomerRow } from './customer.mapper'
import { hashPassword, isPasswordOf } from './password-hash'
import { isAcceptablePassword } from './password.rules'

export interface CustomerIdentity {
  customerId: string
  login: string
  email: string
  name: string
}

export type CustomerService = ReturnType<typeof createCustomerService>

/** Registered customers, shared by the sites of the organization. */
export function createCustomerService(db: Db, { now }: { now: () => Date }) {
  /** @throws Problem 400 for a weak password or a login that is taken. */
  async function register({ customer, password }: z.infer<typeof RegistrationBody>) {
    if (!isAcceptablePassword(password)) throw invalidPassword()
    const { login, email, lastName, ...profile } = customer
    const moment = now()
    const row = await db
      .insertInto('customer')
      .values({
        id: createCustomerId(),
        login: login.toLowerCase(),
        email,
        last_name: lastName,
        profile: JSON.stringify(profile),
        password_hash: await hashPassword(password),
        created_at: moment,
        updated_at: moment,
        last_login_at: null,
        previous_login_at: null,
      })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw loginInUse()
    return toCustomer(row)
  }

  /** Also notes the time of the login. @returns the customer's id, undefined when wrong. */
  async function checkCredentials(login: string, password: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('customer')
      .selectAll()
      .where('login', '=', login.trim().toLowerCase())
      .executeTakeFirst()
    const isRight = await isPasswordOf(row?.password_hash ?? undefined, password)
    if (!row || !isRight || !row.enabled) return undefined
    await db
      .updateTable('customer')
      .set({ previous_login_at: row.last_login_at, last_login_at: now() })
      .where('id', '=', row.id)
      .execute()
    return row.id
  }

  /** @returns undefined when the customer is gone or disabled. */
  async function getIdentity(customerId: string): Promise<CustomerIdentity | undefined> {
    const row = await readRow(customerId)
    if (!row?.enabled) return undefined
    const firstName = row.profile['firstName']
    const name = [firstName, row.last_name].filter((part) => typeof part === 'string').join(' ')
    return { customerId, login: row.login, email: row.email, name }
  }

  /** With all addresses. @throws Problem 404. */
  async function getCustomer(customerId: string): Promise<Customer> {
    const row = await readRow(customerId)
    if (!row) throw customerNotFound(customerId)
    const addresses = await db
      .selectFrom('customer_address')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('preferred', 'desc')
      .orderBy('created_at')
      .execute()
    return toCustomer(row, addresses)
  }

  /** @throws Problem 400 when the new login is taken, 404. */
  async function updateCustomer(customerId: string, patch: z.infer<typeof CustomerPatch>) {
    const { login, email, lastName, ...profile } = patch
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('customer')
        .selectAll()
        .where('id', '=', customerId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw customerNotFound(customerId)
      const newLogin = login?.toLowerCase() ?? row.login
      const other = await trx
        .selectFrom('customer')
        .select('id')
        .where('login', '=', newLogin)
        .where('id', '<>', customerId)
        .executeTakeFirst()
      if (other) throw loginInUse()
      await trx
        .updateTable('customer')
        .set({
          login: newLogin,
          email: email ?? row.email,
          last_name: lastName ?? row.last_name,
          profile: JSON.stringify({ ...row.profile, ...profile }),
          updated_at: now(),
        })
        .where('id', '=', customerId)
        .execute()
    })
    return getCustomer(customerId)
  }

  /** @throws Problem 400 when the current password is wrong or the new one weak, 404. */
  async function changePassword(customerId: string, currentPassword: string, password: string) {
    const row = await readRow(customerId)
    if (!row) throw customerNotFound(customerId)
    if (!(await isPasswordOf(row.password_hash ?? undefined, currentPassword))) {
      throw invalidPassword('The current password is wrong.')
    }
    if (!isAcceptablePassword(password)) throw invalidPassword()
    await db
      .updateTable('customer')
      .set({ password_hash: await hashPassword(password), updated_at: now() })
      .where('id', '=', customerId)
      .execute()
  }

  function readRow(customerId: string): Promise<CustomerRow | undefined> {
    return db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst()
  }

  return { register, checkCredentials, getIdentity, getCustomer, updateCustomer, changePassword }
}

export function customerNotFound(customerId: string): Problem {
  return notFound(`No customer with ID '${customerId}' could be found.`, 'not-found', {
    customerId,
  })
}

function invalidPassword(detail = 'The password does not meet the acceptance criteria.'): Problem {
  return new Problem(400, 'invalid-password', 'Invalid Password', detail)
}

function loginInUse(): Problem {
  return new Problem(
    400,
    'login-already-in-use',
    'Login Already In Use',
    'The login is already in use.',
  )
}
