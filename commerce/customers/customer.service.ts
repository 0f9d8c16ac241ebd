import type { z } from 'zod'
import { createCustomerId } from '../secrets'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { toStoredText } from '../http/stored-document'
import type { SiteService } from '../sites/site.service'
import { createCredentialService } from './credential.service'
import { customerNotFound, invalidPassword, loginInUse } from './customer-problems'
import {
  ALL_PARTS,
  type CustomerPart,
  type CustomerPatch,
  type RegistrationBody,
} from './customer.schemas'
import { searchCustomers, type CustomerSearch } from './customer-search.repository'
import { toCustomer, type Customer, type CustomerRow } from './customer.mapper'
import { hashPassword } from './password-hash'
import { isAcceptablePassword } from './password.rules'
import { getCustomer, getByNumber } from './read-customer'

export type { CustomerIdentity } from './credential.service'

export type { Customer } from './customer.mapper'

export type CustomerService = ReturnType<typeof createCustomerService>

type Registration = z.infer<typeof RegistrationBody>

interface NewCustomer {
  customer: Registration['customer']
  /** Absent if the customer logs in by mailed codes. */
  passwordHash?: string
  customerNo?: string
  needsVerification?: boolean
}

interface Dependencies {
  sites: SiteService
  now: () => Date
}

interface RegisterOptions {
  /** Whether the address must be verified before the first login. */
  needsVerification?: boolean
  /** Saves further data in the same transaction as the registration. */
  saveMore?: (trx: Trx, customerId: string) => Promise<void>
}

/** Whether a patch needs the password: it changes what the customer logs in with. */
export function movesLogin(
  { login, email }: z.infer<typeof CustomerPatch>,
  own: Pick<Customer, 'login' | 'email'>,
): boolean {
  const isNew = (given: string | undefined, known = '') =>
    given !== undefined && given.toLowerCase() !== known.toLowerCase()
  return isNew(login, own.login) || isNew(email, own.email)
}

export function createCustomerService(db: Db, { sites, now }: Dependencies) {
  const credentials = createCredentialService(db, { now })

  /** @throws Problem 400 for a weak password, or a login that is taken. */
  async function register(
    { customer, password }: Registration,
    { needsVerification = false, saveMore }: RegisterOptions = {},
  ): Promise<Customer> {
    if (!isAcceptablePassword(password)) throw invalidPassword()
    const passwordHash = await hashPassword(password)
    return db.transaction().execute(async (trx) => {
      const row = await insertCustomer(now, trx, { customer, passwordHash, needsVerification })
      await saveMore?.(trx, row.id)
      return toCustomer(row)
    })
  }

  /**
   * @returns its id.
   * @throws Problem 400 if the login or the number is taken.
   */
  async function registerWithoutPassword(
    customer: Registration['customer'],
    customerNo?: string,
  ): Promise<string> {
    return (await insertCustomer(now, db, { customer, customerNo })).id
  }

  /**
   * A new login or e-mail address requires the current password: codes and links that open the
   * account are mailed there.
   * @param siteId like in `getCustomer`
   * @throws Problem 400 if the password is wrong or the new login is taken, 404.
   */
  async function updateCustomer(
    customerId: string,
    patch: z.infer<typeof CustomerPatch>,
    siteId?: string,
  ) {
    const { currentPassword = '' } = patch
    const identity = await credentials.getIdentity(customerId)
    if (!identity) throw customerNotFound(customerId)
    if (movesLogin(patch, identity)) {
      const isOwner = await credentials.isPassword(customerId, currentPassword)
      if (!isOwner) throw invalidPassword('The current password is wrong.')
    }
    // if two customers take the same login at once, the second one gets an error that it is taken
    await transact(db, (trx) => change(trx, customerId, patch, now()), { isKeyContended: true })
    return getCustomer({ db, sites }, customerId, ALL_PARTS, siteId)
  }

  /** Newest first; `next` is the cursor of the following page. */
  async function search(asked: CustomerSearch): Promise<{ customers: Customer[]; next?: string }> {
    const { customers, ...rest } = await searchCustomers(db, asked)
    return { customers: customers.map((row) => toCustomer(row)), ...rest }
  }

  return {
    ...credentials,
    register,
    registerWithoutPassword,
    getCustomer: (customerId: string, parts?: readonly CustomerPart[], siteId?: string) =>
      getCustomer({ db, sites }, customerId, parts, siteId),
    getByNumber: (customerNo: string) => getByNumber({ db, sites }, customerNo),
    search,
    updateCustomer,
  }
}

async function insertCustomer(
  now: () => Date,
  source: Db | Trx,
  input: NewCustomer,
): Promise<CustomerRow> {
  const { login, email, lastName, ...profile } = input.customer
  const moment = now()
  const row = await source
    .insertInto('customer')
    .values({
      id: createCustomerId(),
      ...(input.customerNo !== undefined && { customer_no: input.customerNo }),
      login: login.toLowerCase(),
      email,
      last_name: lastName,
      profile: toProfileText(profile),
      password_hash: input.passwordHash ?? null,
      needs_verification: input.needsVerification ?? false,
      created_at: moment,
      updated_at: moment,
      last_login_at: null,
      previous_login_at: null,
      email_verified_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw loginInUse()
  return row
}

async function change(
  trx: Trx,
  customerId: string,
  patch: z.infer<typeof CustomerPatch>,
  at: Date,
): Promise<void> {
  const { login, email, lastName, currentPassword: _password, ...profile } = patch
  const row = await lockCustomer(trx, customerId)
  const newLogin = login?.toLowerCase() ?? row.login
  const isTaken = newLogin !== row.login && (await isLoginTaken(trx, newLogin))
  if (isTaken) throw loginInUse()
  const newEmail = email ?? row.email
  await trx
    .updateTable('customer')
    .set({
      login: newLogin,
      email: newEmail,
      last_name: lastName ?? row.last_name,
      profile: toProfileText({ ...row.profile, ...profile }),
      updated_at: at,
      // the customer has not yet verified the new address
      ...(newEmail.toLowerCase() !== row.email.toLowerCase() && { email_verified_at: null }),
    })
    .where('id', '=', customerId)
    .execute()
}

function toProfileText(profile: Record<string, unknown>): string {
  return toStoredText(
    Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null)),
  )
}

/** Locks a customer, so that changes run one after the other. @throws Problem 404. */
export async function lockCustomer(trx: Trx, customerId: string): Promise<CustomerRow> {
  const row = await trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw customerNotFound(customerId)
  return row
}

async function isLoginTaken(trx: Trx, login: string): Promise<boolean> {
  const row = await trx
    .selectFrom('customer')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirst()
  return row !== undefined
}
