import { sql } from 'kysely'
import { createCustomerId } from '../auth/secrets'
import type { Db } from '../db/client'
import { hashPassword, isPasswordHash } from './password-hash'

/** A customer as an archive contains one; names of properties are those of the Shopper APIs. */
export interface ImportedCustomer {
  customerNo: string
  login: string
  email: string
  lastName: string
  /** The other fields of the profile; names of custom attributes begin with `c_`. */
  profile?: Readonly<Record<string, unknown>>
  /**
   * A hash of argon2 in its standard notation, or of scrypt as B2C Commerce exports it, is kept;
   * with any other hash, the customer has to set a new password.
   */
  password?: { value: string; isEncrypted: boolean; scheme?: string }
  isEnabled?: boolean
  isEmailVerified?: boolean
  createdAt?: Date
  lastLoginAt?: Date
  addresses?: readonly ImportedAddress[]
  groups?: readonly { siteId: string; groupId: string }[]
}

interface ImportedAddress {
  addressId: string
  preferred?: boolean
  /** The other fields of the CustomerAddress document. */
  document: Readonly<Record<string, unknown>>
}

/** `login-taken`: another customer has that login, and nothing was written. */
export type ImportOutcome = 'created' | 'updated' | 'login-taken'

/**
 * Imports a customer from an archive. An existing customer with the same number is updated:
 * addresses are replaced; the password, and fields that the archive does not contain, stay.
 * @param db may be a transaction.
 */
export async function importCustomer(
  db: Db,
  customer: ImportedCustomer,
  now: Date,
): Promise<ImportOutcome> {
  const login = customer.login.trim().toLowerCase()
  const known = await db
    .selectFrom('customer')
    .selectAll()
    .where((where) =>
      where.or([where('customer_no', '=', customer.customerNo), where('login', '=', login)]),
    )
    .execute()
  const same = known.find((row) => row.customer_no === customer.customerNo)
  if (known.some((row) => row.login === login && row !== same)) return 'login-taken'
  const passwordHash = await toPasswordHash(customer.password)
  const facts = {
    login,
    email: customer.email,
    last_name: customer.lastName,
    profile: JSON.stringify({ ...same?.profile, ...customer.profile }),
    enabled: customer.isEnabled ?? true,
    updated_at: now,
    ...(customer.isEmailVerified && { email_verified_at: same?.email_verified_at ?? now }),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
  }
  const id = same?.id ?? createCustomerId()
  if (same) {
    await db.updateTable('customer').set(facts).where('id', '=', id).execute()
  } else {
    await db
      .insertInto('customer')
      .values({
        password_hash: null,
        email_verified_at: null,
        previous_login_at: null,
        ...facts,
        id,
        customer_no: customer.customerNo,
        created_at: customer.createdAt ?? now,
        last_login_at: customer.lastLoginAt ?? null,
      })
      .execute()
    await skipNumber(db, customer.customerNo)
  }
  await replaceAddresses(db, id, customer.addresses ?? [], now)
  await addToGroups(db, customer)
  return same ? 'updated' : 'created'
}

/** Returns whether a customer of an archive has to set a new password. */
export async function needsNewPassword({ password }: ImportedCustomer): Promise<boolean> {
  return password?.isEncrypted === true && !(await isPasswordHash(password.value))
}

async function toPasswordHash(password: ImportedCustomer['password']): Promise<string | undefined> {
  if (!password) return undefined
  if (!password.isEncrypted) return hashPassword(password.value)
  return (await isPasswordHash(password.value)) ? password.value : undefined
}

// the next customer who registers must not get a number that came with an archive
async function skipNumber(db: Db, customerNo: string): Promise<void> {
  if (!/^\d{1,15}$/.test(customerNo)) return
  const number = Math.max(1, Number(customerNo))
  await sql`select setval('customer_no', greatest(${number}::bigint, last_value)) from customer_no`.execute(
    db,
  )
}

async function replaceAddresses(
  db: Db,
  customerId: string,
  addresses: readonly ImportedAddress[],
  now: Date,
): Promise<void> {
  if (addresses.length === 0) return
  await db.deleteFrom('customer_address').where('customer_id', '=', customerId).execute()
  const preferred = addresses.find((address) => address.preferred)?.addressId
  // if two addresses have the same name, the last one counts
  const named = new Map(addresses.map((address) => [address.addressId, address]))
  const rows = [...named.values()].map(({ addressId, document }) => ({
    customer_id: customerId,
    address_id: addressId,
    preferred: addressId === preferred,
    document: JSON.stringify(document),
    created_at: now,
    updated_at: now,
  }))
  await db.insertInto('customer_address').values(rows).execute()
}

async function addToGroups(db: Db, { customerNo, groups = [] }: ImportedCustomer): Promise<void> {
  if (groups.length === 0) return
  const rows = groups.map(({ siteId, groupId }) => ({
    site_id: siteId,
    group_id: groupId,
    customer_no: customerNo,
  }))
  await db
    .insertInto('customer_group_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
