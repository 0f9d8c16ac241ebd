import { readInvoiceWords } from './invoice-words'

test.each([
  ['2026-11-22T04:30:00Z', 'November 21, 2026'],
  ['2026-11-22T08:30:00Z', 'November 22, 2026'],
  ['2026-07-01T06:59:59Z', 'June 30, 2026'],
  ['2027-01-01T07:59:59Z', 'December 31, 2026'],
])('an order placed at %s has the shop’s day %s', async (time, day) => {
  expect((await readInvoiceWords('en-US', 'USD')).day(time)).toBe(day)
})
