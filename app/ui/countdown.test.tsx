import { act, render, screen } from '@testing-library/react'
import { secondsInDay } from 'date-fns/constants'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { PreviewProvider } from '@/site/use-preview'
import Countdown, { timeLeft } from './countdown'

const SECOND = 1000
const DAY = secondsInDay * SECOND
const NOW = Date.parse('2026-12-01T12:00:00Z')

beforeEach(() => void jest.useFakeTimers({ now: NOW }))

const countdown = (endsAt: number, onEnd?: () => void) => (
  <IntlProvider locale="en-US" defaultLocale="en-US" timeZone="UTC">
    <Countdown endsAt={endsAt} onEnd={onEnd} />
  </IntlProvider>
)
const shown = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test.each([
  [0, 'ended'],
  [0.9, 'ended'],
  [-5, 'ended'],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [2 * DAY + 3_723_000, { days: 2, hours: 1, minutes: 2, seconds: 3 }],
])('%d ms are left', (ms, expected) => {
  expect(timeLeft(ms)).toEqual(expected)
})

test('until the clock is read there is a skeleton', () => {
  const html = renderToString(countdown(NOW + DAY))
  expect(html).toContain('data-waiting="true"')
  expect(html).not.toContain('Ends')
})

test('ticks each second, and its end is announced once', () => {
  render(countdown(NOW + DAY + 62 * SECOND))
  expect(shown()).toBe('Ends December 2, 2026 at 12:01 PM UTC01day00hours01min02secs')
  pass(SECOND)
  expect(shown()).toContain('01min01sec')
  expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live')
})

test('a translator leaves the numbers alone, which change before it has answered', () => {
  render(countdown(NOW + DAY + 62 * SECOND))
  const numbers = screen.getAllByText(/^\d\d$/)
  expect(numbers).toHaveLength(4)
  for (const number of numbers) expect(number).toHaveAttribute('translate', 'no')
})

test('in preview it runs from the previewed moment on', () => {
  const preview = { timestamp: NOW + 30 * DAY }
  const endsAt = preview.timestamp + DAY
  render(<PreviewProvider value={preview}>{countdown(endsAt + 2 * SECOND)}</PreviewProvider>)
  expect(shown()).toContain('01day00hours00mins02secs')
  pass(SECOND)
  expect(shown()).toContain('00mins01sec')
})

test('in preview it is gone when the previewed moment is past its end', () => {
  render(
    <PreviewProvider value={{ timestamp: NOW + 2 * DAY }}>{countdown(NOW + DAY)}</PreviewProvider>,
  )
  expect(screen.queryByRole('timer')).toBeNull()
})

test('is gone when it is over, and says so', () => {
  const onEnd = jest.fn()
  render(countdown(NOW + 2 * SECOND, onEnd))
  pass(SECOND)
  expect(onEnd).not.toHaveBeenCalled()
  pass(SECOND)
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})
