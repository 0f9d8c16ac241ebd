import { WEEKDAYS } from '@rules/week-hours'

/** The weekdays, Monday first. */
export const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]]
