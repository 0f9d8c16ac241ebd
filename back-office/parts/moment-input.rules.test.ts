import { toInputValue, toMoment } from './moment-input.rules'

test.each(['2027-02-14T09:00:00Z', '2027-07-04T23:59:30Z'])(
  'a moment is the same after it was shown and read again: %s',
  (iso) => {
    expect(new Date(toMoment(toInputValue(iso))).toISOString()).toBe(new Date(iso).toISOString())
  },
)

test('seconds are shown where there are any', () => {
  expect(toInputValue('2027-02-14T09:00:00Z')).toMatch(/T\d\d:\d\d$/)
  expect(toInputValue('2027-02-14T09:00:05Z')).toMatch(/T\d\d:\d\d:05$/)
})

test('what is no moment is none', () => {
  expect([toInputValue('soon'), toMoment(''), toMoment('soon')]).toEqual(['', '', ''])
})
