import { dayToMoment } from './day.rules'

test.each([
  ['2027-02-28', '2027-02-28T08:00:00.000Z', '2027-03-01T08:00:00.000Z'],
  // days of 23 and of 25 hours
  ['2027-03-14', '2027-03-14T08:00:00.000Z', '2027-03-15T07:00:00.000Z'],
  ['2027-11-07', '2027-11-07T07:00:00.000Z', '2027-11-08T08:00:00.000Z'],
])('%s begins in the shop at %s, and lasts until %s', (day, start, end) => {
  expect(dayToMoment(day)).toBe(start)
  expect(dayToMoment(day, 1)).toBe(end)
})

test.each(['', 'today', '2027-2-1', '2027-02-30'])('%j is no day', (text) => {
  expect(dayToMoment(text)).toBe('')
})
