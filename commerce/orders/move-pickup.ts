import { isOpenPickup } from '../../rules/pickup-states'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { badRequest } from '../http/problem'
import { toPartMail, toPickupMail } from '../mail/pickup-notices.rules'
import { timezoneOf } from '../sites/shop-time.rules'
import { endOrder } from './cancel-order'
import { closeShortages } from './close-shortages'
import { addHistory } from './fail-order'
import { isInForce, isUnderWay } from './fulfilment.rules'
import { giveBack } from './give-back'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext, pickupLinesOf } from './order-mail-context'
import { notPossible, orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { selectOrder, type StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { linesWaitingIn } from './waiting-lines.rules'
import {
  isMovedAlready,
  NOT_COLLECTED,
  SHOP_CLOSED,
  shopNameOf,
  STATE_WORDS,
  withCode,
  withMove,
  type PickupRequest,
} from './pickup.rules'
import { isGivenBack } from './refund.rules'
import { openShortagesOf, shortageInWords } from './shortage.rules'
import { reverseCharges } from './reverse-charges'
import { dropCode, reserveCode } from './pickup-code.repository'
import type { OrderDocument } from './order-document.schemas'
import { toKeeping } from './pickup-keeping.rules'
import { selectPickupHours, takeClosedPickup, type PickupId } from './shop-pickups.repository'

interface Changes extends Pick<OrderChanges, 'changeAs' | 'write'> {
  charge(orderNo: string): Promise<boolean>
  sendRefunds(orderNo: string): Promise<void>
}

/**
 * @throws Problem as `isMovedAlready`; 409 for an order that has ended, a pickup of which nothing is
 * left, one that must be paid and is not, or if a card is declined.
 */
export function createMovePickup(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, write, charge, sendRefunds }: Changes,
): (orderNo: string, shipmentId: string, move: PickupRequest, by?: Actor) => Promise<void> {
  const { mail, now, sites } = dependencies

  async function handOverPart(trx: Trx, order: StoredOrder, { shipmentId, move, by }: Asked) {
    const moved = withMove(order.document, shipmentId, move, now(), by)
    const taken = move.takenBy ? `, taken by ${move.takenBy}` : ''
    const names = namesOf(order, move.items)
    const text = `pickup in ${shopNameOf(moved, shipmentId)} collected in part: ${names}${taken}`
    const written = await write(trx, order, addHistory(moved, text, now(), by?.name))
    const context = await loadOrderMailContext(trx, dependencies, written)
    const part = { items: move.items ?? [], number: moved.pickups?.[shipmentId]?.moves.length ?? 0 }
    await mail.queue(trx, toPartMail(toOrder(written), shipmentId, part, context))
    return written
  }

  return async (orderNo, shipmentId, move, by) => {
    const { to, isShopClosed } = move
    const reason = isShopClosed ? SHOP_CLOSED : NOT_COLLECTED
    const found = await selectOrder(db, orderNo)
    if (!found) throw orderNotFound(orderNo)
    const site = await sites.getSite(found.siteId)
    const preferences = site?.preferences ?? {}
    const asked = { shipmentId, move, by, timezone: timezoneOf(preferences) }
    // a pickup that cannot become ready must not be charged
    if (isRepeated(found, asked)) return
    if (to === 'ready') await charge(orderNo)
    const changed = await changeAs(by, `pickup ${STATE_WORDS[to]}`, orderNo, async (trx, order) => {
      if (isRepeated(order, asked)) return undefined
      const isTaken = isShopClosed && !(await takeClosedPickup(trx, { orderNo, shipmentId }))
      if (isTaken) return undefined
      if (isPart(order, shipmentId, move)) return handOverPart(trx, order, asked)
      if (!isOpenPickup(to)) await takeClosedPickup(trx, { orderNo, shipmentId })
      const kept =
        to === 'returned'
          ? await takeBack(trx, dependencies, order, { shipmentId, reason }, by)
          : order
      const moved = await withOwnCode(
        trx,
        { orderNo, shipmentId },
        withMove(kept.document, shipmentId, { ...move, items: undefined }, now(), by),
        { now: now(), preferences },
      )
      const taken = move.takenBy ? `, taken by ${move.takenBy}` : ''
      const done = isShopClosed ? 'given back, because the shop is closed' : STATE_WORDS[to]
      const text = `pickup in ${shopNameOf(moved, shipmentId)} ${done}${taken}`
      const written = await write(trx, kept, addHistory(moved, text, now(), by?.name))
      if (to !== 'preparing') {
        const context = await loadOrderMailContext(trx, dependencies, written)
        const told = {
          state: isShopClosed ? ('closed' as const) : to,
          lines: pickupLinesOf(order.document, shipmentId),
        }
        await mail.queue(trx, toPickupMail(toOrder(written), shipmentId, told, context))
      }
      const isOver = to === 'returned' && isUnderWay(written) && isGivenBack(written.document)
      if (!isOver || isPaid(written)) return written
      // nothing is left that could be paid; the mail about the pickup says so already
      return endOrder(trx, dependencies, written, reason, by?.name)
    })
    if (to === 'returned') await sendRefunds(orderNo)
    if (changed.status === 'cancelled') await reverseCharges(db, dependencies, changed)
    mail.deliver().catch(() => undefined)
  }
}

/** @throws Problem 400 for more than waits. @returns whether something else stays in the shop */
function isPart({ document }: StoredOrder, shipmentId: string, { items }: PickupRequest): boolean {
  if (!items) return false
  const waiting = linesWaitingIn(document, shipmentId)
  const ids = new Set(items.map(({ itemId }) => itemId))
  if (ids.size < items.length) throw badRequest('An item is named twice.')
  for (const { itemId, quantity } of items) {
    const left = waiting.find((line) => line.itemId === itemId)?.quantity ?? 0
    if (quantity > left) throw badRequest(`${left} of '${itemId}' wait in the shop.`)
  }
  return waiting.some(
    ({ itemId, quantity }) =>
      (items.find((one) => one.itemId === itemId)?.quantity ?? 0) < quantity,
  )
}

/** As in `2 × Truffles, 1 × Brittle`. */
function namesOf({ document }: StoredOrder, items: PickupRequest['items'] = []): string {
  const nameOf = (id: string) =>
    document.content.productItems?.find(({ itemId }) => itemId === id)?.productName ?? id
  return items.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', ')
}

/** What is ready has a code until it is handed over or given back. */
async function withOwnCode(
  trx: Trx,
  pickup: PickupId,
  document: OrderDocument,
  { now, preferences }: { now: Date; preferences: Readonly<Record<string, unknown>> },
): Promise<OrderDocument> {
  if (document.pickups?.[pickup.shipmentId]?.state === 'ready') {
    const hours = await selectPickupHours(trx, document, pickup.shipmentId)
    const { keptUntil, remindAt } = toKeeping(now, preferences, hours)
    const code = await reserveCode(trx, pickup, { remindAt })
    return withCode(document, pickup.shipmentId, { code, keptUntil })
  }
  await dropCode(trx, pickup)
  return document
}

interface Asked {
  shipmentId: string
  move: PickupRequest
  by: Actor | undefined
  timezone: string
}

/** @returns whether nothing is to be changed. @throws Problem as `createMovePickup` */
function isRepeated(order: StoredOrder, { shipmentId, move, by, timezone }: Asked): boolean {
  const { orderNo, document } = order
  const ended = () => notPossible(orderNo, `The order is ${order.status}.`)
  // what was not collected may have cancelled the order
  if (!isInForce(order) && move.to !== 'returned') throw ended()
  if (isMovedAlready(orderNo, document, shipmentId, move, by, timezone)) return true
  if (!isInForce(order)) throw ended()
  const isLeft = linesWaitingIn(document, shipmentId).length > 0
  if (!isLeft && move.to !== 'returned') {
    throw notPossible(orderNo, 'Everything of this pickup was refunded.')
  }
  const [missing] = openShortagesOf(document, shipmentId)
  if (missing && move.to === 'ready') {
    throw notPossible(orderNo, `${shortageInWords(missing)}. Decide that first.`)
  }
  if (move.mustBePaid && move.to === 'collected' && !isPaid(order)) {
    throw notPossible(orderNo, 'The order is not paid.')
  }
  return false
}

/** Returns what is left of a pickup to stock, and refunds what was paid for it. */
async function takeBack(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  { shipmentId, reason }: { shipmentId: string; reason: string },
  by: Actor | undefined,
): Promise<StoredOrder> {
  const closed = await closeShortages(trx, dependencies, order, shipmentId, by)
  const own = linesWaitingIn(closed.document, shipmentId)
  const items = own.map(({ itemId, quantity }) => ({ itemId, quantity }))
  const given = { items, reason, restock: true, givesBack: shipmentId }
  return giveBack(trx, dependencies, closed, given, by)
}
