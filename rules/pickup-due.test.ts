import { pickupDueAt } from './pickup-due'
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
  expect(pickupDueAt(new Date(placedAt), hours).toISOString()).toBe(due)
})
