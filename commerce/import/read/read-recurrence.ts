import { child, children, textOf, type XmlElement } from '../xml-element'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Reads on which days and at what hours a schedule recurs; undefined: always. */
export function readRecurrence(schedule: XmlElement | undefined) {
  const recurrence = child(schedule, 'recurrence')
  if (!recurrence) return undefined
  const time = child(recurrence, 'time-of-day')
  const days = children(child(recurrence, 'day-of-week'), 'weekday')
  return {
    weekdays: days.length > 0 ? days.map(({ text }) => WEEKDAYS.indexOf(text)) : undefined,
    fromMinute: toMinute(textOf(time, 'time-from')),
    toMinute: toMinute(textOf(time, 'time-to')),
  }
}

/** `09:30:00Z` is 570; not a time: as it stands, for the schema to refuse. */
function toMinute(text: string | undefined): number | string | undefined {
  const [, hours, minutes] = text?.match(/^(\d{2}):(\d{2})/) ?? []
  return hours === undefined ? text : Number(hours) * 60 + Number(minutes)
}
