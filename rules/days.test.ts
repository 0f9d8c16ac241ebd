import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { attributeDay, isDay } from './day-texts'
import { addDays, addMonths, utcDay, weekdayOf, weeksOf } from './days'

test.each([
  ['2026-03-08', '2026-03-08'],
  ['2026-03-08Z', '2026-03-08'],
  ['2026-03-08-08:00', '2026-03-08'],
  ['2026-03-08T00:00:00.000Z', '2026-03-08'],
  ['2026-03-08T00:00:00Z', '2026-03-08'],
  ['2026-03-08T00:00:00-08:00', undefined],
  ['2026-03-08T07:30:00Z', undefined],
  ['2026-02-30', undefined],
  ['soon', undefined],
])('the attribute %s means the day %s', (text, day) => {
  expect(attributeDay(text)).toBe(day)
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-01', 7, '2026-11-08'],
])('%s and %i days', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-31', -2, '2026-11-30'],
])('%s and %i months', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

it('lays a month out in weeks from Sunday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(weeks.at(-1)?.slice(4)).toEqual(['2026-12-31', undefined, undefined])
  expect(weekdayOf('2026-12-06')).toBe(0)
})

test.each([
  ['2026-12-01', true],
  ['2026-13-01', false],
  ['2026-02-30', false],
  ['12/01/2026', false],
  [undefined, false],
])('%j is a day: %s', (value, expected) => {
  expect(isDay(value)).toBe(expected)
})

test('no day is skipped or repeated when daylight saving time changes', () => {
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
})

test('the day of a moment is that of UTC', () => {
  expect(utcDay(new Date('2026-12-31T23:59:59-01:00'))).toBe('2027-01-01')
})

test('an hour and a minute are counted in milliseconds [SES-029]', () => {
  expect([millisecondsInHour, millisecondsInMinute]).toEqual([3_600_000, 60_000])
})
