import type { Db } from '../../commerce/db/client'
import { STORM_PRODUCTS, type Acknowledged } from './checkout-storm'
import { stockOn } from './race-database'
import { auditGiftCard } from './race-gift-card'

const HOLDING = ['created', 'new', 'completed']

/** Everything that is wrong with the orders a storm left behind; empty when nothing was lost. */
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
  const held = orders.filter(({ status }) => HOLDING.includes(status))
  const baskets = new Set(held.map((order) => order.basket_id))
  if (baskets.size !== held.length) findings.push('a basket was ordered twice')
  findings.push(...(await auditStock(db, initialStock)))
  const holding = new Set(held.map((order) => order.order_no))
  findings.push(...(await auditGiftCard(db, holding)))
  findings.push(...(await auditPayments(db)))
  findings.push(...(await auditMails(db)))
  return findings
}

async function auditStock(db: Db, initialStock: number): Promise<string[]> {
  const items = await db
    .selectFrom('order_item')
    .innerJoin('order_header', 'order_header.order_no', 'order_item.order_no')
    .select(['product_id', 'quantity'])
    .where('status', 'in', ['created', 'new', 'completed'])
    .execute()
  const findings: string[] = []
  for (const productId of STORM_PRODUCTS) {
    const own = items.filter((item) => item.product_id === productId)
    const sold = own.reduce((sum, { quantity }) => sum + quantity, 0)
    const left = await stockOn(db).stockOf(productId)
    if (left + sold !== initialStock) {
      findings.push(`${productId}: ${sold} sold and ${left} left of ${initialStock}`)
    }
  }
  return findings
}

/** Every order that the gateway approved and that was placed was charged once, for what was open. */
async function auditPayments(db: Db): Promise<string[]> {
  const placed = await db
    .selectFrom('order_header')
    .leftJoin('card_gateway_payment', (join) =>
      join
        .onRef('reference_code', '=', 'order_no')
        .on('card_gateway_payment.status', '=', 'AUTHORIZED'),
    )
    .select(['order_no', 'order_total_minor', 'amount_minor'])
    .where('payment_status', '=', 'authorised')
    .execute()
  const redeemed = await db
    .selectFrom('gift_certificate_redemption')
    .select(['order_no', 'amount_minor'])
    .where('given_back_at', 'is', null)
    .execute()
  const giftOf = new Map(redeemed.map((row) => [row.order_no, row.amount_minor]))
  return placed
    .filter(({ order_no, order_total_minor: total, amount_minor: charged }) => {
      return charged !== total - (giftOf.get(order_no) ?? 0)
    })
    .map((order) => `order ${order.order_no} was charged ${order.amount_minor}`)
}

async function auditMails(db: Db): Promise<string[]> {
  const placed = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('status', 'in', ['new', 'completed'])
    .execute()
  const mails = await db.selectFrom('outbox_mail').select('reference').execute()
  const told = new Set(mails.map(({ reference }) => reference))
  return placed
    .filter((order) => !told.has(`order:${order.order_no}`))
    .map((order) => `order ${order.order_no} has no confirmation`)
}
