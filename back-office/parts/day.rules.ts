/**
 * Returns the start of a day in the operator's time zone, in ISO 8601; an empty string for an
 * invalid date.
 * @param day value of a date field, e.g. `2027-02-14`
 * @param later number of days to add
 */
export function dayToMoment(day: string, later = 0): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!year || !month || !date) return ''
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString()
}
