import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { WEEKDAYS, type WeekHours } from '../../rules/week-hours'

/** The date of a Sunday. */
const FIRST_DAY = Date.UTC(2026, 10, 22)

/** @returns undefined for an unsupported language */
export function toHoursText(hours: WeekHours, locale: string): string | undefined {
  const language = locale === 'default' ? 'en-US' : locale.replaceAll('_', '-')
  try {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
    const lines = WEEKDAYS.map((day, index) => {
      const time = (minute: number) => clock.format(FIRST_DAY + minute * millisecondsInMinute)
      const spans = hours[day].map(({ opens, closes }) => `${time(opens)} – ${time(closes)}`)
      const name = weekday.format(FIRST_DAY + index * millisecondsInDay)
      return spans.length > 0 ? `${name}: ${spans.join(', ')}` : ''
    })
    const [sunday = '', ...others] = lines
    return [...others, sunday].filter((line) => line !== '').join('\n')
  } catch {
    return undefined
  }
}
