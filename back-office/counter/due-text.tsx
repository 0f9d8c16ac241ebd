import type { CounterPickup } from '@contracts/counter'
import { SHOP_TIME_ZONE, shopDay } from '@rules/shop-day'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
})
const dayAndClock = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** `6:30 PM` today, otherwise with the day, in the shop's time zone. */
function toShort(iso: string): string {
  const moment = new Date(iso)
  return shopDay(moment) === shopDay(new Date()) ? clock.format(moment) : dayAndClock.format(moment)
}

/** When a pickup is due, or since when it is ready or done. */
export function DueText({ pickup: { state, dueAt, since } }: { pickup: CounterPickup }) {
  const isDue = state === 'placed' || state === 'preparing'
  const iso = isDue ? dueAt : since
  return (
    <span>
      {isDue ? 'Due ' : 'Since '}
      <time dateTime={iso}>{toShort(iso)}</time>
    </span>
  )
}
