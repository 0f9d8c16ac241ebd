import { formatDay, formatMoment } from './moment-text'

test.each([
  ['2027-02-14T17:00:00Z', 'America/Los_Angeles', 'Feb 14, 2027, 09:00 PST'],
  // the clocks change in New York
  ['2027-03-14T06:59:00Z', 'America/New_York', 'Mar 14, 2027, 01:59 EST'],
  ['2027-03-14T07:00:00Z', 'America/New_York', 'Mar 14, 2027, 03:00 EDT'],
  ['2027-11-07T05:30:00Z', 'America/New_York', 'Nov 7, 2027, 01:30 EDT'],
  ['2027-11-07T06:30:00Z', 'America/New_York', 'Nov 7, 2027, 01:30 EST'],
  ['2027-02-14T15:00:00Z', 'Asia/Tokyo', 'Feb 15, 2027, 00:00 GMT+9'],
  ['2026-01-02T00:00:00Z', 'Etc/UTC', 'Jan 2, 2026, 00:00 UTC'],
])('%s in %s is %s', (iso, timeZone, expected) => {
  expect(formatMoment(iso, timeZone)).toBe(expected)
})

test('a moment of these weeks needs no year, and one of today no day', () => {
  const iso = '2026-11-27T20:05:00Z'
  expect(formatMoment(iso, 'America/Los_Angeles', 'near')).toBe('Fri, Nov 27, 12:05 PST')
  expect(formatMoment(iso, 'America/Los_Angeles', 'clock')).toBe('12:05 PST')
})

test.each([
  [undefined, 'Dec 10, 2026'],
  ['long' as const, 'December 10, 2026'],
  ['short' as const, 'Dec 10'],
  ['weekday' as const, 'Thu, Dec 10'],
  ['long weekday' as const, 'Thursday, December 10'],
  ['month' as const, 'December 2026'],
])('a day in the style %s is %s', (style, expected) => {
  expect(formatDay('2026-12-10', style)).toBe(expected)
})
