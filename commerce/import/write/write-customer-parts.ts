import { sql } from 'kysely'
import { deleteOwnData } from '../../customers/delete-own-data'
import type { WriteContext } from '../import-context'
import type { CustomerRecord } from '../read/read-customer'
import { isGone, reportNoId, type Reading } from '../read/parse-records'
import type { XmlElement } from '../../archives/xml-element'
import { insertInChunks } from './insert-in-chunks'
import { isAmong } from './row-keys'
import type { RowEntry, RowKind } from './row-kind'

export interface WrittenCustomer {
  id: string
  record: CustomerRecord
}

const ADDRESS: Omit<RowKind, 'root'> = {
  table: 'customer_address',
  key: ['customer_id', 'address_id'],
  keepsOthers: true,
  set: {
    created_at: sql`customer_address.created_at`,
    updated_at: sql`case
      when (excluded.document, excluded.preferred)
        is distinct from (customer_address.document, customer_address.preferred)
      then excluded.updated_at else customer_address.updated_at end`,
  },
}

const MEMBER: RowKind = {
  table: 'customer_group_member',
  key: ['site_id', 'group_id', 'customer_no'],
  root: 'customers',
}

/** Deletes what refers to customers that are deleted. Their orders stay, as those of nobody. */
export async function deleteParts(
  { trx }: WriteContext,
  rows: readonly RowEntry[],
  now: Date,
): Promise<void> {
  const gone = rows.flatMap(({ key, isGone: isRemoved }) =>
    isRemoved && key['customer_no'] ? [String(key['customer_no'])] : [],
  )
  if (gone.length === 0) return
  const customers = await trx
    .selectFrom('customer')
    .select(['id as customerId', 'customer_no as customerNo'])
    .where('customer_no', 'in', gone)
    .execute()
  for (const customer of customers) await deleteOwnData(trx, customer, now)
}

export async function writeAddresses(
  context: WriteContext,
  root: string,
  customers: readonly WrittenCustomer[],
  now: Date,
): Promise<void> {
  const { rows, mode } = context
  const replaced = customers.filter(
    ({ record: { addresses, clears } }) =>
      clears.addresses || (mode === 'replace' && addresses.length > 0),
  )
  await removeOthers(context, replaced)
  await preferOne(context, customers)
  const entries = customers.flatMap(({ id, record }) => {
    const preferred = preferredOf(record)
    return record.addresses.map(({ addressId, row, naming }) => {
      const key = { customer_id: id, address_id: addressId }
      const isPreferred = addressId === preferred
      const times = { created_at: now, updated_at: now }
      const named = new Set([...naming.named, 'updatedAt'])
      return {
        key,
        row: { ...key, ...row, preferred: isPreferred, ...times },
        naming: { ...naming, named },
      }
    })
  })
  // an update of a customer may add an address
  await rows.write({ ...ADDRESS, root, isPart: true }, entries)
}

const preferredOf = ({ addresses }: CustomerRecord) =>
  addresses.find(({ row }) => row['preferred'] === true)?.addressId

/** Removes the addresses that the archive does not have. */
async function removeOthers(
  { trx }: WriteContext,
  customers: readonly WrittenCustomer[],
): Promise<void> {
  if (customers.length === 0) return
  const kept = customers.flatMap(({ id, record }) =>
    record.addresses.map(({ addressId }) => ({ customer_id: id, address_id: addressId })),
  )
  await sql`
    delete from customer_address
    where customer_id = any(${customers.map(({ id }) => id)}::text[])
      and not ${isAmong('customer_address', ADDRESS.key, kept)}`.execute(trx)
}

/** Where the archive has a preferred address, the customer's other ones no longer are. */
async function preferOne(
  { trx }: WriteContext,
  customers: readonly WrittenCustomer[],
): Promise<void> {
  const chosen = customers.flatMap(({ id, record }) => {
    const address_id = preferredOf(record)
    return address_id === undefined ? [] : [{ customer_id: id, address_id }]
  })
  if (chosen.length === 0) return
  await sql`
    update customer_address set preferred = false
    where preferred and customer_id = any(${chosen.map((one) => one.customer_id)}::text[])
      and not ${isAmong('customer_address', ADDRESS.key, chosen)}`.execute(trx)
}

export async function writeGroups(
  { trx }: WriteContext,
  siteId: string,
  customers: readonly WrittenCustomer[],
): Promise<void> {
  const cleared = customers.flatMap(({ record }) =>
    record.clears.groups ? [record.customerNo] : [],
  )
  if (cleared.length > 0) {
    await trx
      .deleteFrom('customer_group_member')
      .where('site_id', '=', siteId)
      .where('customer_no', 'in', cleared)
      .execute()
  }
  const rows = customers.flatMap(({ record }) =>
    record.groupIds.map((groupId) => ({
      site_id: siteId,
      group_id: groupId,
      customer_no: record.customerNo,
    })),
  )
  await insertMembers(trx, rows)
}

/** Adds and deletes the group assignments that are listed separately from the customers. */
export async function addMembers(
  context: WriteContext,
  reading: Reading,
  siteId: string,
  elements: readonly XmlElement[],
): Promise<void> {
  const { trx, rows: store, mode } = context
  const rows: Member[] = []
  const gone: Partial<Member>[] = []
  for (const element of elements.filter(({ name }) => name === 'group-assignment')) {
    const { 'group-id': groupId, 'customer-no': customerNo } = element.attributes
    const isRemoved = isGone(context, element)
    if (isRemoved && (groupId || customerNo)) {
      gone.push(toMemberKey(siteId, { groupId, customerNo }))
    } else if (!groupId || !customerNo) reportNoId(reading, element)
    else rows.push({ site_id: siteId, group_id: groupId, customer_no: customerNo })
  }
  await store.delete(MEMBER, gone)
  if (mode !== 'update') await insertMembers(trx, rows)
}

/** Without a group, all groups of the customer; without a customer, all members of the group. */
export const toMemberKey = (
  siteId: string,
  { groupId, customerNo }: { groupId?: string | undefined; customerNo?: string | undefined },
): Partial<Member> => ({
  site_id: siteId,
  ...(groupId && { group_id: groupId }),
  ...(customerNo && { customer_no: customerNo }),
})

interface Member {
  site_id: string
  group_id: string
  customer_no: string
}

async function insertMembers(trx: WriteContext['trx'], rows: readonly Member[]): Promise<void> {
  await insertInChunks(rows, (chunk) =>
    trx
      .insertInto('customer_group_member')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
