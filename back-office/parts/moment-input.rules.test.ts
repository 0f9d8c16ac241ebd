import { toInputValue, toMoment } from './moment-input.rules'

test.each([
  ['2027-02-14T09:00:00Z', '2027-02-14T01:00', '2027-02-14T01:00:00-08:00'],
  ['2027-07-04T23:59:30Z', '2027-07-04T16:59:30', '2027-07-04T16:59:30-07:00'],
  // the clocks change on 14 March and on 7 November
  ['2027-03-14T09:59:00Z', '2027-03-14T01:59', '2027-03-14T01:59:00-08:00'],
  ['2027-03-14T10:00:00Z', '2027-03-14T03:00', '2027-03-14T03:00:00-07:00'],
  ['2027-11-07T10:00:00Z', '2027-11-07T02:00', '2027-11-07T02:00:00-08:00'],
])('%s is shown as %s, in the shop, and read again as %s', (iso, shown, read) => {
  expect(toInputValue(iso)).toBe(shown)
  expect(toMoment(shown)).toBe(read)
})

test('what is no moment is none', () => {
  expect([toInputValue('soon'), toMoment(''), toMoment('soon')]).toEqual(['', '', ''])
})
