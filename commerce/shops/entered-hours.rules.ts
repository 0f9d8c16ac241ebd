import { byOpening, toWeek, WEEKDAYS, type WeekHours } from '../../rules/week-hours'
import {
  CLOSES_LATER,
  findFaultOfHours,
  toSpan,
  toWeekClocks,
  type WeekClocks,
} from '../../rules/week-hours-entry'
import type { Localized } from '../db/columns'
import { badRequest } from '../http/problem'
import { toHoursText } from './hours-text.rules'

/** Parses the weekly hours entered by an operator. @throws Problem 400. */
export function toEnteredHours(clocks: WeekClocks): WeekHours {
  const hours = toWeek((day) =>
    clocks[day]
      .map(({ open, close }) => {
        const span = toSpan(open, close)
        if (span) return span
        throw badRequest(`${day}: ${CLOSES_LATER}`)
      })
      .sort(byOpening),
  )
  const fault = findFaultOfHours(hours)
  if (fault) throw badRequest(fault)
  return hours
}

export function toStoredHours(hours: WeekHours): string {
  const clocks = toWeekClocks(hours)
  const days = WEEKDAYS.map((day) => [day, clocks[day].length > 0 ? clocks[day] : 'closed'])
  return JSON.stringify({ days: Object.fromEntries(days) })
}

export function withHours(localized: Localized, hours: WeekHours): Localized {
  return Object.fromEntries(
    Object.entries(localized).map(([locale, texts]) => {
      const { storeHours, c_hoursPrimary: _former, ...rest } = texts
      const text = storeHours === undefined ? undefined : toHoursText(hours, locale)
      return [locale, text ? { ...rest, storeHours: text } : rest]
    }),
  )
}
