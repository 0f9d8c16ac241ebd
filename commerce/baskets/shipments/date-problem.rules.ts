import { weekdayOf } from '../../../rules/days'
import type { DeliveryWindow, PackingCalendar } from '../../shipping/delivery-window.rules'
import type { CustomProperties } from '../model/custom-properties.schemas'
import { earliestDay, toDay } from './wanted-date.rules'

/** The reason why a requested date cannot be met. */
export type DateProblem =
  | 'passed'
  /** There is no delivery on that day. */
  | 'closed'
  /** The shipping method takes longer. */
  | 'too-soon'
  /** The goods are not shipped that late, or the date is too far ahead. */
  | 'too-late'

interface Circumstances {
  /** Delivery times of the chosen method; undefined if the method does not define any. */
  window: DeliveryWindow | undefined
  calendar: PackingCalendar
  now: Date
}

/**
 * Returns why a shipment cannot arrive on its requested date; undefined if it can, or if no date is
 * requested.
 */
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
  return window.weekdays.includes(weekdayOf(day)) ? undefined : 'closed'
}
