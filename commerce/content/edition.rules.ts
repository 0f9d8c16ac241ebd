import { groupPairs } from '../../rules/group-pairs'

/** The edition without limits, which always exists and is shown when no other edition is active. */
export const BASE_EDITION = 'base'

/** The period of an edition: from `startsAt` until before `endsAt`; null means no such limit. */
export interface Schedule {
  editionId: string
  startsAt: Date | null
  endsAt: Date | null
}

export interface ScheduledVersion extends Schedule {
  itemId: string
  version: number
  /** `false` means that this edition removes the item. */
  isThere: boolean
}

/**
 * Returns the schedule that applies at a moment: one with an end before one without, then the one
 * that started last. The repository's SQL applies the same rule.
 */
export function chooseSchedule<One extends Schedule>(
  schedules: readonly One[],
  at: Date,
): One | undefined {
  const [first] = schedules.filter((one) => isRunning(one, at)).sort(inTurn)
  return first
}

/**
 * Returns the next moment at which the visible content of the items changes; undefined if no change
 * is planned.
 */
export function findNextChange(
  versions: readonly ScheduledVersion[],
  after: Date,
): Date | undefined {
  return listMoments(versions, after).find((moment) => {
    // a moment already belongs to the new state, and the millisecond before it to the old one
    const before = new Date(moment.getTime() - 1)
    return [...groupByItem(versions).values()].some(
      (own) => shownVersion(own, before) !== shownVersion(own, moment),
    )
  })
}

export function listMoments(schedules: readonly Schedule[], after: Date): Date[] {
  const times = schedules
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((date) => (date && date > after ? [date.getTime()] : []))
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time))
}

export function groupByItem<One extends { itemId: string }>(
  versions: readonly One[],
): Map<string, One[]> {
  return groupPairs(versions.map((one) => [one.itemId, one]))
}

/**
 * Returns the version of an item that is visible at a moment; undefined if the item is not visible
 * then.
 */
export function shownVersion(own: readonly ScheduledVersion[], at: Date): number | undefined {
  const chosen = chooseSchedule(own, at)
  return chosen?.isThere ? chosen.version : undefined
}

function isRunning({ startsAt, endsAt }: Schedule, at: Date): boolean {
  return (!startsAt || startsAt <= at) && (!endsAt || endsAt > at)
}

function inTurn(a: Schedule, b: Schedule): number {
  const start = ({ startsAt }: Schedule) => startsAt?.getTime() ?? -Infinity
  if ((a.endsAt === null) !== (b.endsAt === null)) return a.endsAt === null ? 1 : -1
  if (start(a) !== start(b)) return start(a) > start(b) ? -1 : 1
  return a.editionId < b.editionId ? -1 : 1
}
