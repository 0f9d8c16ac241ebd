import { nextOpening, pickupDueAt, possibleDueAt } from './pickup-due'
import { parseSpecialDays } from './special-days'
import { toWeek, type WeekHours } from './week-hours'

const clock = (hour: number, minute = 0) => hour * 60 + minute
const from10to18: WeekHours = {
  ...toWeek(() => [{ opens: clock(10), closes: clock(18) }]),
  Sunday: [],
}
const late: WeekHours = toWeek(() => [{ opens: clock(18), closes: clock(25) }])

// Pacific time is eight hours before UTC; 2026-11-30 is a Monday
test.each([
  ['2026-11-30T20:00:00Z', from10to18, '2026-11-30T22:00:00.000Z'],
  // before it opens
  ['2026-11-30T15:00:00Z', from10to18, '2026-11-30T20:00:00.000Z'],
  // an hour before it closes
  ['2026-12-01T01:00:00Z', from10to18, '2026-12-01T19:00:00.000Z'],
  // an hour before it closes for Sunday
  ['2026-12-06T01:00:00Z', from10to18, '2026-12-07T19:00:00.000Z'],
  // after midnight, in the hours of the day before
  ['2026-12-01T08:30:00Z', late, '2026-12-02T03:30:00.000Z'],
  ['2026-12-01T08:30:00Z', undefined, '2026-12-01T10:30:00.000Z'],
  ['2026-12-01T08:30:00Z', toWeek(() => []), '2026-12-01T10:30:00.000Z'],
])('what is ordered at %s is due at %s', (placedAt, hours, due) => {
  expect(pickupDueAt(new Date(placedAt), hours && { week: hours, special: [] }).toISOString()).toBe(
    due,
  )
})

const special = parseSpecialDays([
  { from: '2026-11-26', name: 'Thanksgiving', hours: 'closed' },
  { from: '2026-12-24', hours: [{ open: '10:00', close: '11:30' }] },
  { from: '2026-12-25', to: '2027-02-01', hours: 'closed' },
])
test.each([
  // an hour before it closes for Thanksgiving
  ['2026-11-26T01:00:00Z', from10to18, '2026-11-27T19:00:00.000Z'],
  ['2026-11-26T20:00:00Z', from10to18, '2026-11-27T20:00:00.000Z'],
  // half an hour is missing when it closes for the holidays, of more than a month
  ['2026-12-24T17:00:00Z', from10to18, '2027-02-02T18:30:00.000Z'],
  ['2026-11-26T20:00:00Z', undefined, '2026-11-27T10:00:00.000Z'],
  // in the week, it is closed
  ['2026-12-23T20:00:00Z', toWeek(() => []), '2026-12-23T22:00:00.000Z'],
])('after special days, what is ordered at %s is due at %s', (placedAt, week, due) => {
  expect(pickupDueAt(new Date(placedAt), { week, special }).toISOString()).toBe(due)
})

test.each([
  // clocks are set back, and forward
  ['2026-11-01T12:00:00Z', '2026-11-01T20:00:00.000Z'],
  ['2027-03-14T12:00:00Z', '2027-03-14T19:00:00.000Z'],
])('on a day of 25 or 23 hours it opens by the clock: %s', (placedAt, due) => {
  const week = toWeek(() => [{ opens: clock(10), closes: clock(18) }])
  expect(pickupDueAt(new Date(placedAt), { week, special: [] }).toISOString()).toBe(due)
})

test('a shop that is closed for more than a year has no next time', () => {
  const closed = parseSpecialDays([{ from: '2026-11-01', to: '2028-03-01', hours: 'closed' }])
  const hours = { week: from10to18, special: closed }
  const from = new Date('2026-11-30T20:00:00Z')
  expect(nextOpening(from, hours)).toBeUndefined()
  expect(possibleDueAt(from, hours)).toBeUndefined()
  const unknown = { week: toWeek(() => []), special: [] }
  expect(nextOpening(from, unknown)).toEqual(from)
  const later = new Date('2028-02-01T20:00:00Z')
  expect(nextOpening(later, hours)?.toISOString()).toBe('2028-03-02T18:00:00.000Z')
})
