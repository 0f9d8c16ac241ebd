import { sql, type Selectable } from 'kysely'
import type { CalculatedBasket } from '../baskets/model/calculated-basket'
import type { Db, Trx } from '../db/client'
import { mergeLines, negated, type StockLine } from '../inventory/inventory.rules'
import { OrderDocument } from './order-document.schemas'
import type {
  OrderExportStatus,
  OrderHeaderTable,
  OrderPaymentStatus,
  OrderShippingStatus,
  OrderStatus,
  WrittenOrder,
} from './orders.tables'

export interface StoredOrder {
  orderNo: string
  siteId: string
  customerId: string
  basketId: string
  email: string
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  authorizingSince: Date | undefined
  exportStatus: OrderExportStatus
  shippingStatus: OrderShippingStatus
  orderToken: string
  viewCode: string
  currency: string
  totalMinor: number
  createdAt: Date
  lastModified: Date
  document: OrderDocument
}

export interface NewOrder {
  orderNo: string
  siteId: string
  customerId: string
  basketId: string
  email: string
  at: Date
  calculated: CalculatedBasket
  document: OrderDocument
}

const ORDER_NO_DIGITS = 8

/**
 * Returns the next order number, e.g. `00001001`. Numbers of orders that could not be stored are
 * skipped.
 */
export async function nextOrderNo(trx: Trx): Promise<string> {
  const { rows } = await sql<{ no: number }>`select nextval('order_no_seq') as no`.execute(trx)
  return fullOrderNo(rows[0]?.no ?? '')
}

/** `1019` → `00001019` */
export const fullOrderNo = (no: number | string) => String(no).padStart(ORDER_NO_DIGITS, '0')

export async function selectOrder(db: Db | Trx, orderNo: string): Promise<StoredOrder | undefined> {
  const query = db.selectFrom('order_header').selectAll().where('order_no', '=', orderNo)
  const row = await query.executeTakeFirst()
  return row && toStoredOrder(row)
}

export async function lockOrder(trx: Trx, orderNo: string): Promise<StoredOrder | undefined> {
  const query = trx.selectFrom('order_header').selectAll().where('order_no', '=', orderNo)
  const row = await query.forUpdate().executeTakeFirst()
  return row && toStoredOrder(row)
}

export async function insertOrder(trx: Trx, order: NewOrder): Promise<StoredOrder> {
  const { calculated } = order
  const row = await trx
    .insertInto('order_header')
    .values({
      order_no: order.orderNo,
      site_id: order.siteId,
      customer_id: order.customerId,
      basket_id: order.basketId,
      email: order.email,
      status: 'created',
      currency: calculated.currency,
      ...toAmounts(calculated),
      created_at: order.at,
      last_modified: order.at,
      document: JSON.stringify(order.document),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertItems(trx, order)
  return toStoredOrder(row)
}

/** Writes the lines and amounts of an order that was changed. */
export async function rewriteOrder(
  trx: Trx,
  {
    orderNo,
    calculated,
    document,
    at,
  }: Pick<NewOrder, 'orderNo' | 'document' | 'at'> & { calculated: WrittenOrder },
): Promise<StoredOrder> {
  await trx.deleteFrom('order_item').where('order_no', '=', orderNo).execute()
  await insertItems(trx, { orderNo, calculated })
  const row = await trx
    .updateTable('order_header')
    .set({
      ...toAmounts(calculated),
      document: JSON.stringify(document),
      last_modified: at,
    })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStoredOrder(row)
}

const toAmounts = (calculated: WrittenOrder) => ({
  product_total_minor: calculated.productTotalMinor,
  shipping_total_minor: calculated.shippingMinor,
  tax_total_minor: calculated.merchandiseTaxMinor + calculated.shippingTaxMinor,
  order_total_minor: calculated.orderTotalMinor,
})

async function insertItems(
  trx: Trx,
  { orderNo, calculated }: { orderNo: string; calculated: WrittenOrder },
): Promise<void> {
  if (calculated.lines.length === 0) return
  await trx
    .insertInto('order_item')
    .values(
      calculated.lines.map(({ item, inventoryListId, unitMinor, priceMinor, tax }) => ({
        order_no: orderNo,
        item_id: item.itemId,
        product_id: item.productId,
        inventory_list_id: inventoryListId,
        quantity: item.quantity,
        unit_price_minor: unitMinor,
        price_minor: priceMinor,
        tax_minor: tax?.minor ?? 0,
      })),
    )
    .execute()
}

type Changes = Partial<
  Pick<StoredOrder, 'status' | 'paymentStatus' | 'exportStatus' | 'shippingStatus' | 'document'>
> & {
  authorizingSince?: Date | null
}

export async function updateOrder(
  trx: Trx,
  orderNo: string,
  changes: Changes,
  at: Date,
): Promise<StoredOrder> {
  const { status, paymentStatus, document, authorizingSince } = changes
  const row = await trx
    .updateTable('order_header')
    .set({
      status,
      payment_status: paymentStatus,
      authorising_since: authorizingSince,
      export_status: changes.exportStatus,
      shipping_status: changes.shippingStatus,
      document: document && JSON.stringify(document),
      last_modified: at,
    })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStoredOrder(row)
}

/** Returns the stock that an order took from inventory lists, except stock returned by a refund. */
export async function selectStockLines(trx: Trx, order: StoredOrder): Promise<StockLine[]> {
  const restocked = (order.document.refunds ?? []).flatMap((refund) => refund.restocked)
  const shortages = order.document.shortages ?? []
  const lost = shortages.flatMap((shortage) => shortage.lost)
  const kept = shortages.flatMap(({ reserved }) => reserved)
  const put = [...restocked, ...lost].map(negated)
  return mergeLines([...(await selectTaken(trx, order)), ...kept, ...put])
}

async function selectTaken(trx: Trx, order: StoredOrder): Promise<StockLine[]> {
  if (order.document.stock) return order.document.stock
  const columns = ['inventory_list_id as listId', 'product_id as productId', 'quantity'] as const
  const query = trx.selectFrom('order_item').select(columns)
  return query.where('order_no', '=', order.orderNo).execute()
}

export function toStoredOrder(row: Selectable<OrderHeaderTable>): StoredOrder {
  return {
    orderNo: row.order_no,
    siteId: row.site_id,
    customerId: row.customer_id,
    basketId: row.basket_id,
    email: row.email,
    status: row.status,
    paymentStatus: row.payment_status,
    authorizingSince: row.authorising_since ?? undefined,
    exportStatus: row.export_status,
    shippingStatus: row.shipping_status,
    orderToken: row.order_token,
    viewCode: row.view_code,
    currency: row.currency,
    totalMinor: row.order_total_minor,
    createdAt: row.created_at,
    lastModified: row.last_modified,
    document: OrderDocument.parse(row.document),
  }
}
