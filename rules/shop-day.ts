/** The retailer's time zone, in which its dates and hours are meant (I18N-009). */
export const SHOP_TIME_ZONE = 'America/Los_Angeles'

let clock: Intl.DateTimeFormat | undefined

export function shopDay(moment: Date): string {
  // Swedish dates are ISO 8601
  clock ??= new Intl.DateTimeFormat('sv', { timeZone: SHOP_TIME_ZONE })
  return clock.format(moment)
}
