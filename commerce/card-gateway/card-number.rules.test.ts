import {
  detectBrand,
  formatNumber,
  isExpired,
  isValidNumber,
  isValidSecurityCode,
  maskNumber,
  toDigits,
} from './card-number.rules'

it.each([
  ['4111111111111111', 'VISA', true],
  ['4000000000000002', 'VISA', true],
  ['4000000000000069', 'VISA', true],
  ['4111111111111112', 'VISA', false],
  ['411111111111111', 'VISA', false],
  ['5555555555554444', 'MASTERCARD', true],
  ['2223003122003222', 'MASTERCARD', true],
  ['378282246310005', 'AMEX', true],
  ['6011111111111117', 'DISCOVER', true],
  ['9999999999999995', undefined, false],
  ['', undefined, false],
])('%s is of brand %s, valid: %s', (digits, network, valid) => {
  expect(detectBrand(digits)?.network).toBe(network)
  expect(isValidNumber(digits)).toBe(valid)
})

it.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['378282246310005', '3782 822463 10005'],
  ['', ''],
])('formats %s as %s', (digits, shown) => expect(formatNumber(digits)).toBe(shown))

it('extracts the digits of pasted text and masks all but the last four', () => {
  expect(toDigits(' 4111-1111 1111 1111 ')).toBe('4111111111111111')
  expect(maskNumber('4111111111111111')).toBe('XXXXXXXXXXXX1111')
})

it('requires a security code of four digits for American Express, three for others [PAY-014]', () => {
  const [visa, amex] = [detectBrand('4'), detectBrand('34')]
  expect([isValidSecurityCode('123', visa), isValidSecurityCode('1234', visa)]).toEqual([
    true,
    false,
  ])
  expect([isValidSecurityCode('123', amex), isValidSecurityCode('1234', amex)]).toEqual([
    false,
    true,
  ])
  expect(isValidSecurityCode('12a', visa)).toBe(false)
})

it.each([
  [10, 2026, '2026-11-21T12:00:00Z', true],
  [11, 2026, '2026-11-21T12:00:00Z', true],
  [12, 2026, '2026-11-21T12:00:00Z', false],
  [12, 2026, '2026-11-30T23:59:59Z', false],
  [12, 2026, '2026-12-01T08:00:00Z', false],
  [12, 2026, '2026-12-01T12:00:01Z', true],
  [12, 2025, '2026-11-21T12:00:00Z', true],
  [1, 2027, '2026-11-21T12:00:00Z', false],
])('a card of %d/%d is expired at %s: %s [PAY-012]', (month, year, now, expected) => {
  expect(isExpired(month, year, new Date(now))).toBe(expected)
})
