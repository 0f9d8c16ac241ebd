import { dateInWords } from './paper-words'

test('an order of the evening was placed on that day in the shop, wherever its slip is printed', () => {
  expect(dateInWords('2026-12-11T04:30:00Z', 'en-US')).toBe('Dec 10, 2026')
  expect(dateInWords('2026-12-10T08:30:00Z', 'en-US')).toBe('Dec 10, 2026')
})
