import { dayToMoment } from './day.rules'

test('a day begins at midnight, and lasts until the next', () => {
  expect(dayToMoment('2027-02-28')).toBe(new Date(2027, 1, 28).toISOString())
  expect(dayToMoment('2027-02-28', 1)).toBe(new Date(2027, 2, 1).toISOString())
})

test.each(['', 'today', '2027-2-1'])('%j is no day', (text) => {
  expect(dayToMoment(text)).toBe('')
})
