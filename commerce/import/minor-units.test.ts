import { toMinor } from './minor-units'

test.each([
  ['19.95', 1995],
  ['19.9', 1990],
  ['19', 1900],
  ['0.00', 0],
  ['0.07', 7],
  ['1.10', 110],
  ['12.950', 1295],
])('%s is %d cents', (text, cents) => expect(toMinor(text)).toBe(cents))

test.each(['', '1.005', '-1', '1e3', 'free', undefined])('%s is not an amount', (text) =>
  expect(toMinor(text)).toBeNaN(),
)
