import fc from 'fast-check'
import { addDays } from '../../rules/days'
import { startOfDay } from '../../rules/zoned-time'
import { dayOf, hasBegun, hasEnded, hasPassed, timezoneOf, toShopTime } from './shop-time.rules'

it.each([
  ['Etc/UTC', '2026-11-22T02:30:00Z', '2026-11-22', 0, '02:30:00', 150],
  ['America/Los_Angeles', '2026-11-22T02:30:00Z', '2026-11-21', 6, '18:30:00', 1110],
  // daylight saving time
  ['America/Los_Angeles', '2026-07-01T02:30:00Z', '2026-06-30', 2, '19:30:00', 1170],
  ['Asia/Tokyo', '2026-11-21T15:00:00Z', '2026-11-22', 0, '00:00:00', 0],
])('in the time zone %s, %s is %s', (timezone, at, day, weekday, time, minute) => {
  expect(toShopTime(new Date(at), timezone)).toEqual({ day, weekday, time, minute })
})

it.each([
  // the clocks change on these days
  ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z'],
  ['2027-03-15', 'America/New_York', '2027-03-15T04:00:00.000Z'],
  ['2027-11-07', 'America/New_York', '2027-11-07T04:00:00.000Z'],
  ['2027-11-08', 'America/New_York', '2027-11-08T05:00:00.000Z'],
  ['2027-04-04', 'Pacific/Auckland', '2027-04-03T11:00:00.000Z'],
  ['2027-04-05', 'Pacific/Auckland', '2027-04-04T12:00:00.000Z'],
  ['2027-09-26', 'Pacific/Auckland', '2027-09-25T12:00:00.000Z'],
  ['2027-04-04', 'Asia/Tokyo', '2027-04-03T15:00:00.000Z'],
  // midnight is skipped on these days
  ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2027-03-28', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
])('%s begins in %s at %s', (day, timezone, expected) => {
  expect(startOfDay(day, timezone).toISOString()).toBe(expected)
})

it('begins every day with its first moment', () => {
  const zones = ['America/Los_Angeles', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland']
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      // midnight is skipped there in spring
      fc.constantFrom(...zones, 'America/Santiago', 'Etc/UTC'),
      (count, timezone) => {
        const day = addDays('2024-01-01', count)
        const start = startOfDay(day, timezone)
        expect(toShopTime(start, timezone).day).toBe(day)
        const before = new Date(start.getTime() - 1)
        expect(toShopTime(before, timezone).day).toBe(addDays(day, -1))
      },
    ),
    { numRuns: 500 },
  )
})

it.each([
  [{ SiteTimezone: 'Asia/Tokyo', timezone: 'Europe/Paris' }, 'Asia/Tokyo'],
  [{ timezone: 'Europe/Paris' }, 'Europe/Paris'],
  [{ SiteTimezone: 'Nowhere' }, 'Etc/UTC'],
  [{ SiteTimezone: 7 }, 'Etc/UTC'],
  [{}, 'Etc/UTC'],
])('returns the time zone of %j', (preferences, expected) => {
  expect(timezoneOf(preferences)).toBe(expected)
})

it.each([
  ['2026-11-20', '2026-11-21T07:59:59Z', false],
  ['2026-11-20', '2026-11-21T08:00:00Z', true],
  // an attribute of type date in an archive of Salesforce
  ['2026-11-20T00:00:00.000Z', '2026-11-21T07:59:59Z', false],
  ['2026-11-20T00:00:00Z', '2026-11-21T08:00:00Z', true],
  ['2026-11-20T23:00:00Z', '2026-11-20T23:00:01Z', true],
  ['2026-11-20T23:00:00Z', '2026-11-20T23:00:00Z', true],
  ['2026-11-20T23:00:00Z', '2026-11-20T22:59:59Z', false],
  ['soon', '2026-11-20T23:00:00Z', false],
  [undefined, '2026-11-20T23:00:00Z', false],
])('the date %s at %s, in California, has passed: %s', (date, at, expected) => {
  expect(hasPassed(date, new Date(at), 'America/Los_Angeles')).toBe(expected)
})

it.each([
  ['2026-11-20', '2026-11-20T07:59:59Z', false],
  ['2026-11-20', '2026-11-20T08:00:00Z', true],
  ['2026-07-04', '2026-07-04T07:00:00Z', true],
  ['2026-11-20T23:00:00Z', '2026-11-20T23:00:00Z', true],
  ['2026-11-20T23:00:00Z', '2026-11-20T22:59:59Z', false],
  ['soon', '2026-11-20T23:00:00Z', false],
])('the date %s at %s, in California, has begun: %s', (date, at, expected) => {
  expect(hasBegun(date, new Date(at), 'America/Los_Angeles')).toBe(expected)
})

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20Z', '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['2026-11-20T00:00:00Z', '2026-11-20'],
  ['2026-11-20T00:00Z', '2026-11-20'],
  ['2026-11-20T00:00:00.001Z', '2026-11-19'],
  ['2026-11-20T00:00:00-08:00', '2026-11-20'],
  ['2026-11-20-08:00', '2026-11-20'],
  ['2026-11-20T07:59:59Z', '2026-11-19'],
  ['2026-11-20T08:00:00Z', '2026-11-20'],
  ['soon', undefined],
  ['2026-13-40', undefined],
])('%s is the day %s in California', (text, day) => {
  expect(dayOf(text, 'America/Los_Angeles')).toBe(day)
})

it('the end of a schedule at midnight UTC is a moment', () => {
  const end = '2026-11-20T00:00:00Z'
  expect(hasEnded(end, new Date('2026-11-19T23:59:59Z'), 'America/Los_Angeles')).toBe(false)
  expect(hasEnded(end, new Date('2026-11-20T00:00:00Z'), 'America/Los_Angeles')).toBe(true)
})
