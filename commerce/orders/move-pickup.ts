import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { toPickupMail } from '../mail/pickup-notices.rules'
import { sumMinor, toDecimal } from '../money'
import { costOfPieces } from '../../rules/refund-cost'
import { addHistory } from './fail-order'
import { isInForce } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { loadOrderMailContext } from './order-mail-context'
import { notPossible, orderNotFound } from './order-problems'
import { listRestocked, refundOrder } from './order-refunds'
import { toOrder } from './order.mapper'
import { selectOrder, type StoredOrder } from './order.repository'
import { isMovedAlready, STATE_WORDS, withMove, type PickupRequest } from './pickup.rules'
import { lineCostMinor, refundableMinor, refundedMinor, refundedQuantityOf } from './refund.rules'

interface Changes {
  changeAs(
    by: Actor | undefined,
    action: string,
    orderNo: string,
    work: (trx: Trx, order: StoredOrder) => Promise<StoredOrder | undefined>,
  ): Promise<StoredOrder>
  write(trx: Trx, order: StoredOrder, document: OrderDocument): Promise<StoredOrder>
  charge(orderNo: string): Promise<boolean>
  sendRefunds(orderNo: string): Promise<void>
}

const NOT_COLLECTED = 'Not collected'

/** @throws Problem as `isMovedAlready`; 409 for an order that has ended, or if a card is declined. */
export function createMovePickup(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, write, charge, sendRefunds }: Changes,
): (orderNo: string, shipmentId: string, move: PickupRequest, by?: Actor) => Promise<void> {
  const { mail, now } = dependencies

  function isRepeated(order: StoredOrder, shipmentId: string, move: PickupRequest, by?: Actor) {
    const { orderNo, document } = order
    if (!isInForce(order)) throw notPossible(orderNo, `The order is ${order.status}.`)
    return isMovedAlready(orderNo, document, shipmentId, move, by)
  }

  return async (orderNo, shipmentId, move, by) => {
    const { to } = move
    const found = await selectOrder(db, orderNo)
    if (!found) throw orderNotFound(orderNo)
    // a pickup that cannot become ready must not be charged
    if (isRepeated(found, shipmentId, move, by)) return
    if (to === 'ready') await charge(orderNo)
    await changeAs(by, `pickup ${STATE_WORDS[to]}`, orderNo, async (trx, order) => {
      if (isRepeated(order, shipmentId, move, by)) return undefined
      const kept =
        to === 'returned' ? await takeBack(trx, dependencies, order, shipmentId, by) : order
      const moved = withMove(kept.document, shipmentId, to, now(), by)
      const text = `pickup ${STATE_WORDS[to]}`
      const written = await write(trx, kept, addHistory(moved, text, now(), by?.name))
      if (to !== 'preparing') {
        const context = await loadOrderMailContext(trx, dependencies, written)
        await mail.queue(trx, toPickupMail(toOrder(written), shipmentId, to, context))
      }
      return written
    })
    if (to === 'returned') await sendRefunds(orderNo)
    mail.deliver().catch(() => undefined)
  }
}

/** Returns what is left of a pickup to stock, and refunds what was paid for it. */
async function takeBack(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  shipmentId: string,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { document, currency } = order
  const lines = (document.content.productItems ?? []).map((item) => {
    const { itemId = '', quantity: ordered = 0 } = item
    const refunded = refundedQuantityOf(document, itemId)
    return { item, itemId, ordered, refunded, quantity: ordered - refunded }
  })
  const left = lines.filter(({ quantity }) => quantity > 0)
  const own = left.filter(({ item }) => item.shipmentId === shipmentId)
  const items = own.map(({ itemId, quantity }) => ({ itemId, quantity }))
  const costs = own.map(({ item, ordered, refunded, quantity }) =>
    costOfPieces({ costMinor: lineCostMinor(order, item), ordered, refunded }, quantity),
  )
  const refundable = refundableMinor(order)
  const hasMore = own.length < left.length || Boolean(document.content.giftCertificateItems?.length)
  // the last thing of an order takes shipping and fees with it
  const amount = hasMore ? Math.min(sumMinor(costs), refundable) : refundable
  if (amount > 0) {
    const request = {
      ...{ items, reason: NOT_COLLECTED, restock: true, byHand: false },
      amount: toDecimal(amount, currency),
      expectedRefunded: toDecimal(refundedMinor(document), currency),
    }
    return refundOrder(trx, dependencies, order, request, by)
  }
  // nothing was paid, so there is no refund
  const restocked = await listRestocked(trx, order, items)
  await dependencies.inventory.giveBack(trx, restocked)
  const refund = {
    ...{ id: String((document.refunds?.length ?? 0) + 1), items, parts: [], giftCards: [] },
    ...{ at: dependencies.now().toISOString(), by: by?.name ?? 'the engine' },
    ...{ reason: NOT_COLLECTED, restocked },
  }
  return { ...order, document: { ...document, refunds: [...(document.refunds ?? []), refund] } }
}
