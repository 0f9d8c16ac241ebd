import { addIntervals, firstAfter, isInSeries } from './subscription-dates.rules'

const MONTHLY = { every: 1, period: 3 }

test.each([
  ['2026-01-31', MONTHLY, 1, '2026-02-28'],
  ['2026-01-31', MONTHLY, 2, '2026-03-31'],
  ['2028-01-31', MONTHLY, 1, '2028-02-29'],
  ['2026-11-30', MONTHLY, 3, '2027-02-28'],
  ['2026-12-31', { every: 2, period: 3 }, 1, '2027-02-28'],
  ['2028-02-29', { every: 1, period: 4 }, 1, '2029-02-28'],
  ['2028-02-29', { every: 1, period: 4 }, 4, '2032-02-29'],
  ['2026-03-07', { every: 1, period: 1 }, 2, '2026-03-09'],
  ['2026-10-25', { every: 2, period: 2 }, 1, '2026-11-08'],
])('%s plus %j %d times is %s [ACC-059]', (day, interval, count, expected) => {
  expect(addIntervals(day, interval, count)).toBe(expected)
})

test('a series continues from its first day across short months', () => {
  expect(firstAfter('2026-01-31', MONTHLY, '2026-02-28')).toBe('2026-03-31')
  expect(firstAfter('2026-01-31', MONTHLY, '2026-08-15')).toBe('2026-08-31')
  expect(isInSeries('2026-01-31', MONTHLY, '2026-02-28')).toBe(true)
  expect(isInSeries('2026-01-31', MONTHLY, '2026-03-28')).toBe(false)
  expect(isInSeries('2026-01-31', MONTHLY, '2026-01-31')).toBe(true)
})
