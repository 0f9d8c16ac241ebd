import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import {
  badOrder,
  forgetWaiting,
  isRefusedValue,
  readWaiting,
  type WaitingOrders,
} from '../db/waiting-orders'
import { addFigures, negated, readFigures, sumFigures } from './figure-sums'
import { readEntries, readTimezones, readZones } from './read-entries'

/** Orders that are counted in one transaction; their documents are in memory together. */
const AT_ONCE = 200
/** Only one engine counts at a time, so that no two wait for each other's rows. */
const LOCK = 560_135
export const TABLES = { changes: 'figure_change', backlog: 'figure_backlog' } as const

interface Counting {
  /** Portions of orders, to return soon. */
  atMost?: number
  /** Whether it waits for an engine that counts; otherwise that one's work is left to it. */
  isPatient?: boolean
  /** Told of an order that cannot be counted, which is then left as it was; otherwise it is thrown. */
  onBad?: (error: Error) => void
}

/**
 * Counts orders and gift cards that have changed.
 * @returns the number of counted orders
 */
export async function countChanges(db: Db, counting: Counting = {}): Promise<number> {
  const { atMost = Infinity, isPatient, onBad } = counting
  if (!(await transact(db, (trx) => countOthers(trx, isPatient)))) return 0
  let counted = 0
  for (let portion = 0; portion < atMost; portion += 1) {
    const done = await transact(db, (trx) => countPortion(trx, isPatient)).catch(
      (error: unknown) => {
        if (!onBad || !isOfOrder(error)) throw error
        return countOneByOne(db, onBad, isPatient)
      },
    )
    counted += done.counted
    if (!done.hasMore) break
  }
  return counted
}

interface Portion {
  counted: number
  hasMore: boolean
}

const NOTHING: Portion = { counted: 0, hasMore: false }

/** Takes the lock until the end of the transaction. @returns whether it was free */
export async function lockFigures(trx: Trx, isPatient = false): Promise<boolean> {
  if (isPatient) {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx)
    return true
  }
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}::bigint) as locked`.execute(trx)
  return rows[0]?.locked === true
}

/** What is not of a single order. */
async function countOthers(trx: Trx, isPatient?: boolean): Promise<boolean> {
  if (!(await lockFigures(trx, isPatient))) return false
  const timezones = await readTimezones(trx)
  await renewMovedSites(trx, timezones)
  await countGiftCards(trx, timezones)
  return true
}

async function countPortion(trx: Trx, isPatient?: boolean): Promise<Portion> {
  if (!(await lockFigures(trx, isPatient))) return NOTHING
  const waiting = await readWaiting(trx, TABLES, AT_ONCE)
  await countWaiting(trx, waiting)
  return { counted: waiting.orderNos.length, hasMore: waiting.hasMore }
}

async function countWaiting(trx: Trx, waiting: WaitingOrders): Promise<void> {
  if (waiting.orderNos.length > 0) await recount(trx, waiting.orderNos)
  await forgetWaiting(trx, TABLES, waiting)
}

/** Finds out which orders of a portion cannot be counted, and counts the others. */
async function countOneByOne(
  db: Db,
  onBad: (error: Error) => void,
  isPatient?: boolean,
): Promise<Portion> {
  const portion = await readWaiting(db, TABLES, AT_ONCE)
  for (const orderNo of portion.orderNos) {
    const changes = portion.changes.filter(({ order_no }) => order_no === orderNo)
    const own = { orderNos: [orderNo], changes, hasMore: false }
    const isLocked = await transact(db, async (trx) => {
      if (!(await lockFigures(trx, isPatient))) return false
      await countWaiting(trx, own)
      return true
    }).catch(async (cause: unknown) => {
      if (!isOfOrder(cause)) throw cause
      await transact(db, (trx) => forgetWaiting(trx, TABLES, own))
      onBad(badOrder(orderNo, cause))
      return true
    })
    if (!isLocked) return NOTHING
  }
  await transact(db, (trx) => forgetWaiting(trx, TABLES, portion))
  return { counted: portion.orderNos.length, hasMore: portion.hasMore }
}

/** Whether an order is the reason, and not e.g. a database that only reads. */
export function isOfOrder(error: unknown): boolean {
  const isThrownHere =
    error instanceof z.ZodError || error instanceof RangeError || error instanceof TypeError
  return isRefusedValue(error) ?? isThrownHere
}

/** The days of a site that has got another time zone are others: all its orders are counted again. */
async function renewMovedSites(trx: Trx, timezones: ReadonlyMap<string, string>): Promise<void> {
  const known = await trx.selectFrom('figure_site').selectAll().execute()
  const zoneOf = new Map(known.map(({ site_id, timezone }) => [site_id, timezone]))
  for (const [siteId, timezone] of timezones) {
    const before = zoneOf.get(siteId)
    if (before === timezone) continue
    await trx
      .insertInto('figure_site')
      .values({ site_id: siteId, timezone })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ timezone }))
      .execute()
    if (before === undefined) continue
    await sql`insert into figure_change (order_no)
      select order_no from order_header where site_id = ${siteId}`.execute(trx)
  }
}

/** Replaces what the orders had added to the figures. */
async function recount(trx: Trx, orderNos: readonly string[]): Promise<void> {
  const now = await readEntries(trx, orderNos, await readZones(trx))
  const before = await trx
    .selectFrom('order_figure')
    .select(['order_no', 'entries'])
    .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
    .execute()
  const old = before.map(({ entries }) => readFigures(entries))
  const sums = sumFigures([
    ...now.flatMap(({ figures }) => figures),
    ...old.flat().map((one) => negated(one)),
  ])
  await addFigures(trx, sums)
  const gone = orderNos.filter((no) => !now.some(({ orderNo }) => orderNo === no))
  await sql`delete from order_figure where order_no = any (${gone}::text[])`.execute(trx)
  if (now.length === 0) return
  const rows = now.map(({ orderNo, promises, dueAt, figures }) => ({
    order_no: orderNo,
    promises: JSON.stringify(promises),
    due_at: dueAt,
    entries: JSON.stringify(figures),
  }))
  await trx
    .insertInto('order_figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('order_no').doUpdateSet((eb) => ({
        promises: eb.ref('excluded.promises'),
        due_at: eb.ref('excluded.due_at'),
        entries: eb.ref('excluded.entries'),
      })),
    )
    .execute()
}

/** Movements of gift cards are figures whose key is the kind of movement. */
async function countGiftCards(trx: Trx, timezones: ReadonlyMap<string, string>): Promise<void> {
  const moved = await trx.selectFrom('gift_card_movement').select('id').limit(1).execute()
  if (moved.length === 0) return
  for (const [siteId, timezone] of timezones) {
    await sql`
      with moved as (
        delete from gift_card_movement where site_id = ${siteId}
        returning currency, at, kind, amount_minor
      )
      insert into figure (kind, day, site_id, currency, shop_id, key, orders, gift_cards)
      select 'gift-card', (at at time zone ${timezone}::text)::date, ${siteId}, currency, '', kind,
        count(*), sum(amount_minor)
      from moved group by 2, 4, 6
      on conflict (kind, day, site_id, currency, shop_id, key) do update set
        orders = figure.orders + excluded.orders,
        gift_cards = figure.gift_cards + excluded.gift_cards`.execute(trx)
  }
}
