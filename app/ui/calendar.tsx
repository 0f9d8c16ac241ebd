import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { addDays, addMonths, monthOf, toDate, weekdayOf, weeksOf } from '@rules/days'
import styles from './calendar.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

const messages = defineMessages({
  previous: { id: 'calendar.previous', defaultMessage: 'Previous month' },
  next: { id: 'calendar.next', defaultMessage: 'Next month' },
  unavailable: { id: 'calendar.unavailable', defaultMessage: '{day}, not available' },
})

/** Any Sunday, from which the names of the weekdays are counted. */
const SUNDAY = '2026-11-01'

interface CalendarProps {
  /** Days are `YYYY-MM-DD`. */
  value?: string
  min: string
  max: string
  isAvailable: (day: string) => boolean
  onChoose: (day: string) => void
  /** Takes the focus when it appears. */
  hasFocus?: boolean
}

/**
 * One month of days to choose from, with all keys of the WAI-ARIA date grid. Unavailable days can
 * be reached with the keyboard and are announced as unavailable.
 */
export function Calendar({ value, min, max, isAvailable, onChoose, hasFocus }: CalendarProps) {
  const { formatDate } = useIntl()
  const titleId = useId()
  const { focused, move, grid } = useFocusedDay(value ?? firstFrom(min, max, isAvailable), hasFocus)
  const keep = (day: string) => move(day < min ? min : day > max ? max : day)
  const month = monthOf(focused)

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(event, focused)
    if (day === undefined) return
    event.preventDefault()
    keep(day)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <MonthButton
          way="previous"
          isOff={month <= monthOf(min)}
          onClick={() => keep(addMonths(focused, -1))}
        />
        <p id={titleId} className={styles.title} aria-live="polite">
          {formatDate(toDate(focused), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </p>
        <MonthButton
          way="next"
          isOff={month >= monthOf(max)}
          onClick={() => keep(addMonths(focused, 1))}
        />
      </div>
      {/* arrow keys move between the days of the grid */}
      <table
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <WeekdayNames />
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <td key={weekday} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    isChosen={day === value}
                    isFocused={day === focused}
                    isAvailable={isAvailable(day)}
                    onChoose={onChoose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthButtonProps {
  way: 'previous' | 'next'
  /** There is no further month in this direction. */
  isOff: boolean
  onClick: () => void
}

function MonthButton({ way, isOff, onClick }: MonthButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={formatMessage(messages[way])}
      // not `disabled`, so that the button keeps the focus when the last month is reached
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={way === 'previous' ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  )
}

function WeekdayNames() {
  const { formatDate } = useIntl()
  const name = (index: number, weekday: 'long' | 'narrow') =>
    formatDate(toDate(addDays(SUNDAY, index)), { weekday, timeZone: 'UTC' })
  return (
    <thead>
      <tr>
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <th key={index} scope="col" abbr={name(index, 'long')}>
            <span aria-hidden="true">{name(index, 'narrow')}</span>
            <span className="visually-hidden">{name(index, 'long')}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DayCellProps {
  day: string
  isChosen: boolean
  /** The only day in the tab order. */
  isFocused: boolean
  isAvailable: boolean
  onChoose: (day: string) => void
}

function DayCell({ day, isChosen, isFocused, isAvailable, onChoose }: DayCellProps) {
  const { formatDate, formatMessage } = useIntl()
  const name = formatDate(toDate(day), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        tabIndex={isFocused ? 0 : -1}
        aria-label={isAvailable ? name : formatMessage(messages.unavailable, { day: name })}
        aria-disabled={!isAvailable || undefined}
        className={classNames(styles.day, isChosen && styles.chosen)}
        onClick={isAvailable ? () => onChoose(day) : undefined}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

/** The active day, which takes the focus as the keys move it and decides which month is shown. */
function useFocusedDay(start: string, hasFocus = false) {
  const [focused, setFocused] = useState(start)
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(hasFocus)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focused])
  const move = (day: string) => {
    // after a click on a month button, the focus stays on the button
    isMoving.current = grid.current?.contains(document.activeElement) ?? false
    setFocused(day)
  }
  return { focused, move, grid }
}

function dayByKey({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  const weekday = weekdayOf(day)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

function firstFrom(min: string, max: string, isAvailable: (day: string) => boolean): string {
  for (let day = min; day <= max; day = addDays(day, 1)) if (isAvailable(day)) return day
  return min
}
