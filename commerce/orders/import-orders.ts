import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createCustomerId } from '../secrets'
import { loadLineProducts } from '../catalog/load-line-products'
import type { Trx } from '../db/client'
import { toMinor } from '../money'
import type { ShippingMethod } from '../shipping/shipping.rules'
import { shippingStatusOf } from './delivered.rules'
import {
  adoptDocument,
  lastChange,
  toImportedDocument,
  totalOf,
  wasPlaced,
} from './imported-order-document'
import type { ImportedOrder } from './imported-order.schemas'
import type { OrderDocument } from './order-document.schemas'
import type { OrderPaymentStatus, OrderShippingStatus } from './orders.tables'
import { withPickups } from './pickup.rules'
import { owedMinor, paidMinor } from './payment.rules'

export interface OrderTarget {
  siteId: string
  inventoryListId: string
  methods: readonly ShippingMethod[]
  at: Date
}

export interface OrderImport {
  created: string[]
  /** Numbers of the created orders that are not guest orders, but whose customer is unknown. */
  orphans: string[]
}

interface Entry {
  order: ImportedOrder
  customerId: string
  document: OrderDocument
}

/**
 * Orders with a known number stay unchanged. The import has no side effects: no stock is taken, no
 * certificate redeemed and no mail sent, and unpaid orders do not wait for a payment.
 * @param orders each number once, a few hundred at most.
 */
export async function importOrders(
  trx: Trx,
  orders: readonly ImportedOrder[],
  target: OrderTarget,
): Promise<OrderImport> {
  const known = await selectKnown(trx, orders)
  const fresh = orders.filter(({ orderNo }) => !known.has(orderNo))
  if (fresh.length === 0) return { created: [], orphans: [] }
  const owners = await selectOwners(trx, fresh)
  const values = await loadAttributeValues(trx, fresh, target)
  const entries = fresh.map((order): Entry => {
    const ownerId = order.isGuest ? undefined : owners.get(order.customerNo ?? '')
    const customerId = ownerId ?? createCustomerId()
    const attributeValues = Object.fromEntries(
      order.lines.flatMap(({ productId }) => {
        const found = values.get(productId)
        return found ? [[productId, found] as const] : []
      }),
    )
    const facts = { ownerId, customerId, methods: target.methods, attributeValues }
    const document = order.own
      ? adoptDocument(order.own.document, facts)
      : toImportedDocument(order, facts)
    const completedAt = order.status === 'completed' ? lastChange(order).toISOString() : undefined
    return { order, customerId, document: withPickups(document, { completedAt, now: target.at }) }
  })
  await insertHeaders(trx, entries, target)
  await insertItems(trx, entries, target)
  await skipNumbers(trx, fresh)
  const orphans = entries.filter(({ order, document }) => !order.isGuest && document.isGuest)
  return {
    created: fresh.map(({ orderNo }) => orderNo),
    orphans: orphans.map(({ order }) => order.orderNo),
  }
}

async function selectKnown(trx: Trx, orders: readonly ImportedOrder[]): Promise<Set<string>> {
  const numbers = orders.map(({ orderNo }) => orderNo)
  const rows = await trx
    .selectFrom('order_header')
    .select('order_no')
    .where(sql<boolean>`order_no = any (${numbers}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.order_no))
}

async function selectOwners(
  trx: Trx,
  orders: readonly ImportedOrder[],
): Promise<Map<string, string>> {
  const numbers = orders.flatMap(({ isGuest, customerNo }) => (isGuest ? [] : (customerNo ?? [])))
  const rows = await trx
    .selectFrom('customer')
    .select(['customer_no', 'id'])
    .where(sql<boolean>`customer_no = any (${numbers}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.customer_no, row.id]))
}

async function loadAttributeValues(
  trx: Trx,
  orders: readonly ImportedOrder[],
  { siteId, at }: OrderTarget,
) {
  const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  const products = await loadLineProducts(trx, siteId, ids, at)
  return new Map(
    [...products].flatMap(([id, { attributeValues = [] }]) =>
      attributeValues.length > 0 ? [[id, attributeValues] as const] : [],
    ),
  )
}

const minorOf = (amount = 0, { currency }: ImportedOrder) => Math.max(0, toMinor(amount, currency))

async function insertHeaders(
  trx: Trx,
  entries: readonly Entry[],
  { siteId }: OrderTarget,
): Promise<void> {
  const rows = entries.map(({ order, customerId, document }) => ({
    order_no: order.orderNo,
    site_id: siteId,
    customer_id: customerId,
    basket_id: randomUUID(),
    email: order.email,
    status: order.status,
    payment_status: toPaymentStatus(order, document),
    export_status: order.exportStatus,
    shipping_status: toShippingStatus(order, document),
    currency: order.currency,
    product_total_minor: minorOf(document.content.productTotal, order),
    shipping_total_minor: minorOf(document.content.shippingTotal, order),
    tax_total_minor: minorOf(document.content.taxTotal, order),
    order_total_minor: totalOf(order),
    created_at: order.placedAt,
    last_modified: order.own?.lastModified ?? lastChange(order),
    document: JSON.stringify(document),
  }))
  await trx.insertInto('order_header').values(rows).execute()
}

/** An archive of an earlier release names pickups that are ready as sent. */
function toShippingStatus({ own }: ImportedOrder, document: OrderDocument): OrderShippingStatus {
  const isOwn = own !== undefined && own.document.pickups === document.pickups
  return isOwn ? own.shippingStatus : shippingStatusOf(document)
}

/**
 * Never a status that a background sweep selects: imported orders are neither paid nor failed here.
 */
function toPaymentStatus(order: ImportedOrder, document: OrderDocument): OrderPaymentStatus {
  const own = order.own?.paymentStatus
  if (own !== undefined && own !== 'open' && own !== 'authorising') return own
  if (order.status === 'failed') return 'declined'
  const owed = owedMinor({ totalMinor: totalOf(order), document })
  return wasPlaced(order) && paidMinor(document.payments) >= owed ? 'authorised' : 'unpaid'
}

async function insertItems(
  trx: Trx,
  entries: readonly Entry[],
  { inventoryListId }: OrderTarget,
): Promise<void> {
  const rows = entries.flatMap(({ order, document }) =>
    order.lines.map((line, index) => ({
      order_no: order.orderNo,
      item_id: document.content.productItems?.[index]?.itemId ?? String(index + 1),
      product_id: line.productId,
      inventory_list_id: line.inventoryListId ?? inventoryListId,
      quantity: line.quantity,
      unit_price_minor: line.unitMinor,
      price_minor: line.priceMinor,
      tax_minor: line.taxMinor,
    })),
  )
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await trx
      .insertInto('order_item')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
  }
}

/** Keeps a statement far below the limit of 65,535 parameters. */
const AT_ONCE = 1_000

// the next order must not receive a number of an imported order
async function skipNumbers(trx: Trx, orders: readonly ImportedOrder[]): Promise<void> {
  const numbers = orders.flatMap(({ orderNo }) => (/^\d{1,15}$/.test(orderNo) ? +orderNo : []))
  if (numbers.length === 0) return
  const highest = Math.max(...numbers)
  await sql`select setval('order_no_seq', ${highest}::bigint) from order_no_seq
    where last_value <= ${highest}::bigint`.execute(trx)
}
