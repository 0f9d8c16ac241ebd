import { hoursTextOf } from './special-days-entry'

test.each([
  [[], 'Closed'],
  [
    [
      { open: '09:00', close: '12:00' },
      { open: '13:00', close: '18:00' },
    ],
    '09:00–12:00, 13:00–18:00',
  ],
  [[{ open: '00:00', close: '00:00' }], 'Open 24 hours'],
])('hours %j read %s', (spans, text) => {
  expect(hoursTextOf({ spans })).toBe(text)
})
