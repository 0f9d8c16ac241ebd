import { findMismatches, sumOrder } from '../../orders/imported-totals.rules'
import { importOrders, type OrderTarget } from '../../orders/import-orders'
import type { ImportedOrder } from '../../orders/imported-order.schemas'
import { countOtherOrders, listKnownOrders } from '../../orders/known-orders'
import { deleteOrder, mergeOrder } from '../../orders/merge-imported-order'
import { createShippingService } from '../../shipping/shipping.service'
import { toDecimal } from '../../money'
import { Findings } from '../../archives/findings'
import {
  addCount,
  filesOf,
  inModeOf,
  isWhole,
  toReading,
  type WriteContext,
} from '../import-context'
import { readOrder } from '../read/read-order'
import { readOrderChange } from '../read/read-order-change'
import { isGone, reportNoId } from '../read/parse-records'
import { inBatches, streamRecords } from '../stream-records'
import { markLeftOut, type XmlElement } from '../../archives/xml-element'
import { reportKeptRecords } from './report-kept-records'
import type { SiteOfFile } from './site-of-file'
import { NOT_HERE } from './row-store'

/** Fewer than usual, because orders are large and consist of several rows. */
const BATCH = 100

export async function writeOrders(
  imported: WriteContext,
  siteOf: SiteOfFile,
  at: Date,
): Promise<void> {
  const context = inModeOf(imported, 'orders')
  const taken = new Set<string>()
  const siteIds = new Set<string>()
  for (const { path } of filesOf(context, 'orders')) {
    const siteId = await siteOf(path)
    if (siteId === undefined) continue
    siteIds.add(siteId)
    await writeFile(context, path, await loadTarget(context, siteId, at), taken)
  }
  if (!isWhole(context, 'orders')) return
  const count = await countOtherOrders(context.trx, [...siteIds], [...taken])
  reportKeptRecords(context, 'orders', 'orders', count)
}

/**
 * What an archive names of the state of an existing order is merged in each mode; orders that it
 * does not have stay.
 * @param taken the numbers of the orders that this import has read
 */
async function writeFile(
  context: WriteContext,
  file: string,
  target: OrderTarget,
  taken: Set<string>,
): Promise<void> {
  const { trx, findings } = context
  for await (const all of inBatches(streamRecords(context, file, ['orders']), BATCH)) {
    const elements = all.filter(({ name }) => name === 'order')
    const known = await listKnownOrders(trx, elements.map(numberOf))
    const orders = new Map<string, ImportedOrder>()
    for (const element of elements) {
      const orderNo = numberOf(element)
      if (orderNo === '') {
        reportNoId(toReading(context, file), element)
      } else if (isGone(context, element)) {
        if (known.has(orderNo)) await removeOrder(context, file, target.siteId, orderNo)
      } else if (taken.has(orderNo)) {
        findings.warn(file, orderNo, 'the order is listed more than once; the first entry is used')
      } else {
        taken.add(orderNo)
        if (known.has(orderNo)) await changeOrder(context, file, target, element)
        else if (context.mode !== 'update') {
          const order = readOrder(toReading(context, file), element)
          if (order) orders.set(orderNo, order)
          else taken.delete(orderNo)
        } else {
          findings.note(file, orderNo, NOT_HERE)
          markLeftOut(element)
        }
      }
    }
    await addOrders(context, file, orders, target)
  }
}

const numberOf = ({ attributes }: XmlElement) => attributes['order-no'] ?? ''

async function changeOrder(
  context: WriteContext,
  file: string,
  target: OrderTarget,
  element: XmlElement,
): Promise<void> {
  const { trx, findings } = context
  const reading = toReading(context, file)
  // the rest of an order that exists stays on purpose, and is not reported as unread
  readOrder({ ...reading, findings: new Findings() }, element)
  const change = readOrderChange(reading, element)
  if (!change) return
  const problems = await mergeOrder(trx, target, change)
  for (const { severity, kind, values } of problems) {
    if (severity === 'error') findings.error(file, change.orderNo, kind, ...values)
    else findings.warn(file, change.orderNo, kind, ...values)
  }
  if (!problems.some(({ severity }) => severity === 'error')) addCount(context, 'orders')
}

async function removeOrder(
  { trx, rows, findings, removed }: WriteContext,
  file: string,
  siteId: string,
  orderNo: string,
): Promise<void> {
  if (!(await deleteOrder(trx, siteId, orderNo))) {
    findings.warn(file, orderNo, 'an archive does not delete an order that was placed here')
    return
  }
  rows.addDeletions(1)
  removed['orders'] = (removed['orders'] ?? 0) + 1
}

async function addOrders(
  context: WriteContext,
  file: string,
  orders: ReadonlyMap<string, ImportedOrder>,
  target: OrderTarget,
): Promise<void> {
  const { created, orphans } = await importOrders(context.trx, [...orders.values()], target)
  if (created.length > 0) addCount(context, 'orders', created.length)
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
