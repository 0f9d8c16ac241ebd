import type { Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { nameOf, xmlFile, type ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { toInstant } from '../xml/values'
import type { XmlPart } from '../xml/xml-document'
import { leaf, node, type XmlNode } from '../xml/xml-node'

type InventoryRow = Selectable<Schema['inventory']>

export async function* exportInventory(db: Db): AsyncGenerator<ArchiveFile> {
  const lists = await db.selectFrom('inventory_list').selectAll().orderBy('id').execute()
  for (const list of lists) {
    const path = `inventory-lists/${nameOf(list.id)}.xml`
    yield xmlFile(path, ['inventory', 'inventory/2007-05-31'], listParts(db, list))
  }
}

async function* listParts(
  db: Db,
  list: Selectable<Schema['inventory_list']>,
): AsyncGenerator<XmlPart> {
  yield { open: 'inventory-list' }
  yield node(
    'header',
    [leaf('default-instock', list.default_in_stock), leaf('description', list.description)],
    { 'list-id': list.id },
  )
  yield { open: 'records' }
  const pages = inPages<InventoryRow>((after) =>
    db
      .selectFrom('inventory')
      .selectAll()
      .where('list_id', '=', list.id)
      .where('product_id', '>', after?.product_id ?? '')
      .orderBy('product_id')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) yield* rows.map(recordNode)
  yield { close: 'records' }
  yield { close: 'inventory-list' }
}

/** What was sold since the allocation is its turnover. */
function recordNode(row: InventoryRow): XmlNode {
  const handling = row.preorderable ? 'preorder' : row.backorderable ? 'backorder' : 'none'
  const children = [
    leaf('allocation', row.allocation),
    leaf('allocation-timestamp', toInstant(row.allocation_at)),
    leaf('perpetual', row.perpetual),
    leaf('preorder-backorder-handling', handling),
    leaf('preorder-backorder-allocation', row.preorder_backorder_allocation),
    leaf('in-stock-datetime', toInstant(row.in_stock_date)),
    leaf('ats', row.ats + (row.preorder_backorder_allocation ?? 0)),
    leaf('turnover', row.allocation - row.ats),
  ]
  return node('record', children, { 'product-id': row.product_id })
}
