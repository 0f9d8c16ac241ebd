import { pickupKey, type ClosedPickupAction, type ConcernedPickup } from '../../contracts/shop'
import { isOpenPickup } from '../../rules/pickup-states'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { formatMoment } from '../../rules/moment-text'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { conflict } from '../http/problem'
import { toMovedPickupMail } from '../mail/pickup-notices.rules'
import { movedBy, type HoursChange, type OpenPickup } from './closed-pickups.rules'
import { addHistory } from './fail-order'
import { isInForce } from './fulfilment.rules'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext } from './order-mail-context'
import { toOrder } from './order.mapper'
import { selectOrder, type StoredOrder } from './order.repository'
import { lastMoveOf, pickupStateOf, shopIdOf, shopNameOf, type PickupRequest } from './pickup.rules'
import { linesLeft } from './refund.rules'
import { selectOpenPickups, takeClosedPickup, type PickupId } from './shop-pickups.repository'

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
   * @throws Problem as `movePickup`
   */
  settle(pickup: PickupId, action: ClosedPickupAction, by: Actor): Promise<void>
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
  const preview = (reader: Db, shopId: string, change: HoursChange) =>
    findConcerned(reader, shopId, change, now())

  async function tell(pickup: PickupId, by: Actor): Promise<void> {
    const { orderNo, shipmentId } = pickup
    await changeAs(by, 'pickup moved', orderNo, async (trx, order) => {
      const row = await takeClosedPickup(trx, pickup)
      const open = openPickupsOf(order).find((one) => one.shipmentId === shipmentId)
      if (!row || !open) return undefined
      const { document } = order
      const waits = open.state === 'ready'
      const movedTo = row.moved_to
      const pickupsDue = { ...document.pickupsDue, [shipmentId]: movedTo.toISOString() }
      const time = formatMoment(movedTo.toISOString(), SHOP_TIME_ZONE)
      const shop = shopNameOf(document, shipmentId)
      const text = waits
        ? `buyer told that ${shop} is closed and opens ${time}`
        : `pickup in ${shop} moved to ${time}, because the shop is closed`
      const moved = waits ? document : { ...document, pickupsDue }
      const written = await write(trx, order, addHistory(moved, text, now(), by.name))
      const context = await loadOrderMailContext(trx, dependencies, written)
      const told = toMovedPickupMail(toOrder(written), shipmentId, { movedTo, waits }, context)
      await mail.queue(trx, told)
      return written
    })
    mail.deliver().catch(() => undefined)
  }

  return {
    preview: (shopId, change) => preview(db, shopId, change),

    async record(trx, shopId, change, expected) {
      const found = await preview(trx, shopId, change)
      const keys = found.map(pickupKey)
      const isOther =
        expected && (keys.length !== expected.length || keys.some((key) => !expected.includes(key)))
      if (isOther) throw pickupsChanged(keys.length)
      await trx.deleteFrom('closed_pickup').where('shop_id', '=', shopId).execute()
      if (found.length > 0) {
        const rows = found.map(({ orderNo, shipmentId, dueAt, movedTo }) => ({
          ...{ order_no: orderNo, shipment_id: shipmentId, shop_id: shopId },
          ...{ due_at: new Date(dueAt), moved_to: new Date(movedTo) },
        }))
        await trx.insertInto('closed_pickup').values(rows).execute()
      }
      return found.length
    },

    async list(shopId) {
      const rows = await selectRows(db, shopId)
      if (rows.size === 0) return []
      const { orders } = await selectOpenPickups(db, shopId, AT_MOST)
      return orders.flatMap((order) =>
        openPickupsOf(order, shopId).flatMap(({ shipmentId, state }) => {
          const pickup = { orderNo: order.orderNo, shipmentId }
          const row = rows.get(keyOf(pickup))
          return row ? [toContract(pickup, state, row)] : []
        }),
      )
    },

    async settle(pickup, action, by) {
      const isOpen = await db
        .selectFrom('closed_pickup')
        .select('order_no')
        .where('order_no', '=', pickup.orderNo)
        .where('shipment_id', '=', pickup.shipmentId)
        .executeTakeFirst()
      if (!isOpen) return
      if (action === 'move') return tell(pickup, by)
      const order = await selectOrder(db, pickup.orderNo)
      const open = order && openPickupsOf(order).find((one) => one.shipmentId === pickup.shipmentId)
      if (open) {
        const move = { from: open.state, to: 'returned', isShopClosed: true } as const
        await movePickup(pickup.orderNo, pickup.shipmentId, move, by)
      } else await takeClosedPickup(db, pickup)
    },
  }
}

async function findConcerned(
  db: Db,
  shopId: string,
  change: HoursChange,
  now: Date,
): Promise<ConcernedPickup[]> {
  const rows = await selectRows(db, shopId)
  const { orders } = await selectOpenPickups(db, shopId, AT_MOST)
  return orders.flatMap((order) =>
    openPickupsOf(order, shopId).flatMap(({ shipmentId, ...open }) => {
      const pickup = { orderNo: order.orderNo, shipmentId }
      const moved = movedBy(change, { ...open, untold: rows.get(keyOf(pickup))?.due_at }, now)
      const row = moved && { due_at: moved.dueAt, moved_to: moved.movedTo }
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
    const isLeft = linesLeft(document).some(({ item }) => item.shipmentId === shipmentId)
    if (!state || !isOwn || !isLeft || !isOpenPickup(state)) return []
    const told = document.pickupsDue?.[shipmentId]
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

async function selectRows(db: Db, shopId: string) {
  const rows = await db
    .selectFrom('closed_pickup')
    .selectAll()
    .where('shop_id', '=', shopId)
    .execute()
  return new Map(
    rows.map((row) => [keyOf({ orderNo: row.order_no, shipmentId: row.shipment_id }), row]),
  )
}

function toContract(
  { orderNo, shipmentId }: PickupId,
  state: OpenPickup['state'],
  row: { due_at: Date; moved_to: Date },
): ConcernedPickup {
  const [dueAt, movedTo] = [row.due_at.toISOString(), row.moved_to.toISOString()]
  return { orderNo, shipmentId, isReady: state === 'ready', dueAt, movedTo }
}

const pickupsChanged = (count: number) =>
  conflict(
    count === 1
      ? 'Meanwhile 1 open pickup is due then. Look at it again.'
      : `Meanwhile ${count} open pickups are due then. Look at them again.`,
    'pickups-changed',
  )
