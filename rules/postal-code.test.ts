import { isSamePostalCode, postalCodeCountry, postalCodeKey, toPlainCode } from './postal-code'

it.each([
  ['94105', '94105-1234'],
  ['94105-1234', '941051234'],
  ['94105', ' 94105–9999 '],
  ['60601 1234', '60601'],
  ['60601\u00a01234', '60601-1234'],
  ['60601 - 1234', '606011234'],
  ['94105-1234', '94105-4321'],
  ['９４１０５', '94105'],
  ['K1A 0B1', 'k1a0b1'],
  ['K1A-0B1', 'K1A\u00a00B1'],
  ['K1A‑0B1', 'k1a 0b1'],
  ['SW1A 1AA', 'sw1a1aa'],
])('%s and %s are the same code', (one, other) => {
  expect(isSamePostalCode(one, other)).toBe(true)
})

it.each([
  ['94105', '94106'],
  ['K1A 0B1', 'K1A 0B2'],
  ['', ''],
  [undefined, undefined],
  ['94105', null],
  ['12345678', '12345'],
  ['60601 123', '60601'],
  ['60601  12345', '60601'],
])('%s and %s are not', (one, other) => {
  expect(isSamePostalCode(one, other)).toBe(false)
})

it.each([
  ['94105', 'US'],
  ['94105-1234', 'US'],
  ['941051234', 'US'],
  ['94105 1234', 'US'],
  ['9410', undefined],
  ['94105-12', undefined],
  ['K1A 0B1', 'CA'],
  ['k1a-0b1', 'CA'],
  ['k1a0b1', 'CA'],
  ['D1A 0B1', undefined],
  ['K1A  0B1', 'CA'],
  ['K1A/0B1', undefined],
])('%s has the form of a code of %s', (code, country) => {
  expect(postalCodeCountry(code)).toBe(country)
})

it('codes are written in capitals with ordinary characters', () => {
  expect(toPlainCode(' k1a\u00a00b1 ')).toBe('K1A 0B1')
  expect(postalCodeKey('75001')).toBe('75001')
})
