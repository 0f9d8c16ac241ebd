import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, type KeyboardEvent } from 'react'
import type { StudioCalendar } from '@contracts/studio'
import { addDays, weeksOf } from '@rules/days'
import { formatDay } from '@rules/moment-text'
import { editionsIn, listFaults, spanOfDay, touches } from './calendar.rules'

interface CalendarMonthProps {
  month: string
  calendar: StudioCalendar
  today: string
  day: string
  onChoose: (day: string) => void
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

const Table = chakra('table', {
  base: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', background: 'bg.panel' },
})
const Day = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '0.5',
    width: '100%',
    minHeight: '16',
    padding: '1',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'bg.subtle' },
    _pressed: { background: 'bg.muted', outline: '2px solid', outlineColor: 'fg' },
    focusVisibleRing: 'inside',
  },
})

export function CalendarMonth(props: CalendarMonthProps) {
  const { month, today, day, onChoose } = props
  const table = useRef<HTMLTableElement>(null)
  const weeks = weeksOf(month)
  // one day of the month is in the order of the tab key; arrows lead to the others
  const reachable = weeks.flat().includes(day) ? day : `${month}-01`
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const at = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    if (step === undefined || at === undefined) return
    event.preventDefault()
    const next = `[data-day="${addDays(at, step)}"]`
    table.current?.ownerDocument.querySelector<HTMLElement>(next)?.focus()
  }
  return (
    <Table ref={table} onKeyDown={move}>
      <Box as="caption" textAlign="start" fontWeight="medium" paddingBottom="2">
        {formatDay(`${month}-01`, 'month')}
      </Box>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <Box as="th" key={name} fontSize="xs" fontWeight="normal" color="fg.muted" padding="1">
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((one, weekday) => (
              <Box as="td" key={weekday} borderWidth="1px" padding="0" verticalAlign="top">
                {one !== undefined && (
                  <DayButton
                    {...props}
                    day={one}
                    isChosen={one === day}
                    isToday={one === today}
                    isReachable={one === reachable}
                    onChoose={onChoose}
                  />
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface DayButtonProps {
  day: string
  calendar: StudioCalendar
  isChosen: boolean
  isToday: boolean
  isReachable: boolean
  onChoose: (day: string) => void
}

function DayButton({ day, calendar, isChosen, isToday, isReachable, onChoose }: DayButtonProps) {
  const span = spanOfDay(day)
  const editions = editionsIn(calendar.editions, span)
  const faults = listFaults(calendar).filter((fault) => touches(fault, span))
  const [first] = editions
  const count = `${faults.length} to check`
  const [monthOfDay] = formatDay(day, 'long').split(' ')
  return (
    <Day
      type="button"
      data-day={day}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onChoose(day)}
    >
      <Box fontSize="xs" fontWeight={isToday ? 'bold' : 'normal'}>
        <Box as="span" srOnly>
          {monthOfDay}{' '}
        </Box>
        {Number(day.slice(-2))}
      </Box>
      {first && (
        <Box
          fontSize="2xs"
          paddingInline="1"
          borderRadius="l1"
          background="brand.subtle"
          color="brand.fg"
          truncate
        >
          {editions.length > 1 ? `${editions.length} editions` : first.name}
        </Box>
      )}
      {faults.length > 0 && (
        <Box fontSize="2xs" color="fg.error" truncate>
          {count}
        </Box>
      )}
    </Day>
  )
}
