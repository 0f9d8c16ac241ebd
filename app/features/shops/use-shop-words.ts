import { useIntl } from 'react-intl'
import { WEEKDAYS, type Weekday } from '@domain/week-hours'

/** A Sunday: only its weekday and clock are used, and in the time zone they are written in. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000
const CLOCK = /^(\d+):(\d+) (AM|PM)$/

/**
 * Days and times of shops in the page's language. They are Pacific time already (I18N-009), and so
 * never pass through the time zone of the browser.
 */
export function useShopWords(): { day: (day: Weekday) => string; time: (text: string) => string } {
  const { locale, formatDate, formatTime } = useIntl()
  return {
    day: (day) =>
      formatDate(SUNDAY + WEEKDAYS.indexOf(day) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
    time(text) {
      const [, hour, minute, half] = CLOCK.exec(text) ?? []
      if (!hour || locale.startsWith('en')) return text
      const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
      const moment = SUNDAY + (hours * 60 + Number(minute)) * 60_000
      // browsers and servers differ in the space before p.m.
      return formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' }).replace(/\s/g, ' ')
    },
  }
}
