import { decimalsInWords, parseAmount, toAmountText } from './money-text'

test.each([
  ['12.50', 'USD', 1250],
  ['12.5', 'USD', 1250],
  [' 7 ', 'USD', 700],
  ['0.01', 'USD', 1],
  ['1.005', 'USD', undefined],
  ['1.005', 'KWD', 1005],
  ['1.5', 'KWD', 1500],
  ['1.0005', 'KWD', undefined],
  ['0.0001', 'CLF', 1],
  ['1200', 'JPY', 1200],
  ['1200.5', 'JPY', undefined],
  ['1200.0', 'JPY', undefined],
  ['1,50', 'USD', undefined],
  ['-1', 'USD', undefined],
  ['1e3', 'USD', undefined],
  ['', 'USD', undefined],
  ['999999999', 'USD', undefined],
])('%j in %s is %j of the smallest unit', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor)
})

test.each([
  ['USD', ['0.00', '0.05', '12.50'], 'at most two decimals'],
  ['JPY', ['0', '5', '1250'], 'no decimals'],
  ['BHD', ['0.000', '0.005', '1.250'], 'at most three decimals'],
  ['CLF', ['0.0000', '0.0005', '0.1250'], 'at most four decimals'],
])('an amount in %s is written with its decimals', (currency, texts, words) => {
  expect([0, 5, 1250].map((minor) => toAmountText(minor, currency))).toEqual(texts)
  expect(decimalsInWords(currency)).toBe(words)
})
