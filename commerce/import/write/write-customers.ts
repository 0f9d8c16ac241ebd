import { sql } from 'kysely'
import { createCustomerId } from '../../secrets'
import { importSavedCards } from '../../customers/import-saved-cards'
import { needsNewPassword, toPasswordHash } from '../../customers/imported-password'
import { queueRemovedCards } from '../../payments/removed-cards'
import { addCount, filesOf, inModeOf, toReading, type WriteContext } from '../import-context'
import { readCustomer, type CustomerRecord } from '../read/read-customer'
import { readSavedCards } from '../read/read-saved-cards'
import { isGone, readEach, type Entry } from '../read/parse-records'
import { withDependents } from '../record-fields'
import { inBatches, streamRecords } from '../stream-records'
import { child, type XmlElement } from '../../archives/xml-element'
import { reportKeptRecords } from './report-kept-records'
import type { RowEntry, RowKind } from './row-kind'
import type { SiteOfFile } from './site-of-file'
import {
  addMembers,
  deleteParts,
  writeAddresses,
  writeGroups,
  type WrittenCustomer,
} from './write-customer-parts'

const PASSWORD =
  'nothing here reads its password (encryption scheme %s); the customer sets a new one by mail'
const SITE = /^sites\/[^/]+\//
const ROOTS = ['customer-list', 'customers'] as const

/**
 * What people of this shop own stays: customers that the archive does not have, passwords that it
 * does not have legibly, and dates.
 */
const CUSTOMER: Omit<RowKind, 'root'> = {
  table: 'customer',
  key: ['customer_no'],
  count: 'customers',
  keepsOthers: true,
  set: {
    id: sql`customer.id`,
    created_at: sql`customer.created_at`,
    last_login_at: sql`greatest(customer.last_login_at, excluded.last_login_at)`,
    password_hash: sql`coalesce(excluded.password_hash, customer.password_hash)`,
    email_verified_at: sql`case when excluded.email = customer.email
      then coalesce(customer.email_verified_at, excluded.email_verified_at)
      else excluded.email_verified_at end`,
    updated_at: sql`case when (excluded.login, excluded.email, excluded.last_name,
        excluded.profile, excluded.enabled)
      is distinct from (customer.login, customer.email, customer.last_name,
        customer.profile, customer.enabled)
      then excluded.updated_at else customer.updated_at end`,
  },
}

export async function writeCustomers(
  context: WriteContext,
  siteOf: SiteOfFile,
  now: Date,
): Promise<void> {
  for (const root of ROOTS) {
    const inMode = inModeOf(context, root)
    for (const { path } of filesOf(context, root)) {
      const siteId = root === 'customers' && SITE.test(path) ? await siteOf(path) : undefined
      await writeFile(inMode, { file: path, root, siteId }, now)
    }
  }
  for (const root of ROOTS) {
    const count = await context.rows.countOthers({ ...CUSTOMER, root })
    reportKeptRecords(context, root, 'customers', count)
  }
  await context.rows.finish({ ...CUSTOMER, root: ROOTS[0] })
}

async function writeFile(
  context: WriteContext,
  { file, root, siteId }: { file: string; root: string; siteId: string | undefined },
  now: Date,
): Promise<void> {
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, [root]))) {
    const all = elements.filter(({ name }) => name === 'customer')
    // an export of cards has the same root element
    const owners = all.filter((element) => child(element, 'payment-instruments'))
    const isOnlyOwner = (element: XmlElement) =>
      owners.includes(element) && !child(element, 'credentials') && !child(element, 'profile')
    const customers = readEach(
      reading,
      all.filter((element) => !isOnlyOwner(element)),
      ({ attributes }) => attributes['customer-no'],
      (element) => readCustomer(reading, element),
    )
    const written = await writeRecords(context, { file, root, now }, customers)
    await writeAddresses(context, root, written, now)
    if (siteId !== undefined) await writeGroups(context, siteId, written)
    for (const owner of owners) await writeCards(context, file, owner, now)
    if (siteId !== undefined) await addMembers(context, reading, siteId, elements)
  }
}

/** @returns the records that were written, with the ids of the customers. */
async function writeRecords(
  context: WriteContext,
  { file, root, now }: { file: string; root: string; now: Date },
  entries: readonly Entry<CustomerRecord>[],
): Promise<WrittenCustomer[]> {
  const { trx, rows: store, findings } = context
  const records = entries.flatMap(({ record }) => record ?? [])
  const known = await findKnown(context, entries)
  const numberOf = new Map(known.map((row) => [row.login, row.customer_no]))
  const byNumber = new Map(known.map((row) => [row.customer_no, row]))
  const rows: RowEntry[] = []
  for (const { id, record, isGone: isRemoved } of entries) {
    const key = { customer_no: id || undefined }
    const owner = record?.login === undefined ? id : (numberOf.get(record.login) ?? id)
    const keepsLogin =
      byNumber.has(id) && context.mode !== 'replace' && !record?.naming.named.has('login')
    if (!record || (owner !== id && !keepsLogin)) {
      if (record) findings.error(file, id, 'another customer has the same login')
      rows.push({ key, isGone: isRemoved })
      continue
    }
    if (!keepsLogin && record.login) numberOf.set(record.login, id)
    rows.push(await toEntry(record, byNumber.get(id)?.password_hash ?? undefined, now))
  }
  await deleteParts(context, rows, now)
  const written = await store.write({ ...CUSTOMER, root }, rows)
  const numbers = written.map((row) => String(row['customer_no']))
  await skipNumbers(context, numbers)
  const ids = await trx
    .selectFrom('customer')
    .select(['id', 'customer_no'])
    .where(sql<boolean>`customer_no = any(${numbers}::text[])`)
    .execute()
  const idOf = new Map(ids.map((row) => [row.customer_no, row.id]))
  for (const { customerNo, password } of records) {
    if (!idOf.has(customerNo) || byNumber.get(customerNo)?.password_hash) continue
    if (!(await needsNewPassword(password))) continue
    findings.warn(file, customerNo, PASSWORD, password?.scheme ?? 'unknown')
  }
  return records.flatMap((record) => {
    const id = idOf.get(record.customerNo)
    return id === undefined ? [] : [{ id, record }]
  })
}

async function findKnown({ trx }: WriteContext, entries: readonly Entry<CustomerRecord>[]) {
  const numbers = entries.map(({ id }) => id)
  const logins = entries.flatMap(({ record }) => record?.login ?? [])
  return trx
    .selectFrom('customer')
    .select(['customer_no', 'login', 'password_hash'])
    .where(sql<boolean>`customer_no = any(${numbers}::text[]) or login = any(${logins}::text[])`)
    .execute()
}

async function toEntry(
  record: CustomerRecord,
  knownHash: string | undefined,
  now: Date,
): Promise<RowEntry> {
  const key = { customer_no: record.customerNo }
  const hash = await toPasswordHash(record.password, knownHash)
  const row = {
    ...key,
    id: createCustomerId(),
    login: record.login,
    email: record.email,
    last_name: record.lastName,
    enabled: record.enabled,
    profile: record.profile,
    password_hash: hash ?? null,
    email_verified_at: record.emailVerifiedAt ? now : null,
    created_at: record.createdAt ?? now,
    last_login_at: record.lastLoginAt ?? null,
    updated_at: now,
  }
  const { named, unread, ...naming } = withDependents(record.naming, { email: ['emailVerifiedAt'] })
  const always = hash === undefined ? ['updatedAt'] : ['updatedAt', 'passwordHash']
  return { key, row, naming: { ...naming, named: new Set([...named, ...always]), unread } }
}

/** The next customer who registers must not get a number that came with an archive. */
async function skipNumbers({ trx }: WriteContext, numbers: readonly string[]): Promise<void> {
  const given = numbers.filter((number) => /^\d{1,15}$/.test(number)).map(Number)
  if (given.length === 0) return
  const highest = Math.max(1, ...given)
  await sql`select setval('customer_no', greatest(${highest}::bigint, last_value)) from customer_no`.execute(
    trx,
  )
}

/** Adds the cards of a customer that are not saved yet; in an archive to delete, removes all. */
async function writeCards(
  context: WriteContext,
  file: string,
  owner: XmlElement,
  now: Date,
): Promise<void> {
  const { trx, rows, findings } = context
  const customerNo = owner.attributes['customer-no'] ?? ''
  const customer = await trx
    .selectFrom('customer')
    .select('id')
    .where('customer_no', '=', customerNo)
    .executeTakeFirst()
  if (!customer) {
    findings.error(file, customerNo, 'left out: the cards of a customer who does not exist')
    return
  }
  if (isGone(context, owner)) {
    const { numDeletedRows } = await trx
      .deleteFrom('customer_payment_instrument')
      .where('customer_id', '=', customer.id)
      .executeTakeFirst()
    await queueRemovedCards(trx, { customerId: customer.id }, now)
    rows.addDeletions(Number(numDeletedRows))
    return
  }
  const cards = readSavedCards(toReading(context, file), owner)
  const leftOut = await importSavedCards(trx, customer.id, cards, now)
  addCount(context, 'savedCards', cards.length - leftOut.length)
  for (const { cardType } of leftOut) {
    findings.error(file, customerNo, 'left out: a card (%s) that no gateway knows', cardType)
  }
}
