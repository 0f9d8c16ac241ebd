import fc from 'fast-check'
import { compareValue } from './compare-value'

const timezone = 'America/Los_Angeles'
const meets = (value: string, operator: string, values: string[], at: string) =>
  compareValue(value, { operator, values }, { at: new Date(at), timezone })

// Saturday, 28 November, 23:30 in California
const LATE = '2026-11-29T07:30:00Z'

it.each([
  ['2026-11-28', 'is-today', [], true],
  ['2026-11-29', 'is-today', [], false],
  ['2026-11-29', 'is-tomorrow', [], true],
  ['2026-11-27Z', 'is-yesterday', [], true],
  ['2026-11-28T00:00:00.000Z', 'is-today', [], true],
  ['2026-11-28T00:00:00Z', 'is-on', ['2026-11-28T00:00:00.000Z'], true],
  ['2026-11-22T00:00:00Z', 'is-in-the-current', ['week'], true],
  // the same evening, and the evening before
  ['2026-11-29T02:00:00.000Z', 'is-today', [], true],
  ['2026-11-28T07:59:59.000Z', 'is-yesterday', [], true],
  ['2026-11-28T08:00:00.000Z', 'is-today', [], true],
  ['2026-11-29T02:00:00.000Z', 'is-on', ['2026-11-28'], true],
  ['2026-11-29T02:00:00.000Z', 'is-after', ['2026-11-28'], false],
  ['2026-11-26', 'is-in-the-last-x-days', ['2'], true],
  ['2026-11-25', 'is-in-the-last-x-days', ['2'], false],
  ['2026-11-30', 'is-in-the-next-x-days', ['2'], true],
  ['2026-12-01', 'is-not-in-the-next-x-days', ['2'], true],
  // the week ends with Saturday
  ['2026-11-22', 'is-in-the-current', ['week'], true],
  ['2026-11-29', 'is-in-the-next', ['week'], true],
  ['2026-11-21', 'is-in-the-last', ['week'], true],
  ['2026-11-22', 'is-in-the-current', ['decade'], false],
  ['2026-11-28', 'is-in-the-last-x-days', ['soon'], false],
  ['2026-11-28', 'is-in-the-last-x-days', ['9'.repeat(300)], false],
  ['2026-11-28', 'is-before', ['someday'], false],
])('%s %s %j late on 28 November in California: %s', (value, operator, values, expected) => {
  expect(meets(value, operator, values, LATE)).toBe(expected)
})

it.each([
  ['2026-12-31', 'year', true],
  ['2027-01-01', 'year', false],
  ['2026-12-01', 'month', true],
  ['2027-01-01', 'month', false],
])('on New Year’s Eve in California, %s is in the current %s: %s', (value, period, expected) => {
  const eve = '2027-01-01T07:59:59Z'
  expect(meets(value, 'is-in-the-current', [period], eve)).toBe(expected)
})

it('every moment is in its own day, whether the clocks change or not', () => {
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:01Z'),
    max: new Date('2029-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      const at = moment.toISOString()
      fc.pre(!at.endsWith('T00:00:00.000Z'))
      expect(meets(at, 'is-today', [], at)).toBe(true)
      expect(meets(at, 'is-in-the-current', ['month'], at)).toBe(true)
      expect(meets(at, 'is-in-the-last-x-days', ['0'], at)).toBe(true)
    }),
  )
})
