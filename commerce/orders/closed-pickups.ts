import type { ClosedPickupAction, ConcernedPickup } from '../../contracts/shop'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { formatMoment } from '../../rules/moment-text'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { conflict, notFound } from '../http/problem'
import { toMovedPickupMail } from '../mail/pickup-notices.rules'
import { latest, type HoursChange } from './closed-pickups.rules'
import { openPickupsOf, previewConcerned, recordConcerned, toContract } from './concerned-pickups'
import { addHistory } from './fail-order'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext, pickupLinesOf } from './order-mail-context'
import { toOrder } from './order.mapper'
import { selectOrder } from './order.repository'
import { shopIdOf, shopNameOf, type PickupRequest } from './pickup.rules'
import type { OrderDocument } from './order-document.schemas'
import { postponeReminder } from './pickup-code.repository'
import { keepAfterClosing } from './pickup-keeping.rules'
import { selectClosedOrders, takeClosedPickup, type PickupId } from './shop-pickups.repository'

/** Pickups that are due while their shop is closed. */
export interface ClosedPickups {
  /** Returns what a change of the hours would concern, with those whose buyers are not told yet. */
  preview(shopId: string, change: HoursChange): Promise<ConcernedPickup[]>
  /**
   * Stores what a change concerns, in its transaction, and returns how many pickups.
   * @param expected keys of the pickups that the operator saw; absent if none were shown
   * @throws Problem 409 if these are others now
   */
  record(
    trx: Trx,
    shopId: string,
    change: HoursChange,
    expected?: readonly string[],
  ): Promise<number>
  /** Returns those whose buyers are neither told nor refunded. */
  list(shopId: string): Promise<ConcernedPickup[]>
  /**
   * Tells the buyer, or refunds the pickup. What is settled already, or over, stays as it is.
   * @throws Problem 404 for a pickup of another shop; as `movePickup`
   */
  settle(shopId: string, pickup: PickupId, action: ClosedPickupAction, by: Actor): Promise<void>
}

interface Needs extends Pick<OrderChanges, 'changeAs' | 'write'> {
  movePickup(orderNo: string, shipmentId: string, move: PickupRequest, by?: Actor): Promise<void>
}

export function createClosedPickups(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, write, movePickup }: Needs,
): ClosedPickups {
  const { mail, now } = dependencies

  async function tell(pickup: PickupId, by: Actor): Promise<void> {
    const { orderNo, shipmentId } = pickup
    await changeAs(by, 'pickup moved', orderNo, async (trx, order) => {
      const row = await takeClosedPickup(trx, pickup)
      const open = openPickupsOf(order).find((one) => one.shipmentId === shipmentId)
      if (!row || !open) return undefined
      if (!row.moved_to) throw conflict('No time is known when the shop opens: refund the pickup.')
      const { document } = order
      const waits = open.state === 'ready'
      // a piece may come later than the shop opens
      const movedTo = open.told && !waits ? latest(row.moved_to, open.told) : row.moved_to
      const pickupsDue = { ...document.pickupsDue, [shipmentId]: movedTo.toISOString() }
      const time = formatMoment(movedTo.toISOString(), SHOP_TIME_ZONE)
      const shop = shopNameOf(document, shipmentId)
      const text = waits
        ? `buyer told that ${shop} is closed and opens ${time}`
        : `pickup in ${shop} moved to ${time}, because the shop is closed`
      const moved = waits
        ? await keepLonger(trx, document, pickup, movedTo)
        : { ...document, pickupsDue }
      const written = await write(trx, order, addHistory(moved, text, now(), by.name))
      const context = await loadOrderMailContext(trx, dependencies, written)
      const told = toMovedPickupMail(
        toOrder(written),
        shipmentId,
        { movedTo, waits, lines: pickupLinesOf(document, shipmentId) },
        context,
      )
      await mail.queue(trx, told)
      return written
    })
    mail.deliver().catch(() => undefined)
  }

  return {
    preview: (shopId, change) => previewConcerned(db, shopId, change, now()),

    record: (trx, shopId, change, expected) =>
      recordConcerned(trx, shopId, change, { now: now(), expected }),

    async list(shopId) {
      const found = await selectClosedOrders(db, shopId)
      return found.flatMap(({ order, row }) =>
        openPickupsOf(order, shopId)
          .filter(({ shipmentId }) => shipmentId === row.shipment_id)
          .map((pickup) => toContract(pickup, pickup.state, row)),
      )
    },

    async settle(shopId, pickup, action, by) {
      const { orderNo, shipmentId } = pickup
      const order = await selectOrder(db, orderNo)
      const shipments = order?.document.content.shipments ?? []
      const isOfShop = shipments.some(
        (one) => one.shipmentId === shipmentId && shopIdOf(one) === shopId,
      )
      if (!order || !isOfShop) throw notFound(`The shop has no pickup '${orderNo}'.`)
      const isOpen = await db
        .selectFrom('closed_pickup')
        .select('order_no')
        .where('order_no', '=', orderNo)
        .where('shipment_id', '=', shipmentId)
        .executeTakeFirst()
      if (!isOpen) return
      if (action === 'move') return tell(pickup, by)
      const open = openPickupsOf(order).find((one) => one.shipmentId === shipmentId)
      if (open) {
        const move = { from: open.state, to: 'returned', isShopClosed: true } as const
        await movePickup(orderNo, shipmentId, move, by)
      } else await takeClosedPickup(db, pickup)
    },
  }
}

/** What is ready is kept for some days after the shop opens again, and not reminded of before. */
async function keepLonger(
  trx: Trx,
  document: OrderDocument,
  pickup: PickupId,
  opensAt: Date,
): Promise<OrderDocument> {
  const { shipmentId } = pickup
  const known = document.pickups?.[shipmentId]
  if (known?.keptUntil === undefined) return document
  const { keptUntil, remindFrom } = keepAfterClosing(known.keptUntil, opensAt)
  await postponeReminder(trx, pickup, remindFrom)
  return { ...document, pickups: { ...document.pickups, [shipmentId]: { ...known, keptUntil } } }
}
