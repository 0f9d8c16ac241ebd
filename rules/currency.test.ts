import fc from 'fast-check'
import {
  decimalsOf,
  exactSum,
  minorUnitsOf,
  moneyFormat,
  roundAmount,
  toMinorUnits,
} from './currency'

const CURRENCIES = ['USD', 'EUR', 'HUF', 'JPY', 'KRW', 'ISK', 'KWD', 'TND', 'OMR', 'CLF', 'XYZ']

test.each([
  ['USD', 2],
  ['HUF', 2],
  ['JPY', 0],
  ['CLP', 0],
  ['KWD', 3],
  ['JOD', 3],
  ['CLF', 4],
  ['XYZ', 2],
])('%s has %d decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals)
  expect(minorUnitsOf(currency)).toBe(10 ** decimals)
})

test('every amount survives the conversion to decimals and back', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, fc.constantFrom(...CURRENCIES), (minor, currency) => {
      expect(toMinorUnits(minor / minorUnitsOf(currency), currency)).toBe(minor)
    }),
  )
})

test.each([
  [1.005, 'USD', 101],
  [0.285, 'USD', 29],
  [100.5, 'JPY', 101],
  [1.0005, 'KWD', 1001],
  [0.00005, 'CLF', 1],
])('%d in %s is rounded half up to %d', (decimal, currency, minor) => {
  expect(toMinorUnits(decimal, currency)).toBe(minor)
  expect(roundAmount(decimal, currency)).toBe(minor / minorUnitsOf(currency))
})

test('sums lose their binary error', () => {
  expect([0.1 + 0.2, 100 - 99.9, 0.0001 + 0.0002].map(exactSum)).toEqual([0.3, 0.1, 0.0003])
})

test.each([
  ['USD', '$1,234.50'],
  ['JPY', '¥1,235'],
  ['KWD', 'KWD 1,234.500'],
  ['HUF', 'HUF 1,234.50'],
])('an amount in %s is shown with its decimals', (currency, text) => {
  const format = new Intl.NumberFormat('en-US', moneyFormat(currency))
  expect(format.format(1234.5).replace('\u00a0', ' ')).toBe(text)
})
