import { formatMoment } from './moment-text'

test.each([
  ['2027-02-14T17:00:00Z', 'America/Los_Angeles', 'Feb 14, 2027, 9:00 AM PST'],
  // the clocks change in New York
  ['2027-03-14T06:59:00Z', 'America/New_York', 'Mar 14, 2027, 1:59 AM EST'],
  ['2027-03-14T07:00:00Z', 'America/New_York', 'Mar 14, 2027, 3:00 AM EDT'],
  ['2027-11-07T05:30:00Z', 'America/New_York', 'Nov 7, 2027, 1:30 AM EDT'],
  ['2027-11-07T06:30:00Z', 'America/New_York', 'Nov 7, 2027, 1:30 AM EST'],
  ['2027-02-14T15:00:00Z', 'Asia/Tokyo', 'Feb 15, 2027, 12:00 AM GMT+9'],
  ['2026-01-02T00:00:00Z', 'Etc/UTC', 'Jan 2, 2026, 12:00 AM UTC'],
])('%s in %s is %s', (iso, timeZone, expected) => {
  expect(formatMoment(iso, timeZone)).toBe(expected)
})
