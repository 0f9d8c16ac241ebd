import { useEffect, useState } from 'react'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { useClock } from '@/site/use-clock'
import { classNames } from './class-names'
import styles from './countdown.module.css'
import { secondsInDay } from 'date-fns/constants'

interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Returns the remaining time of a countdown in whole units; `'ended'` when less than 1 ms remains
 * (CNT-021).
 */
export function timeLeft(ms: number): TimeLeft | 'ended' {
  if (ms < 1) return 'ended'
  const seconds = Math.floor(ms / 1000)
  return {
    days: Math.floor(seconds / secondsInDay),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const messages = defineMessages({
  days: { id: 'countdown.days', defaultMessage: '{count, plural, one {day} other {days}}' },
  hours: { id: 'countdown.hours', defaultMessage: '{count, plural, one {hour} other {hours}}' },
  minutes: { id: 'countdown.minutes', defaultMessage: '{count, plural, one {min} other {mins}}' },
  seconds: { id: 'countdown.seconds', defaultMessage: '{count, plural, one {sec} other {secs}}' },
  ends: { id: 'countdown.ends', defaultMessage: 'Ends {date} at {time}' },
})

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
const SECOND_MS = 1000
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

interface CountdownProps {
  /** Epoch milliseconds. */
  endsAt: number
  textColor?: string
  backgroundColor?: string
  /** `row`: as one line in a banner. */
  look?: 'cells' | 'row'
  onEnd?: () => void
}

/**
 * Days, hours, minutes and seconds, updated every second; removed when less than 1 ms is left
 * (CNT-021). A skeleton of the same size is shown until the browser's clock is read. Screen readers
 * read the end time once, not the updates.
 */
export default function Countdown({ endsAt, textColor, backgroundColor, ...rest }: CountdownProps) {
  const { look = 'cells', onEnd } = rest
  const { formatDate, formatTime } = useIntl()
  const now = useNow(endsAt, onEnd)
  const left = now === undefined ? undefined : timeLeft(endsAt - now)
  if (left === 'ended') return null
  return (
    <div
      className={classNames(styles.countdown, styles[look])}
      style={{ color: textColor, backgroundColor }}
      role="timer"
      data-waiting={!left || undefined}
    >
      {left && (
        <span className="visually-hidden">
          <FormattedMessage
            {...messages.ends}
            values={{
              date: formatDate(endsAt, { dateStyle: 'long' }),
              time: formatTime(endsAt, TIME),
            }}
          />
        </span>
      )}
      {UNITS.map((unit) => (
        <span key={unit} className={styles.part} aria-hidden="true" data-unit={unit}>
          <span className={classNames(styles.number, !left && styles.waiting)} translate="no">
            {left ? String(left[unit]).padStart(2, '0') : '00'}
          </span>
          <span className={styles.unit}>
            <FormattedMessage {...messages[unit]} values={{ count: left ? left[unit] : 0 }} />
          </span>
        </span>
      ))}
    </div>
  )
}

/**
 * Returns the time of the browser's clock, or of the preview, every second until the end; undefined
 * while rendering on the server.
 */
function useNow(endsAt: number, onEnd?: () => void): number | undefined {
  const getTime = useClock()
  const [now, setNow] = useState<number>()
  const isOver = now !== undefined && timeLeft(endsAt - now) === 'ended'
  useEffect(() => {
    setNow(getTime())
    if (isOver) return undefined
    const timer = setInterval(() => setNow(getTime()), SECOND_MS)
    return () => clearInterval(timer)
  }, [endsAt, isOver, getTime])
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])
  return now
}
