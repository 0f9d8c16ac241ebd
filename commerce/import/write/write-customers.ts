import { importCustomer, type ImportedCustomer } from '../../customers/import-customer'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readCustomer } from '../read/read-customer'
import { inBatches, streamRecords } from '../stream-records'
import type { XmlElement } from '../xml-element'

const SITE = /^sites\/([^/]+)\//

/**
 * Adds the customers of customer lists and of sites. Who is known already stays as he is, since he
 * may have changed his address here since.
 */
export async function writeCustomers(context: WriteContext, now: Date): Promise<void> {
  for (const root of ['customer-list', 'customers']) {
    for (const { path } of filesOf(context, root)) await writeFile(context, path, root, now)
  }
}

async function writeFile(
  context: WriteContext,
  file: string,
  root: string,
  now: Date,
): Promise<void> {
  const siteId = root === 'customers' ? SITE.exec(file)?.[1] : undefined
  for await (const elements of inBatches(streamRecords(context, file, [root]))) {
    const customers = elements
      .filter(({ name, attributes }) => name === 'customer' && attributes['mode'] !== 'delete')
      .flatMap((element) => readCustomer(toReading(context, file), element, siteId) ?? [])
    await addCustomers(context, file, customers, now)
    if (siteId !== undefined) await addMembers(context, siteId, elements)
  }
}

async function addCustomers(
  context: WriteContext,
  file: string,
  customers: readonly ImportedCustomer[],
  now: Date,
): Promise<void> {
  const { trx, findings } = context
  if (customers.length === 0) return
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
    } else addCount(context, 'customers')
  }
}

/** Group assignments that stand apart from the customers. */
async function addMembers(
  { trx }: WriteContext,
  siteId: string,
  elements: readonly XmlElement[],
): Promise<void> {
  const rows = elements.flatMap(({ name, attributes }) => {
    const { 'group-id': groupId, 'customer-no': customerNo, mode } = attributes
    const isMember = name === 'group-assignment' && mode !== 'delete'
    if (!isMember || groupId === undefined || customerNo === undefined) return []
    return [{ site_id: siteId, group_id: groupId, customer_no: customerNo }]
  })
  await insertInChunks(rows, (chunk) =>
    trx
      .insertInto('customer_group_member')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
