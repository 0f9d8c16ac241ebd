import { sql } from 'kysely'
import type { Db } from '../../commerce/db/client'

/** Statuses of orders whose items are taken from the stock. */
export const HOLDING = ['created', 'new', 'completed'] as const

export interface ShopBefore {
  /** Stock quantity by inventory list and product, with keys of the form `list product`. */
  stock: ReadonlyMap<string, number>
  /** Numbers of the existing orders. */
  orders: ReadonlySet<string>
}

export async function readShop(db: Db): Promise<ShopBefore> {
  const rows = await db.selectFrom('inventory').select(['list_id', 'product_id', 'ats']).execute()
  const orders = await db.selectFrom('order_header').select('order_no').execute()
  return {
    stock: new Map(rows.map((row) => [`${row.list_id} ${row.product_id}`, row.ats])),
    orders: new Set(orders.map((row) => row.order_no)),
  }
}

/**
 * Cents of cards that were given back because an operator's change made the order cheaper. What a
 * gift card got back is no longer in its redemption.
 */
const GIVEN_BACK = sql<number>`(
  select coalesce(sum((part->>'amountMinor')::integer), 0)::integer
  from jsonb_path_query(document,
    '$.refunds[*] ? (@.ofEdit == true).parts[*] ? (@.state != "refused")') as part
  join jsonb_array_elements(document->'payments') as payment
    on payment->'instrument'->'paymentInstrumentId' = part->'paymentInstrumentId'
  where payment->'transactionId' is not null)`

/** Cents charged to cards: for the order, and for changes of it that cost more. */
const CHARGED = sql<number>`(
  select coalesce(sum(amount_minor), 0)::integer from card_gateway_payment
  where status = 'AUTHORIZED' and reversed_at is null
    and (reference_code = order_no or reference_code like order_no || '-%'))`

export interface Audit {
  /** All errors found; an empty list means that nothing was lost. */
  findings: string[]
  orders: number
  /** The totals of the placed orders, and the amounts paid with cards and gift cards, in cents. */
  totalMinor: number
  paidMinor: number
  pieces: number
}

export async function auditOrders(db: Db, before: ShopBefore): Promise<Audit> {
  const payments = await auditPayments(db, before)
  const stock = await auditStock(db, before)
  const mails = await auditMails(db, before)
  return { ...payments, ...stock, findings: [...payments.findings, ...stock.findings, ...mails] }
}

async function auditStock(db: Db, before: ShopBefore) {
  const items = await db
    .selectFrom('order_item')
    .innerJoin('order_header', 'order_header.order_no', 'order_item.order_no')
    .select(['order_header.order_no', 'inventory_list_id', 'product_id', 'quantity'])
    .where('status', 'in', HOLDING)
    .execute()
  const sold = new Map<string, number>()
  let pieces = 0
  for (const { order_no, inventory_list_id: list, product_id, quantity } of items) {
    if (before.orders.has(order_no)) continue
    const key = `${list} ${product_id}`
    sold.set(key, (sold.get(key) ?? 0) + quantity)
    pieces += quantity
  }
  const held = await db.selectFrom('order_proposal').select('held').execute()
  for (const { listId, productId, quantity } of held.flatMap((proposal) => proposal.held)) {
    const key = `${listId} ${productId}`
    sold.set(key, (sold.get(key) ?? 0) + quantity)
  }
  const after = (await readShop(db)).stock
  const findings = [...before.stock].flatMap(([key, had]) => {
    const [left = 0, taken = 0] = [after.get(key), sold.get(key)]
    return left + taken === had ? [] : [`${key}: ${taken} sold and ${left} left of ${had}`]
  })
  return { findings, pieces }
}

async function auditPayments(db: Db, before: ShopBefore) {
  const placed = await db
    .selectFrom('order_header')
    .select(['order_no', 'order_total_minor'])
    .select([CHARGED.as('charged'), GIVEN_BACK.as('given_back')])
    .where('payment_status', '=', 'authorised')
    .execute()
  const redeemed = await db
    .selectFrom('gift_certificate_redemption')
    .select(['order_no', 'amount_minor'])
    .where('given_back_at', 'is', null)
    // what waits for the rest of a payment belongs to a change, and not to the order yet
    .where(
      sql<boolean>`not exists (
        select from order_proposal, jsonb_array_elements(gift_cards) as card
        where order_proposal.order_no = gift_certificate_redemption.order_no
          and reference = order_proposal.order_no || ':' || (card ->> 'paymentInstrumentId'))`,
    )
    .execute()
  const giftOf = new Map<string, number>()
  for (const { order_no: orderNo, amount_minor: minor } of redeemed) {
    giftOf.set(orderNo, (giftOf.get(orderNo) ?? 0) + minor)
  }
  const own = placed.filter(({ order_no }) => !before.orders.has(order_no))
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  const paidOf = (order: (typeof own)[number]) =>
    order.charged + (giftOf.get(order.order_no) ?? 0) - order.given_back
  return {
    orders: new Set(own.map(({ order_no }) => order_no)).size,
    totalMinor: sum(own.map((order) => order.order_total_minor)),
    paidMinor: sum(own.map(paidOf)),
    findings: own
      .filter((order) => paidOf(order) !== order.order_total_minor)
      .map((order) => `order ${order.order_no} was charged ${order.charged}`),
  }
}

async function auditMails(db: Db, before: ShopBefore): Promise<string[]> {
  const placed = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('status', 'in', ['new', 'completed'])
    .execute()
  const mails = await db.selectFrom('outbox_mail').select('reference').execute()
  const mailed = new Set(mails.map(({ reference }) => reference))
  return placed
    .filter(({ order_no }) => !before.orders.has(order_no) && !mailed.has(`order:${order_no}`))
    .map((order) => `order ${order.order_no} has no confirmation`)
}
