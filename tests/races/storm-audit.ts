import type { Db } from '../../commerce/db/client'
import { auditOrders, HOLDING } from '../../scripts/testing/audit-orders'
import { STORM_PRODUCTS, type Acknowledged } from './checkout-storm'
import { STORM_LIST } from './race-database'
import { auditGiftCard } from './race-gift-card'

/**
 * Returns everything that is wrong with the orders of a storm; an empty list means that nothing was
 * lost.
 */
export async function auditStorm(
  db: Db,
  acknowledged: Iterable<Acknowledged>,
  initialStock: number,
): Promise<string[]> {
  const orders = await db
    .selectFrom('order_header')
    .select(['order_no', 'basket_id', 'status', 'payment_status'])
    .execute()
  const findings: string[] = []
  const known = new Map(orders.map((order) => [order.order_no, order]))
  for (const { orderNo, status } of acknowledged) {
    const order = known.get(orderNo)
    if (!order) findings.push(`order ${orderNo} was acknowledged and is gone`)
    const isSettled = status !== 'created'
    if (order && isSettled && order.status !== status) {
      findings.push(`order ${orderNo} was answered as ${status} and is ${order.status}`)
    }
  }
  const held = orders.filter(({ status }) => HOLDING.some((one) => one === status))
  const baskets = new Set(held.map((order) => order.basket_id))
  if (baskets.size !== held.length) findings.push('a basket was ordered twice')
  const holding = new Set(held.map((order) => order.order_no))
  findings.push(...(await auditGiftCard(db, holding)))
  const stock = new Map(STORM_PRODUCTS.map((id) => [`${STORM_LIST} ${id}`, initialStock]))
  findings.push(...(await auditOrders(db, { stock, orders: new Set() })).findings)
  return findings
}
