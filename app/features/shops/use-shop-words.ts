import { millisecondsInDay } from 'date-fns/constants'
import { useIntl } from 'react-intl'
import { WEEKDAYS, type Weekday } from '@rules/week-hours'

/** A Sunday in UTC, used as base to format weekdays and times in UTC. */
const SUNDAY = Date.UTC(2026, 0, 4)
const CLOCK = /^(\d+):(\d+) (AM|PM)$/

/**
 * Formats weekdays and times of shops in the page's language. The times are in Pacific time
 * (I18N-009), so they must not be converted to the browser's time zone.
 */
export function useShopWords(): { day: (day: Weekday) => string; time: (text: string) => string } {
  const { locale, formatDate, formatTime } = useIntl()
  return {
    day: (day) =>
      formatDate(SUNDAY + WEEKDAYS.indexOf(day) * millisecondsInDay, {
        weekday: 'long',
        timeZone: 'UTC',
      }),
    time(text) {
      const [, hour, minute, half] = CLOCK.exec(text) ?? []
      if (!hour || locale.startsWith('en')) return text
      const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
      const moment = SUNDAY + (hours * 60 + Number(minute)) * 60_000
      // browsers and servers use different spaces before p.m.
      return formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' }).replace(/\s/g, ' ')
    },
  }
}
