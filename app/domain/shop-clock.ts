import { SHOP_TIME_ZONE } from './shop-day'

let clock: Intl.DateTimeFormat | undefined

/** What the clocks in the shops show at a moment, to the minute: `2027-02-14T09:30`. */
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
 * The moment, in epoch milliseconds, at which the clocks in the shops show a time; the first of two
 * when they are put back. Undefined for what is no time.
 */
export function fromShopTime(time: string): number | undefined {
  const asUtc = Date.parse(`${time}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) || Number.isNaN(asUtc)) return undefined
  const offsetAt = (moment: number) => Date.parse(`${toShopTime(moment)}Z`) - moment
  // the offset of half a day earlier is right unless the clocks are put forward or back in between
  const early = asUtc - offsetAt(asUtc - 12 * 3_600_000)
  if (toShopTime(early) === time) return early
  return asUtc - offsetAt(asUtc + 12 * 3_600_000)
}
