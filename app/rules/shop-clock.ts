import { millisecondsInHour } from 'date-fns/constants'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

let clock: Intl.DateTimeFormat | undefined

/** Returns the time in the shops' time zone, to the minute: `2027-02-14T09:30`. */
export function toShopTime(moment: number): string {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: SHOP_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * Returns the epoch milliseconds of a time in the shops' time zone; the first of two moments when
 * the clocks are set back. Undefined for an invalid time.
 */
export function fromShopTime(time: string): number | undefined {
  const asUtc = Date.parse(`${time}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) || Number.isNaN(asUtc)) return undefined
  const offsetAt = (moment: number) => Date.parse(`${toShopTime(moment)}Z`) - moment
  // the offset twelve hours earlier is correct unless the clocks change in between
  const early = asUtc - offsetAt(asUtc - 12 * millisecondsInHour)
  if (toShopTime(early) === time) return early
  return asUtc - offsetAt(asUtc + 12 * millisecondsInHour)
}
