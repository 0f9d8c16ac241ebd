import { createCustomerId } from '../../auth/secrets'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { readProductList, type ProductListRecord } from '../read/read-product-list'
import { inBatches, streamRecords } from '../stream-records'
import { insertInChunks } from './insert-in-chunks'
import { listNew } from './list-new'
import type { SiteOfFile } from './site-of-file'

/** Writes the wish lists and registries of all sites. */
export async function writeProductLists(
  context: WriteContext,
  siteOf: SiteOfFile,
  now: Date,
): Promise<void> {
  for (const { path } of filesOf(context, 'product-lists')) {
    const siteId = await siteOf(path)
    if (siteId !== undefined) await writeFile(context, siteId, path, now)
  }
}

/**
 * Adds the wish lists and registries of a site's customers. Existing lists are not changed, because
 * their owners may have changed them in this shop.
 */
async function writeFile(
  context: WriteContext,
  siteId: string,
  file: string,
  now: Date,
): Promise<void> {
  for await (const elements of inBatches(streamRecords(context, file, ['product-lists']))) {
    const added = listNew(context, file, elements, { name: 'product-list', id: 'list-id' })
    const records = added.flatMap(
      (element) => readProductList(toReading(context, file), element) ?? [],
    )
    await addLists(context, siteId, file, records, now)
  }
}

async function addLists(
  context: WriteContext,
  siteId: string,
  file: string,
  records: readonly ProductListRecord[],
  now: Date,
): Promise<void> {
  const owners = await findOwners(context, records)
  for (const record of records) {
    const customerId = owners.get(record.customerNo)
    if (customerId === undefined) {
      context.findings.error(file, record.id, `there is no customer ${record.customerNo}`)
    } else if (await addList(context, siteId, customerId, record, now)) {
      addCount(context, 'product lists')
    }
  }
}

async function findOwners(
  { trx }: WriteContext,
  records: readonly ProductListRecord[],
): Promise<Map<string, string>> {
  if (records.length === 0) return new Map()
  const numbers = records.map(({ customerNo }) => customerNo)
  const rows = await trx
    .selectFrom('customer')
    .select(['id', 'customer_no'])
    .where('customer_no', 'in', numbers)
    .execute()
  return new Map(rows.map((row) => [row.customer_no, row.id]))
}

/** @returns whether the list is new. */
async function addList(
  { trx }: WriteContext,
  siteId: string,
  customerId: string,
  { id, type, isPublic, document, items }: ProductListRecord,
  now: Date,
): Promise<boolean> {
  const times = { created_at: now, updated_at: now }
  const added = await trx
    .insertInto('product_list')
    .values({
      id,
      site_id: siteId,
      customer_id: customerId,
      type,
      is_public: isPublic,
      share_id: null,
      document: JSON.stringify(document),
      ...times,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  const rows = items.map((item) => ({
    id: createCustomerId(),
    list_id: id,
    type: 'product' as const,
    product_id: item.productId,
    quantity: item.quantity,
    purchased_quantity: item.purchasedQuantity,
    priority: item.priority,
    is_public: item.isPublic,
    custom: JSON.stringify(item.custom),
    ...times,
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('product_list_item').values(chunk).execute())
  return true
}
