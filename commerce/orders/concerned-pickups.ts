import { pickupKey, type ConcernedPickup } from '../../contracts/shop'
import { possibleDueAt } from '../../rules/pickup-due'
import { isOpenPickup } from '../../rules/pickup-states'
import type { Db, Trx } from '../db/client'
import { conflict } from '../http/problem'
import { presentHoursOf } from '../shops/shop-hours.rules'
import {
  isOpenAt,
  movedBy,
  toldDueOf,
  type HoursChange,
  type OpenPickup,
} from './closed-pickups.rules'
import { isInForce } from './fulfilment.rules'
import type { StoredOrder } from './order.repository'
import type { ClosedPickup } from './orders.tables'
import { lastMoveOf, pickupStateOf, shopIdOf } from './pickup.rules'
import { linesWaitingIn } from './waiting-lines.rules'
import { selectOpenPickups, selectPickupHours, type PickupId } from './shop-pickups.repository'

/** More than a shop has. */
const AT_MOST = 5000

const keyOf = ({ orderNo, shipmentId }: PickupId) => `${orderNo}/${shipmentId}`

/** Returns what a change of the hours would concern, with those whose buyers are not told yet. */
export async function previewConcerned(
  db: Db,
  shopId: string,
  change: HoursChange,
  now: Date,
): Promise<ConcernedPickup[]> {
  const rows = await db
    .selectFrom('closed_pickup')
    .selectAll()
    .where('shop_id', '=', shopId)
    .execute()
  return findConcerned(db, shopId, change, { now, rows })
}

/**
 * Stores what a change concerns, and returns how many pickups.
 * @param expected keys of the pickups that the operator saw; absent if none were shown
 * @throws Problem 409 if these are others now
 */
export async function recordConcerned(
  trx: Trx,
  shopId: string,
  change: HoursChange,
  { now, expected }: { now: Date; expected: readonly string[] | undefined },
): Promise<number> {
  // whoever is told at this moment is told before, or not at all
  const rows = await trx
    .deleteFrom('closed_pickup')
    .where('shop_id', '=', shopId)
    .returningAll()
    .execute()
  const found = await findConcerned(trx, shopId, change, { now, rows })
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
    await trx
      .insertInto('closed_pickup')
      .values(concerned)
      // what a clerk promises at this moment may be there already
      .onConflict((known) =>
        known.columns(['order_no', 'shipment_id']).doUpdateSet(({ ref }) => ({
          due_at: ref('excluded.due_at'),
          moved_to: ref('excluded.moved_to'),
        })),
      )
      .execute()
  }
  return found.length
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

export function openPickupsOf(order: StoredOrder, shopId?: string): (OpenPickup & PickupId)[] {
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
  const hours = await selectPickupHours(trx, document, shipmentId, presentHoursOf)
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

export function toContract(
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
