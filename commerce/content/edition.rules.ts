/** The edition without limits that is always there, and that every other falls back to. */
export const BASE_EDITION = 'base'

/** When something shows: from `startsAt` on and before `endsAt`; null: no such limit. */
export interface Schedule {
  editionId: string
  startsAt: Date | null
  endsAt: Date | null
}

/** The version of an item that counts in one edition of it. */
export interface ScheduledVersion extends Schedule {
  itemId: string
  version: number
  /** false: the edition takes the item away. */
  isThere: boolean
}

/**
 * Of several schedules the one that shows at a moment: one with an end before one without, then the
 * one that started last. The repository's SQL has the same rule.
 */
export function chooseSchedule<One extends Schedule>(
  schedules: readonly One[],
  at: Date,
): One | undefined {
  const [first] = schedules.filter((one) => isRunning(one, at)).sort(inTurn)
  return first
}

/** The next moment at which what shows of the items changes; undefined: none is planned. */
export function findNextChange(
  versions: readonly ScheduledVersion[],
  after: Date,
): Date | undefined {
  return listMoments(versions, after).find((moment) => {
    // a moment is the first of what is new, so that the millisecond before is of what was
    const before = new Date(moment.getTime() - 1)
    return [...groupByItem(versions).values()].some(
      (own) => shownVersion(own, before) !== shownVersion(own, moment),
    )
  })
}

/** The moments after one at which an edition starts or ends, in order. */
export function listMoments(schedules: readonly Schedule[], after: Date): Date[] {
  const times = schedules
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((date) => (date && date > after ? [date.getTime()] : []))
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time))
}

export function groupByItem(
  versions: readonly ScheduledVersion[],
): Map<string, ScheduledVersion[]> {
  const groups = new Map<string, ScheduledVersion[]>()
  for (const one of versions) {
    const group = groups.get(one.itemId)
    if (group) group.push(one)
    else groups.set(one.itemId, [one])
  }
  return groups
}

/** The version of one item that shows at a moment; undefined: the item is not there then. */
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
