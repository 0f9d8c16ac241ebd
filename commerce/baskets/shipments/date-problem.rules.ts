import type { DeliveryWindow, PackingCalendar } from '../../shipping/delivery-window.rules'
import type { CustomProperties } from '../model/custom-properties.schemas'
import { earliestDay, toDay } from './wanted-date.rules'

/** Why a requested date cannot be met. */
export type DateProblem =
  /** It is over. */
  | 'passed'
  /** Nothing is delivered on it. */
  | 'closed'
  /** The method takes longer. */
  | 'too-soon'
  /** The goods are not sent that late, or it is too far ahead. */
  | 'too-late'

interface Circumstances {
  /** Of the chosen method; undefined: it does not say how long it takes. */
  window: DeliveryWindow | undefined
  calendar: PackingCalendar
  now: Date
}

/** Why a shipment cannot arrive on its requested date; undefined: it can, or it has none. */
export function findDateProblem(
  { c_DATE_WANTED: wanted }: CustomProperties,
  { window, calendar, now }: Circumstances,
): DateProblem | undefined {
  const day = toDay(wanted)
  if (day === undefined) return undefined
  if (day < earliestDay(now)) return 'passed'
  if (calendar.closed.has(day)) return 'closed'
  if (!window) return undefined
  if (day < window.arrivesBy) return 'too-soon'
  if (day > window.lastDate) return 'too-late'
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return window.weekdays.includes(weekday) ? undefined : 'closed'
}
