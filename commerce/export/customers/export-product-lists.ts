import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import type { ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { siteFile, type SiteContext } from '../site/site-context'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'
import { prefixedAttributes, propertyNodes } from './address-nodes'

type ListRow = Selectable<Schema['product_list']> & { customer_no: string }
type ItemRow = Selectable<Schema['product_list_item']>

/** Yields the wish lists and registries of a site's customers, if there are any. */
export async function* exportProductLists(context: SiteContext): AsyncGenerator<ArchiveFile> {
  const [first] = await readLists(context, undefined, 1)
  if (!first) return
  const root = ['product-lists', 'productlist/2009-10-28'] as const
  yield siteFile(context, 'product-lists', root, listNodes(context))
}

/** Lists of guests have no owner in the archive, and are left out. */
function readLists({ db, site }: SiteContext, after: ListRow | undefined, limit: number) {
  return db
    .selectFrom('product_list')
    .innerJoin('customer', 'customer.id', 'product_list.customer_id')
    .selectAll('product_list')
    .select('customer.customer_no')
    .where('product_list.site_id', '=', site.id)
    .where('product_list.id', '>', after?.id ?? '')
    .orderBy('product_list.id')
    .limit(limit)
    .execute()
}

async function* listNodes(context: SiteContext): AsyncGenerator<XmlNode> {
  for await (const lists of inPages<ListRow>((after) => readLists(context, after, PAGE))) {
    const ids = lists.map(({ id }) => id)
    const items = await context.db
      .selectFrom('product_list_item')
      .selectAll()
      .where('list_id', 'in', ids)
      .where('type', '=', 'product')
      .orderBy('priority')
      .orderBy('product_id')
      .execute()
    for (const list of lists) {
      const own = items.filter((item) => item.list_id === list.id)
      yield listNode(list, own)
    }
  }
}

function listNode(list: ListRow, items: readonly ItemRow[]): XmlNode {
  const children = [
    node('owner', [], { 'customer-no': list.customer_no }),
    leaf('type', list.type),
    propertyNodes(list.document, { name: 'name', description: 'description' }),
    leaf('public', list.is_public),
    group('items', items.map(itemNode)),
    prefixedAttributes(list.document),
  ]
  return node('product-list', children, { 'list-id': list.id })
}

function itemNode(item: ItemRow): XmlNode {
  const { purchased_quantity: purchased } = item
  const purchases = purchased > 0 ? [node('purchase', [leaf('quantity', purchased)])] : []
  return node('product-item', [
    leaf('product-id', item.product_id),
    leaf('quantity', item.quantity),
    leaf('priority', item.priority),
    leaf('public', item.is_public),
    node('purchases', purchases),
    prefixedAttributes(item.custom),
  ])
}
