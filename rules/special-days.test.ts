import { parseOpeningHours, parseSpecialDays, specialName, specialOn } from './special-days'
import {
  findFaultOfEntry,
  findFaultOfSpecialDays,
  toEnteredSpecialDays,
  toStoredSpecialDays,
  withEntry,
  type EnteredSpecialDays,
} from './special-days-entry'

const entry = (from: string, to = from, more: Partial<EnteredSpecialDays> = {}) => ({
  ...{ from, to, names: {}, spans: [] },
  ...more,
})
const THANKSGIVING = entry('2026-11-26', '2026-11-26', { names: { default: 'Thanksgiving' } })

test('what is stored is read again, by day', () => {
  const days = [
    entry('2026-12-24', '2026-12-26', { spans: [{ open: '10:00', close: '14:00' }] }),
    entry('2026-12-31', '2026-12-31', {
      spans: [
        { open: '10:00', close: '13:00' },
        { open: '20:00', close: '02:00' },
      ],
    }),
    entry('2027-01-01', '2027-01-01', { spans: [{ open: '00:00', close: '00:00' }] }),
    THANKSGIVING,
  ]
  const read = toEnteredSpecialDays(parseSpecialDays(toStoredSpecialDays(days)))
  expect(read).toEqual([THANKSGIVING, ...days.slice(0, 3)])
})

test.each([
  ['', 0],
  ['[{"from":"2026-11-26","hours":"clo', 0],
  ['{"from":"2026-11-26","hours":"closed"}', 0],
  [undefined, 0],
  ['[null, 7, "2026-11-26"]', 0],
  [[{ from: '2026-02-30', hours: 'closed' }], 0],
  [[{ from: '2026-11-26', to: '2026-11-25', hours: 'closed' }], 0],
  // unknown hours are not closed
  [[{ from: '2026-11-26' }], 0],
  [[{ from: '2026-11-26', hours: [{ open: 'ten', close: '18:00' }] }], 0],
  [[{ from: '2026-11-26', name: 7, hours: 'closed' }, { from: 'x' }], 1],
  [[{ from: '2026-11-26', hours: 'open24' }], 1],
])('of %j, what can be read is used', (value, count) => {
  expect(parseSpecialDays(value)).toHaveLength(count)
  expect(parseOpeningHours(undefined, value) !== undefined).toBe(count > 0)
})

test('a day inside a longer entry is meant by the entry that begins last', () => {
  const special = parseSpecialDays([
    { from: '2026-12-10', name: 'Snow', hours: 'closed' },
    { from: '2026-12-01', to: '2026-12-24', name: 'Advent', hours: 'open24' },
  ])
  const nameOn = (day: string) => specialName(specialOn({ special }, day) ?? { names: {} }, 'en-US')
  expect(['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-25'].map(nameOn)).toEqual([
    'Advent',
    'Snow',
    'Advent',
    '',
  ])
})

test.each([
  ['es-US', 'Acción de Gracias'],
  ['es-MX', 'Acción de Gracias'],
  ['fr-FR', 'Thanksgiving'],
])('in %s a day is named %s', (locale, name) => {
  const names = { default: 'Thanksgiving', 'es-US': 'Acción de Gracias' }
  expect(specialName({ names }, locale)).toBe(name)
})

test.each([
  [entry('2026-11-20'), undefined],
  [entry('2026-11-19'), 'Nov 19, 2026 has passed.'],
  // it has begun, and goes on
  [entry('2026-11-10', '2026-11-21'), undefined],
  [
    entry('2026-11-26', '2026-11-25'),
    'The last day, Nov 25, 2026, is before the first, Nov 26, 2026.',
  ],
  [entry('2026-02-30'), 'There is no day 2026-02-30.'],
  [entry(''), 'There is no day without a date.'],
  [entry('2026-12-01', '2028-12-01'), 'Dec 1, 2026 – Dec 1, 2028 is longer than a year.'],
  [entry('2062-12-01'), 'Dec 1, 2062 is more than three years ahead.'],
  [
    entry('2026-12-01', '2026-12-01', { spans: [{ open: '10:00', close: '25:00' }] }),
    'A shop closes after it opens, at 06:00 of the next day at the latest.',
  ],
  [
    entry('2026-12-01', '2026-12-01', {
      spans: [
        { open: '10:00', close: '14:00' },
        { open: '13:00', close: '18:00' },
      ],
    }),
    'The opening times overlap.',
  ],
  [
    entry('2026-12-01', '2026-12-02', {
      spans: [
        { open: '04:00', close: '14:00' },
        { open: '20:00', close: '05:00' },
      ],
    }),
    'The opening times overlap.',
  ],
])('the fault of %j is: %s', (days, fault) => {
  expect(findFaultOfEntry(days, '2026-11-20')).toBe(fault)
})

test('an entry must not overlap another; known ones stay as they are', () => {
  const past = entry('2025-11-27')
  const fault = findFaultOfSpecialDays(
    [past, THANKSGIVING, entry('2026-11-25', '2026-11-27')],
    [past, THANKSGIVING],
    '2026-11-20',
  )
  expect(fault).toBe(
    'Nov 25, 2026 – Nov 27, 2026 and Thanksgiving (Nov 26, 2026) are on the same day.',
  )
  expect(findFaultOfSpecialDays([past], [past, THANKSGIVING], '2026-11-20')).toBeUndefined()
})

test('an entry takes the place of what was entered for its days', () => {
  const advent = entry('2026-12-30', '2027-01-03', { spans: [{ open: '10:00', close: '22:00' }] })
  const snow = entry('2026-12-31', '2027-01-01')
  expect(withEntry([THANKSGIVING, advent], snow)).toEqual([
    THANKSGIVING,
    { ...advent, to: '2026-12-30' },
    snow,
    { ...advent, from: '2027-01-02' },
  ])
  expect(withEntry([snow], advent)).toEqual([advent])
})
