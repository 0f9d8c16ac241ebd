import { findMismatches, sumOrder } from '../../orders/imported-totals.rules'
import { importOrders, type OrderTarget } from '../../orders/import-orders'
import type { ImportedOrder } from '../../orders/imported-order.schemas'
import { createShippingService } from '../../shipping/shipping.service'
import { toDecimal } from '../../money'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { readOrder } from '../read/read-order'
import { inBatches, streamRecords } from '../stream-records'
import { listNew } from './list-new'
import type { SiteOfFile } from './site-of-file'

/** Fewer than usual, because orders are large and consist of several rows. */
const BATCH = 100

/** Writes the order histories of all sites. */
export async function writeOrders(
  context: WriteContext,
  siteOf: SiteOfFile,
  at: Date,
): Promise<void> {
  for (const { path } of filesOf(context, 'orders')) {
    const siteId = await siteOf(path)
    if (siteId !== undefined) await writeFile(context, siteId, path, at)
  }
}

/** Adds the orders of a site's history; orders with a known number are not changed. */
async function writeFile(
  context: WriteContext,
  siteId: string,
  file: string,
  at: Date,
): Promise<void> {
  const target = await loadTarget(context, siteId, at)
  for await (const elements of inBatches(streamRecords(context, file, ['orders']), BATCH)) {
    const orders = new Map<string, ImportedOrder>()
    for (const element of listNew(context, file, elements, { name: 'order', id: 'order-no' })) {
      const orderNo = element.attributes['order-no'] ?? ''
      const order = readOrder(toReading(context, file), element)
      if (!order) continue
      if (orders.has(orderNo)) {
        context.findings.warn(file, orderNo, 'the order stands more than once; the first counts')
      } else orders.set(orderNo, order)
    }
    await addOrders(context, file, orders, target)
  }
}

async function addOrders(
  context: WriteContext,
  file: string,
  orders: ReadonlyMap<string, ImportedOrder>,
  target: OrderTarget,
): Promise<void> {
  const { created, orphans } = await importOrders(context.trx, [...orders.values()], target)
  addCount(context, 'orders', created.length)
  for (const orderNo of orphans) {
    const customerNo = orders.get(orderNo)?.customerNo ?? ''
    const kind = 'nobody has the customer number %s; the order belongs to nobody'
    context.findings.warn(file, orderNo, kind, customerNo)
  }
  for (const orderNo of created) {
    const order = orders.get(orderNo)
    if (order && !order.own) reportTotals(context, file, order)
  }
}

/**
 * Reports totals that do not match the order's parts; the order is nevertheless stored as written.
 */
function reportTotals({ findings }: WriteContext, file: string, order: ImportedOrder): void {
  for (const { what, writtenMinor, computedMinor } of findMismatches(order, sumOrder(order))) {
    const kind = `the ${what} is written as %s, and its parts come to %s`
    findings.warn(
      file,
      order.orderNo,
      kind,
      toDecimal(writtenMinor, order.currency),
      toDecimal(computedMinor, order.currency),
    )
  }
}

async function loadTarget({ trx }: WriteContext, siteId: string, at: Date): Promise<OrderTarget> {
  const site = await trx
    .selectFrom('site')
    .select('inventory_list_id')
    .where('id', '=', siteId)
    .executeTakeFirst()
  const methods = await createShippingService(trx, () => at).listMethods(siteId, {}, trx)
  return { siteId, inventoryListId: site?.inventory_list_id ?? '', methods, at }
}
