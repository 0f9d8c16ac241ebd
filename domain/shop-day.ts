/** The retailer's time zone, in which its dates and hours are meant (I18N-009). */
export const SHOP_TIME_ZONE = 'America/Los_Angeles'

let clock: Intl.DateTimeFormat | undefined

/** Returns the day in the shops' time zone, as `YYYY-MM-DD`. */
export function shopDay(moment: Date): string {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const [month, day, year] = clock.format(moment).split('/')
  return `${year}-${month}-${day}`
}
