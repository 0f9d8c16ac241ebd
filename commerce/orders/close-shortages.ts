import { isOpenShortage } from '../../rules/shortage-states'
import type { Trx } from '../db/client'
import { addHistory } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import type { Shortage } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { endQuestion } from './pickup-questions.repository'
import { shopNameOf } from './pickup.rules'
import { linesLeft, type RefundRequest } from './refund.rules'
import {
  openShortagesOf,
  shortageInWords,
  withShortage,
  type ShortageActor,
} from './shortage.rules'
import { toStored } from './shortage-stock'

type Needed = Pick<OrderDependencies, 'inventory' | 'now'>

/** Ends what is open of an order's missing pieces, so that the stock does not get them back. */
export async function closeAllShortages(
  trx: Trx,
  needed: Needed,
  order: StoredOrder,
  by: ShortageActor,
): Promise<StoredOrder> {
  let closed = order
  for (const { shipmentId = '' } of order.document.content.shipments ?? []) {
    closed = await closeShortages(trx, needed, closed, shipmentId, by)
  }
  return closed
}

/** Ends what is open of a pickup's missing pieces before the caller refunds all of it. */
export async function closeShortages(
  trx: Trx,
  needed: Needed,
  order: StoredOrder,
  shipmentId: string,
  by: ShortageActor,
): Promise<StoredOrder> {
  let closed = order
  for (const shortage of openShortagesOf(order.document, shipmentId)) {
    closed = await close(trx, needed, closed, shortage, by)
  }
  return closed
}

/**
 * Ends what is open of missing pieces before an operator refunds their lines: what is refunded of a
 * line is first what is missing of it.
 * @returns the order, with the items that the shop has
 */
export async function closeRefunded(
  trx: Trx,
  needed: Needed,
  order: StoredOrder,
  items: RefundRequest['items'],
  by: ShortageActor,
): Promise<{ order: StoredOrder; inStock: RefundRequest['items'] }> {
  const inStock: { itemId: string; quantity: number }[] = []
  let closed = order
  for (const { itemId, quantity } of items) {
    const line = linesLeft(order.document).find((one) => one.itemId === itemId)
    const open = (order.document.shortages ?? []).filter(
      (one) => one.itemId === itemId && isOpenShortage(one.state),
    )
    let present = quantity
    for (const shortage of open) {
      const isWhole = line !== undefined && quantity >= line.quantity
      // a box that is left may be the one without its piece
      if (shortage.isBoxPiece && !isWhole) continue
      const missing = shortage.isBoxPiece ? shortage.quantity : Math.min(present, shortage.quantity)
      if (missing === 0) continue
      if (!shortage.isBoxPiece) present -= missing
      const [refunded, rest] = split(shortage, missing)
      if (rest) closed = { ...closed, document: withShortage(closed.document, rest) }
      closed = await close(trx, needed, closed, refunded, by)
    }
    if (present > 0) inStock.push({ itemId, quantity: present })
  }
  return { order: closed, inStock }
}

/** What is not refunded stays open, under its id. */
function split(shortage: Shortage, missing: number): [Shortage, Shortage?] {
  const { id, quantity, reserved } = shortage
  if (missing === quantity) return [shortage]
  const of = (count: number) => ({
    ...{ ...shortage, quantity: count },
    reserved: reserved.map((line) => ({ ...line, quantity: count })),
  })
  return [{ ...of(missing), id: `${id}-${quantity}` }, of(quantity - missing)]
}

async function close(
  trx: Trx,
  { inventory, now }: Needed,
  order: StoredOrder,
  shortage: Shortage,
  by: ShortageActor,
): Promise<StoredOrder> {
  const { document, orderNo } = order
  await inventory.giveBack(trx, shortage.reserved)
  await endQuestion(trx, { orderNo, shortageId: shortage.id })
  const closed = toStored(order, { shortage, to: 'refunded', by }, now())
  const text = `in ${shopNameOf(document, shortage.shipmentId)}: ${shortageInWords(closed)}`
  const changed = addHistory(withShortage(document, closed), text, now(), by?.name)
  return { ...order, document: changed }
}
