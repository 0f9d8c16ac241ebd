/**
 * The moment in which a day begins where the operator is, in ISO 8601; empty for what is no day.
 * @param day as a date field has it: `2027-02-14`
 * @param later so many days after it
 */
export function dayToMoment(day: string, later = 0): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!year || !month || !date) return ''
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString()
}
