import {
  importCustomer,
  needsNewPassword,
  type ImportedCustomer,
} from '../../customers/import-customer'
import { importSavedCards } from '../../customers/import-saved-cards'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { listNew } from './list-new'
import { readCustomer } from '../read/read-customer'
import { readSavedCards } from '../read/read-saved-cards'
import { isGone } from '../read/reading'
import { inBatches, streamRecords } from '../stream-records'
import { child, type XmlElement } from '../xml-element'

const PASSWORD =
  'nothing here reads its password (encryption scheme %s); the customer sets a new one by mail'
const SITE = /^sites\/([^/]+)\//

/**
 * Adds the customers of customer lists and sites, and their cards. Existing customers are not
 * changed or deleted, because they may have changed their data in this shop.
 */
export async function writeCustomers(context: WriteContext, now: Date): Promise<void> {
  const added = new Set<string>()
  for (const root of ['customer-list', 'customers']) {
    for (const { path } of filesOf(context, root))
      await writeFile(context, path, { root, now, added })
  }
}

interface Writing {
  root: string
  now: Date
  /** Numbers of the customers that this import has added. */
  added: Set<string>
}

async function writeFile(
  context: WriteContext,
  file: string,
  { root, now, added }: Writing,
): Promise<void> {
  const siteId = root === 'customers' ? SITE.exec(file)?.[1] : undefined
  for await (const elements of inBatches(streamRecords(context, file, [root]))) {
    const records = listNew(context, file, elements, { name: 'customer', id: 'customer-no' })
    // an export of cards has the same root element
    const owners = records.filter((element) => child(element, 'payment-instruments'))
    const customers = records
      .filter((element) => !owners.includes(element))
      .flatMap((element) => readCustomer(toReading(context, file), element, siteId) ?? [])
    for (const customerNo of await addCustomers(context, file, customers, now))
      added.add(customerNo)
    for (const owner of owners) {
      if (added.has(owner.attributes['customer-no'] ?? ''))
        await addCards(context, file, owner, now)
    }
    if (siteId !== undefined) await addMembers(context, siteId, elements)
  }
}

async function addCustomers(
  context: WriteContext,
  file: string,
  customers: readonly ImportedCustomer[],
  now: Date,
): Promise<string[]> {
  const { trx, findings } = context
  const added: string[] = []
  if (customers.length === 0) return added
  const numbers = customers.map(({ customerNo }) => customerNo)
  const rows = await trx
    .selectFrom('customer')
    .select('customer_no')
    .where('customer_no', 'in', numbers)
    .execute()
  const known = new Set(rows.map((row) => row.customer_no))
  for (const customer of customers) {
    if (known.has(customer.customerNo)) continue
    const outcome = await importCustomer(trx, customer, now)
    if (outcome === 'login-taken') {
      findings.error(file, customer.customerNo, 'another customer has the same login')
      continue
    }
    if (await needsNewPassword(customer)) {
      const scheme = customer.password?.scheme ?? 'unknown'
      findings.warn(file, customer.customerNo, PASSWORD, scheme)
    }
    addCount(context, 'customers')
    added.push(customer.customerNo)
  }
  return added
}

async function addCards(
  context: WriteContext,
  file: string,
  owner: XmlElement,
  now: Date,
): Promise<void> {
  const { trx, findings } = context
  const customerNo = owner.attributes['customer-no'] ?? ''
  const { id } = await trx
    .selectFrom('customer')
    .select('id')
    .where('customer_no', '=', customerNo)
    .executeTakeFirstOrThrow()
  const cards = readSavedCards(toReading(context, file), owner)
  const leftOut = await importSavedCards(trx, id, cards, now)
  addCount(context, 'savedCards', cards.length - leftOut.length)
  for (const { cardType } of leftOut) {
    findings.error(file, customerNo, 'left out: a card (%s) that no gateway knows', cardType)
  }
}

/** Adds and deletes the group assignments that are listed separately from the customers. */
async function addMembers(
  context: WriteContext,
  siteId: string,
  elements: readonly XmlElement[],
): Promise<void> {
  const { trx, rows: store, mode } = context
  const rows: { site_id: string; group_id: string; customer_no: string }[] = []
  for (const element of elements.filter(({ name }) => name === 'group-assignment')) {
    const { 'group-id': groupId, 'customer-no': customerNo } = element.attributes
    if (groupId === undefined || customerNo === undefined) continue
    if (!isGone(context, element)) {
      rows.push({ site_id: siteId, group_id: groupId, customer_no: customerNo })
      continue
    }
    const { numDeletedRows } = await trx
      .deleteFrom('customer_group_member')
      .where('site_id', '=', siteId)
      .where('group_id', '=', groupId)
      .where('customer_no', '=', customerNo)
      .executeTakeFirst()
    store.addDeletions(Number(numDeletedRows))
  }
  if (mode === 'update') return
  await insertInChunks(rows, (chunk) =>
    trx
      .insertInto('customer_group_member')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
