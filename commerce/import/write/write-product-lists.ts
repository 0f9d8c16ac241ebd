import { sql } from 'kysely'
import { createCustomerId } from '../../secrets'
import { filesOf, inModeOf, toReading, type WriteContext } from '../import-context'
import { readProductList, type ProductListRecord } from '../read/read-product-list'
import { readEach, type Entry } from '../read/parse-records'
import { withDependents, type Naming } from '../record-fields'
import { inBatches, streamRecords } from '../stream-records'
import { reportKeptRecords } from './report-kept-records'
import type { RowEntry, RowKind } from './row-kind'
import type { SiteOfFile } from './site-of-file'

/** Lists that the archive does not have stay, because shoppers made them. */
const LIST: RowKind = {
  table: 'product_list',
  key: ['id'],
  root: 'product-lists',
  count: 'product lists',
  keepsOthers: true,
  set: {
    created_at: sql`product_list.created_at`,
    updated_at: sql`case
      when (excluded.type, excluded.is_public, excluded.document)
        is distinct from (product_list.type, product_list.is_public, product_list.document)
      then excluded.updated_at else product_list.updated_at end`,
  },
}
const ITEM: RowKind = {
  table: 'product_list_item',
  key: ['id'],
  root: 'product-lists',
  keepsOthers: true,
  isPart: true,
  set: {
    created_at: sql`product_list_item.created_at`,
    updated_at: sql`case
      when (excluded.quantity, excluded.purchased_quantity, excluded.priority,
          excluded.is_public, excluded.custom)
        is distinct from (product_list_item.quantity, product_list_item.purchased_quantity,
          product_list_item.priority, product_list_item.is_public, product_list_item.custom)
      then excluded.updated_at else product_list_item.updated_at end`,
  },
}

/** Writes the wish lists and registries of all sites. */
export async function writeProductLists(
  imported: WriteContext,
  siteOf: SiteOfFile,
  now: Date,
): Promise<void> {
  const context = inModeOf(imported, LIST.root)
  for (const { path } of filesOf(context, LIST.root)) {
    const siteId = await siteOf(path)
    if (siteId !== undefined) await writeFile(context, siteId, path, now)
  }
  reportKeptRecords(context, LIST.root, 'product lists', await context.rows.countOthers(LIST))
  await context.rows.finish(LIST)
}

async function writeFile(
  context: WriteContext,
  siteId: string,
  file: string,
  now: Date,
): Promise<void> {
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, [LIST.root]))) {
    const lists = elements.filter(({ name }) => name === 'product-list')
    const entries = readEach(
      reading,
      lists,
      ({ attributes }) => attributes['list-id'],
      (element) => readProductList(reading, element),
    )
    await writeRecords(context, { siteId, file, now }, entries)
  }
}

interface Place {
  siteId: string
  file: string
  now: Date
}

async function writeRecords(
  context: WriteContext,
  place: Place,
  entries: readonly Entry<ProductListRecord>[],
): Promise<void> {
  const { rows: store } = context
  const owners = await findOwners(context, entries)
  const known = await findLists(context, entries)
  const rows = entries.map(({ id, record, isGone }): RowEntry => {
    const key = { id: id || undefined }
    const before = known.get(id)
    const isElsewhere = before !== undefined && before.site_id !== place.siteId
    const ownerId = owners.get(record?.customerNo ?? '')
    const customerId = record?.customerNo === undefined ? before?.customer_id : ownerId
    const isOthers = before !== undefined && before.customer_id !== customerId
    if (isElsewhere) return refuse(context, place, id, 'the list belongs to another site')
    if (!record) return { key, isGone }
    if (customerId === undefined) {
      const whose = record.customerNo === undefined ? 'the owner' : record.customerNo
      return refuse(context, place, id, `there is no customer ${whose}`)
    }
    if (isOthers) return refuse(context, place, id, 'the list belongs to another customer')
    return toEntry(record, place, customerId)
  })
  const written = await store.write(LIST, rows)
  const ids = new Set(written.map((row) => row['id']))
  const lists = entries.flatMap(({ record }) => (record && ids.has(record.id) ? [record] : []))
  await writeItems(context, lists, place.now)
}

function refuse({ findings }: WriteContext, { file }: Place, id: string, why: string): RowEntry {
  findings.error(file, id, why)
  return { key: { id } }
}

function toEntry(record: ProductListRecord, { siteId, now }: Place, customerId: string): RowEntry {
  const { id, type, isPublic, document } = record
  const row = {
    ...{ id, site_id: siteId, customer_id: customerId, type, is_public: isPublic, document },
    ...{ created_at: now, updated_at: now },
  }
  return { key: { id }, row, naming: withTime(record.naming) }
}

const withTime = (naming: Naming): Naming => ({
  ...naming,
  named: new Set([...naming.named, 'updatedAt']),
})

async function findOwners(
  { trx }: WriteContext,
  entries: readonly Entry<ProductListRecord>[],
): Promise<Map<string, string>> {
  const numbers = entries.flatMap(({ record }) => record?.customerNo ?? [])
  const rows = await trx
    .selectFrom('customer')
    .select(['id', 'customer_no'])
    .where(sql<boolean>`customer_no = any(${numbers}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.customer_no, row.id]))
}

async function findLists({ trx }: WriteContext, entries: readonly Entry<ProductListRecord>[]) {
  const rows = await trx
    .selectFrom('product_list')
    .select(['id', 'site_id', 'customer_id'])
    .where(sql<boolean>`id = any(${entries.map(({ id }) => id)}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** An empty list, or a replacement, removes the others. */
async function writeItems(
  { trx, rows, mode }: WriteContext,
  lists: readonly ProductListRecord[],
  now: Date,
): Promise<void> {
  const known = await trx
    .selectFrom('product_list_item')
    .select(['id', 'list_id as listId', 'product_id as productId'])
    .where(sql<boolean>`list_id = any(${lists.map(({ id }) => id)}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const present = new Map<string, { id: string; productId: string | null }[]>()
  for (const row of known) present.set(row.listId, [...(present.get(row.listId) ?? []), row])
  const entries: RowEntry[] = []
  const gone: { id: string }[] = []
  for (const { id: listId, items, isComplete } of lists) {
    const others = [...(present.get(listId) ?? [])]
    const own = items.map((item) => {
      const at = others.findIndex(({ productId }) => productId === item.productId)
      const [before] = at < 0 ? [] : others.splice(at, 1)
      const id = before?.id ?? createCustomerId()
      entries.push(toItemEntry(item, id, { listId, now }))
      return { id, productId: item.productId }
    })
    const isReplaced = isComplete && (mode === 'replace' || items.length === 0)
    if (isReplaced) gone.push(...others)
    // a list may stand more than once
    present.set(listId, isReplaced ? own : [...others, ...own])
  }
  await rows.write(ITEM, entries)
  await rows.delete(
    ITEM,
    gone.map(({ id }) => ({ id })),
  )
}

function toItemEntry(
  item: ProductListRecord['items'][number],
  id: string,
  { listId, now }: { listId: string; now: Date },
): RowEntry {
  const row = {
    ...{ id, list_id: listId, type: 'product', product_id: item.productId },
    ...{ quantity: item.quantity, purchased_quantity: item.purchasedQuantity },
    ...{ priority: item.priority, is_public: item.isPublic, custom: item.custom },
    ...{ created_at: now, updated_at: now },
  }
  const naming = withDependents(item.naming, { quantity: ['updatedAt'] })
  return { key: { id }, row, naming }
}
