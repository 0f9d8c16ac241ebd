import { toFieldLabel, toShownField } from './shown-value.rules'

test('cents of an entry are shown as money', () => {
  expect(toShownField({ amountMinor: 2500, currency: 'USD' }, 'amountMinor')).toBe('$25.00')
  expect(toShownField({ amountMinor: 2500 }, 'amountMinor')).toBe('25.00')
  expect(toShownField({ refunded: 12.5 }, 'refunded')).toBe('12.50')
  expect(toFieldLabel('amountMinor')).toBe('Amount')
})

test('a moment is shown in the zone of the shop, and other values as they are', () => {
  const at = '2026-12-01T09:00:00.000Z'
  expect(toShownField({ from: at }, 'from')).toBe('Dec 1, 2026, 01:00 PST')
  expect(toShownField({ day: '2026-12-01' }, 'day')).toBe('2026-12-01')
  expect(toShownField({}, 'from')).toBe('–')
})

test('sizes of files and counts are shown as everywhere else', () => {
  expect(toShownField({ bytes: 10_079 }, 'bytes')).toBe('11 kB')
  expect(toShownField({ bytes: 3_400_000 }, 'bytes')).toBe('3.4 MB')
  expect(toShownField({ stockRecords: 7179 }, 'stockRecords')).toBe('7,179')
})
