import { pickupKey, type ClosedPickupAction, type ConcernedPickup } from '../../contracts/shop'
import { possibleDueAt } from '../../rules/pickup-due'
import { isOpenPickup } from '../../rules/pickup-states'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { formatMoment } from '../../rules/moment-text'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import type { ClosedPickup } from './orders.tables'
import { conflict, notFound } from '../http/problem'
import { toMovedPickupMail } from '../mail/pickup-notices.rules'
import {
  isOpenAt,
  latest,
  movedBy,
  toldDueOf,
  type HoursChange,
  type OpenPickup,
} from './closed-pickups.rules'
import { addHistory } from './fail-order'
import { isInForce } from './fulfilment.rules'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext, pickupLinesOf } from './order-mail-context'
import { toOrder } from './order.mapper'
import { selectOrder, type StoredOrder } from './order.repository'
import { lastMoveOf, pickupStateOf, shopIdOf, shopNameOf, type PickupRequest } from './pickup.rules'
import type { OrderDocument } from './order-document.schemas'
import { postponeReminder } from './pickup-code.repository'
import { keepAfterClosing } from './pickup-keeping.rules'
import { linesWaitingIn } from './pickup-lines.rules'
import {
  selectClosedOrders,
  selectOpenPickups,
  selectPickupHours,
  takeClosedPickup,
  type PickupId,
} from './shop-pickups.repository'

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

/** More than a shop has. */
const AT_MOST = 5000

const keyOf = ({ orderNo, shipmentId }: PickupId) => `${orderNo}/${shipmentId}`

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
      if (!row.moved_to) throw conflict('The shop is closed for a year: refund the pickup.')
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
    async preview(shopId, change) {
      const rows = await db
        .selectFrom('closed_pickup')
        .selectAll()
        .where('shop_id', '=', shopId)
        .execute()
      return findConcerned(db, shopId, change, { now: now(), rows })
    },

    async record(trx, shopId, change, expected) {
      // whoever is told at this moment is told before, or not at all
      const rows = await trx
        .deleteFrom('closed_pickup')
        .where('shop_id', '=', shopId)
        .returningAll()
        .execute()
      const found = await findConcerned(trx, shopId, change, { now: now(), rows })
      const keys = found.map(pickupKey)
      const isOther =
        expected && (keys.length !== expected.length || keys.some((key) => !expected.includes(key)))
      if (isOther) throw pickupsChanged(keys.length)
      if (found.length > 0) {
        const concerned = found.map(({ orderNo, shipmentId, dueAt, movedTo }) => ({
          ...{ order_no: orderNo, shipment_id: shipmentId, shop_id: shopId },
          ...{
            due_at: new Date(dueAt),
            moved_to: movedTo === undefined ? null : new Date(movedTo),
          },
        }))
        await trx.insertInto('closed_pickup').values(concerned).execute()
      }
      return found.length
    },

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

async function findConcerned(
  db: Db,
  shopId: string,
  change: HoursChange,
  { now, rows }: { now: Date; rows: readonly ClosedPickup[] },
): Promise<ConcernedPickup[]> {
  const dueTimes = new Map(
    rows.map(({ order_no: orderNo, shipment_id: shipmentId, due_at: due }) => [
      keyOf({ orderNo, shipmentId }),
      due,
    ]),
  )
  const { orders } = await selectOpenPickups(db, shopId, AT_MOST)
  return orders.flatMap((order) =>
    openPickupsOf(order, shopId).flatMap(({ shipmentId, ...open }) => {
      const pickup = { orderNo: order.orderNo, shipmentId }
      const moved = movedBy(change, { ...open, untold: dueTimes.get(keyOf(pickup)) }, now)
      const row = moved && { due_at: moved.dueAt, moved_to: moved.movedTo ?? null }
      return row ? [toContract(pickup, open.state, row)] : []
    }),
  )
}

function openPickupsOf(order: StoredOrder, shopId?: string): (OpenPickup & PickupId)[] {
  if (!isInForce(order)) return []
  const { orderNo, document, createdAt } = order
  return (document.content.shipments ?? []).flatMap((shipment) => {
    const { shipmentId = '' } = shipment
    const state = pickupStateOf(document, shipment)
    const isOwn = shopId === undefined || shopIdOf(shipment) === shopId
    const isLeft = linesWaitingIn(document, shipmentId).length > 0
    if (!state || !isOwn || !isLeft || !isOpenPickup(state)) return []
    const told = toldDueOf(document, shipmentId)
    const last = lastMoveOf(document.pickups?.[shipmentId])?.at
    return [
      {
        ...{ orderNo, shipmentId, state, placedAt: createdAt },
        since: last === undefined ? createdAt : new Date(last),
        ...(told !== undefined && { told: new Date(told) }),
      },
    ]
  })
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

/**
 * Stores a pickup whose buyer was promised a time at which its shop is closed, as with a missing
 * piece, or takes off the list what is promised for later anyway. The order is locked.
 */
export async function recordPromise(
  trx: Trx,
  { orderNo, document }: StoredOrder,
  shipmentId: string,
): Promise<void> {
  const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  const shopId = shipment && shopIdOf(shipment)
  const told = toldDueOf(document, shipmentId)
  if (shopId === undefined || told === undefined) return
  const due = new Date(told)
  const hours = await selectPickupHours(trx, document, shipmentId)
  const key = { order_no: orderNo, shipment_id: shipmentId }
  if (isOpenAt(due, hours)) {
    await trx
      .deleteFrom('closed_pickup')
      .where((eb) => eb.and(key))
      .where('moved_to', '<=', due)
      .execute()
    return
  }
  const times = { due_at: due, moved_to: possibleDueAt(due, hours) ?? null }
  await trx
    .insertInto('closed_pickup')
    .values({ ...key, shop_id: shopId, ...times })
    .onConflict((known) => known.columns(['order_no', 'shipment_id']).doUpdateSet(times))
    .execute()
}

function toContract(
  { orderNo, shipmentId }: PickupId,
  state: OpenPickup['state'],
  row: Pick<ClosedPickup, 'due_at' | 'moved_to'>,
): ConcernedPickup {
  return {
    ...{ orderNo, shipmentId, isReady: state === 'ready', dueAt: row.due_at.toISOString() },
    ...(row.moved_to && { movedTo: row.moved_to.toISOString() }),
  }
}

const pickupsChanged = (count: number) =>
  conflict(
    count === 1
      ? 'Meanwhile 1 open pickup is due then. Look at it again.'
      : `Meanwhile ${count} open pickups are due then. Look at them again.`,
    'pickups-changed',
  )
