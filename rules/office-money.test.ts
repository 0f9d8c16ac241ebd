import { formatMinor } from './office-money'

it.each([
  [1250, 'USD', '$12.50'],
  [123_450, 'EUR', '€1,234.50'],
  [1250, 'JPY', '¥1,250'],
  [12_500, 'KWD', 'KWD 12.500'],
  [-500, 'GBP', '-£5.00'],
])('operators see %d of %s as %s', (minor, currency, text) => {
  expect(formatMinor(minor, currency).replace('\u00a0', ' ')).toBe(text)
})
