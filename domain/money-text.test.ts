import { parseAmount, toAmountText } from './money-text'

test.each([
  ['12.50', 1250],
  ['12.5', 1250],
  [' 7 ', 700],
  ['0.01', 1],
  ['1.005', undefined],
  ['1,50', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['999999999', undefined],
])('%j are %j cents', (text, minor) => {
  expect(parseAmount(text)).toBe(minor)
})

test('an amount is written with two decimals', () => {
  expect([0, 5, 1250].map(toAmountText)).toEqual(['0.00', '0.05', '12.50'])
})
