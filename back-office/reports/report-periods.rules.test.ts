import { periodOf } from './report-periods.rules'

test.each([
  ['today', '2026-12-10', '2026-12-10'],
  ['yesterday', '2026-12-09', '2026-12-09'],
  ['week', '2026-12-07', '2026-12-10'],
  ['7', '2026-12-04', '2026-12-10'],
  ['28', '2026-11-13', '2026-12-10'],
  ['month', '2026-12-01', '2026-12-10'],
  ['last-month', '2026-11-01', '2026-11-30'],
  ['year', '2026-01-01', '2026-12-10'],
])('%s is from %s until %s on a Thursday', (preset, from, until) => {
  expect(periodOf(preset, '2026-12-10')).toEqual({ from, until })
})

test('a week that begins today has one day, and days of one’s own are not known', () => {
  expect(periodOf('week', '2026-12-07')).toEqual({ from: '2026-12-07', until: '2026-12-07' })
  expect(periodOf('own', '2026-12-07')).toBeUndefined()
})
