import type { Assignment } from '../../promotions/promotion.schemas'
import { group, leaf, type XmlNodes } from '../xml/xml-node'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Returns when a promotion runs in its campaign. */
export function scheduleNodes({ startsAt, endsAt, recurrence }: Assignment): XmlNodes {
  const days = recurrence?.weekdays?.map((day) => leaf('weekday', WEEKDAYS[day])) ?? []
  return group('schedule', [
    leaf('start-date', startsAt.at(-1)),
    leaf('end-date', endsAt.at(-1)),
    group('recurrence', [
      group('day-of-week', days),
      group('time-of-day', [
        leaf('time-from', toTime(recurrence?.fromMinute)),
        leaf('time-to', toTime(recurrence?.toMinute)),
      ]),
    ]),
  ])
}

/** Converts 570 to `09:30:00`. */
function toTime(minute: number | undefined): string | undefined {
  if (minute === undefined) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`
}
