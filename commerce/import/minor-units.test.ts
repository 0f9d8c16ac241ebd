import { toMinor, toSignedMinor } from './minor-units'

test.each([
  ['19.95', 'USD', 1995],
  ['19.9', 'USD', 1990],
  ['19', 'USD', 1900],
  ['0.00', 'USD', 0],
  ['0.07', 'USD', 7],
  ['1.10', 'USD', 110],
  ['12.950', 'USD', 1295],
  ['1200', 'JPY', 1200],
  ['1200.00', 'JPY', 1200],
  ['1.005', 'KWD', 1005],
  ['1.5', 'KWD', 1500],
  ['0.0025', 'CLF', 25],
  ['+5.00', 'USD', 500],
  ['5.', 'USD', 500],
  ['.50', 'USD', 50],
])('%s in %s is %d of the smallest unit', (text, currency, minor) =>
  expect(toMinor(text, currency)).toBe(minor),
)

test.each([
  ['', 'USD'],
  ['1.005', 'USD'],
  ['-1', 'USD'],
  ['1e3', 'USD'],
  ['.', 'USD'],
  ['+', 'USD'],
  ['12,95', 'USD'],
  ['free', 'USD'],
  [undefined, 'USD'],
  ['99.5', 'JPY'],
  ['1.0005', 'KWD'],
])('%s is not an amount in %s', (text, currency) => expect(toMinor(text, currency)).toBeNaN())

test.each([
  ['-1.005', 'USD', -101],
  ['1.004', 'USD', 100],
  ['-99.5', 'JPY', -100],
  ['-1.0004', 'KWD', -1000],
  ['-0', 'JPY', 0],
  ['-.50', 'USD', -50],
])('%s in %s is rounded to %d', (text, currency, minor) =>
  expect(toSignedMinor(text, currency)).toBe(minor),
)
