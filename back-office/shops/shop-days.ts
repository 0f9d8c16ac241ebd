import { WEEKDAYS } from '@domain/week-hours'

/** Monday first, as weeks are read. */
export const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]]
