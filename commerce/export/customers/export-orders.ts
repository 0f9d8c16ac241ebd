import { sql, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import type { ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { siteFile, type SiteContext } from '../site/site-context'
import type { XmlNode } from '../xml/xml-node'
import { orderNode } from './order-node'

type OrderRow = Selectable<Schema['order_header']> & { customer_no: string | null }

/** @param only the numbers of the orders; by default all of the site */
export function exportOrders(context: SiteContext, only?: readonly string[]): ArchiveFile {
  return siteFile(context, 'orders', ['orders', 'order/2006-10-31'], orderNodes(context, only))
}

async function* orderNodes(
  { db, site }: SiteContext,
  only?: readonly string[],
): AsyncGenerator<XmlNode> {
  const pages = inPages<OrderRow>((after) =>
    db
      .selectFrom('order_header')
      .leftJoin('customer', 'customer.id', 'order_header.customer_id')
      .selectAll('order_header')
      .select('customer.customer_no')
      .where('order_header.site_id', '=', site.id)
      .where('order_header.order_no', '>', after?.order_no ?? '')
      .$if(only !== undefined, (all) =>
        all.where(sql<boolean>`order_header.order_no = any (${[...(only ?? [])]}::text[])`),
      )
      .orderBy('order_header.order_no')
      .limit(PAGE)
      .execute(),
  )
  for await (const orders of pages) {
    const numbers = orders.map((order) => order.order_no)
    const items = await db
      .selectFrom('order_item')
      .selectAll()
      .where('order_no', 'in', numbers)
      .execute()
    for (const order of orders) {
      const own = items.filter((item) => item.order_no === order.order_no)
      yield orderNode(order, own)
    }
  }
}
