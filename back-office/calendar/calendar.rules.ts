import type { CalendarItem, CalendarPeriod, StudioCalendar, StudioEdition } from '@contracts/studio'
import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { startOfDay } from '@rules/zoned-time'
import { addDays } from '@rules/days'

/** A text about a day that is over, or a place with nothing in it. */
export interface CalendarFault {
  kind: 'wrong-words' | 'gap'
  item: CalendarItem
  from: string
  to: string
  /** The wrong text, and where it is. */
  text?: string
  path?: string
  editionId?: string
}

export interface Span {
  from: Date
  to: Date
}

/** A day of the shop. @param day `2026-12-26` */
export function spanOfDay(day: string): Span {
  return {
    from: startOfDay(day, SHOP_TIME_ZONE),
    to: startOfDay(addDays(day, 1), SHOP_TIME_ZONE),
  }
}

/** Lists what will be wrong, in the order in which it begins. */
export function listFaults({ items }: StudioCalendar): CalendarFault[] {
  const faults = items.flatMap((item): CalendarFault[] => [
    ...item.wrongWords.map((words) => ({ kind: 'wrong-words' as const, item, ...words })),
    ...item.periods
      .filter(({ editionId }) => editionId === undefined)
      .map(({ from, to }) => ({ kind: 'gap' as const, item, from, to })),
  ])
  return faults.sort((one, other) => one.from.localeCompare(other.from))
}

export function touches({ from, to }: { from?: string; to?: string }, span: Span): boolean {
  return (
    (from === undefined || Date.parse(from) < span.to.getTime()) &&
    (to === undefined || Date.parse(to) > span.from.getTime())
  )
}

export function editionsIn(editions: readonly StudioEdition[], span: Span): StudioEdition[] {
  return editions.filter(({ startsAt, endsAt }) => touches({ from: startsAt, to: endsAt }, span))
}

/** Returns what is shown of an item at a moment. */
export function periodAt({ periods }: CalendarItem, moment: string): CalendarPeriod | undefined {
  const time = Date.parse(moment)
  return periods.find(({ from, to }) => Date.parse(from) <= time && time < Date.parse(to))
}
