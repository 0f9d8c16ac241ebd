import { addDays } from '../../rules/days'
import { nextOpening, openTimes, pickupDueAt, possibleDueAt } from '../../rules/pickup-due'
import type { PickupState } from '../../rules/pickup-states'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import type { OpeningHours } from '../../rules/special-days'
import { toShopTime } from '../sites/shop-time.rules'
import type { OrderDocument } from './order-document.schemas'
import { promiseOf } from './shortage.rules'

export interface HoursChange {
  before: OpeningHours | undefined
  after: OpeningHours | undefined
}

export interface OpenPickup {
  state: PickupState
  placedAt: Date
  /** The last change of the state, or the order. */
  since: Date
  /** The time that the buyer was told when it was moved, or has to wait for a piece. */
  told?: Date
  /** The time that it had when its shop was closed, as long as the buyer was not told. */
  untold?: Date
}

export interface MovedPickup {
  dueAt: Date
  /** Absent if the shop is closed for a year, or without an end. */
  movedTo?: Date
}

type WithPromises = Pick<OrderDocument, 'pickupsDue' | 'shortages'>

/** The latest time that the buyer of a pickup was told, in ISO 8601: a moved one, or of a piece. */
export function toldDueOf(document: WithPromises, shipmentId: string): string | undefined {
  const times = [document.pickupsDue?.[shipmentId], promiseOf(document, shipmentId)]
  return times
    .flatMap((time) => time ?? [])
    .sort()
    .at(-1)
}

/** Returns when a pickup is due, in ISO 8601: as its buyer was told, or by the hours of its shop. */
export function pickupDueOf(
  { document, createdAt }: { document: WithPromises; createdAt: Date },
  shipmentId: string,
  hours: OpeningHours | undefined,
): string {
  const usual = promiseOf(document, shipmentId) ?? pickupDueAt(createdAt, hours).toISOString()
  const moved = document.pickupsDue?.[shipmentId]
  return moved !== undefined && moved > usual ? moved : usual
}

/** What waits, or is late, is asked for soon: today or in the next two days. */
const SOON_DAYS = 2

/** Returns when a pickup was due and is due now; undefined if the change does not concern it. */
export function movedBy(
  { before, after }: HoursChange,
  pickup: OpenPickup,
  now: Date,
): MovedPickup | undefined {
  const { state, placedAt, since, told, untold } = pickup
  const known = told && untold ? latest(told, untold) : (told ?? untold)
  const promised = known ?? pickupDueAt(placedAt, before)
  if (state === 'ready' || promised < now) {
    const dueAt = state === 'ready' ? since : promised
    if (!nextOpening(now, after)) return { dueAt }
    // who was not told yet is told as long as the shop is closed
    const usual = untold ? after?.week && { week: after.week, special: [] } : before
    const closing = findClosing({ before: usual, after }, now)
    return closing && { dueAt, movedTo: closing.opens }
  }
  const possible = possibleDueAt(placedAt, after)
  const isKept = told === undefined || isOpenAt(promised, after)
  const again = isKept ? possible : possibleDueAt(promised, after)
  const movedTo = possible && again && latest(possible, again)
  return movedTo && movedTo <= promised ? undefined : { dueAt: promised, movedTo }
}

export function isOpenAt(moment: Date, hours: OpeningHours | undefined): boolean {
  const opens = nextOpening(moment, hours)
  return opens !== undefined && opens <= moment
}

/** Finds out whether the shop is now closed soon, when it was open before, and when it opens again. */
function findClosing({ before, after }: HoursChange, now: Date): { opens?: Date } | undefined {
  const today = toShopTime(now, SHOP_TIME_ZONE).day
  for (let ahead = 0; ahead <= SOON_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const left = (hours: OpeningHours | undefined) =>
      openTimes(hours, day).filter(([, closes]) => closes > now.getTime())
    const lost = left(before)
    const minutes = (times: [number, number][]) =>
      times.reduce((sum, [opens, closes]) => sum + closes - Math.max(opens, now.getTime()), 0)
    const last = lost.at(-1)
    if (last && minutes(left(after)) < minutes(lost)) {
      return { opens: nextOpening(new Date(last[1]), after) }
    }
  }
  return undefined
}

export const latest = (one: Date, other: Date) => (one > other ? one : other)
