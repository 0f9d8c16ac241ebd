import { millisecondsInDay } from 'date-fns/constants'
import { useIntl } from 'react-intl'
import { DAY_MINUTES, WEEKDAYS, type OpeningSpan, type Weekday } from '@rules/week-hours'
import { toTimeText } from '@/rules/shop-hours'
import { shopsMessages } from './shops.messages'

/** A Sunday in UTC, used as base to format weekdays and times in UTC. */
const SUNDAY = Date.UTC(2026, 0, 4)
const CLOCK = /^(\d+):(\d+) (AM|PM)$/

/**
 * Formats weekdays and times of shops in the page's language. The times are in Pacific time
 * (I18N-009), so they must not be converted to the browser's time zone.
 */
export function useShopWords() {
  const { locale, formatDate, formatMessage, formatTime } = useIntl()
  const words = {
    day: (day: Weekday) =>
      formatDate(SUNDAY + WEEKDAYS.indexOf(day) * millisecondsInDay, {
        weekday: 'long',
        timeZone: 'UTC',
      }),
    time(text: string) {
      const [, hour, minute, half] = CLOCK.exec(text) ?? []
      if (!hour || locale.startsWith('en')) return text
      const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
      const moment = SUNDAY + (hours * 60 + Number(minute)) * 60_000
      // browsers and servers use different spaces before p.m.
      return formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' }).replace(/\s/g, ' ')
    },
    spans(spans: readonly OpeningSpan[]): string {
      const texts = spans.map(({ opens, closes }) => {
        if (closes - opens === DAY_MINUTES) return formatMessage(shopsMessages.alwaysOpen)
        const from = words.time(toTimeText(opens))
        return formatMessage(shopsMessages.span, { from, until: words.time(toTimeText(closes)) })
      })
      return texts.join(', ') || formatMessage(shopsMessages.dayClosed)
    },
  }
  return words
}
