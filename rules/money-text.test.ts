import {
  decimalsInWords,
  explainAmount,
  explainNumber,
  explainWhole,
  parseAmount,
  toAmountText,
} from './money-text'

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

test.each([
  ['6.45', 'USD', undefined],
  ['6,45', 'USD', 'Write the amount with a dot: 6.45.'],
  ['1,250.00', 'USD', 'Write the amount without separators: 1250.00.'],
  ['1.250,00', 'USD', 'Write the amount without separators: 1250.00.'],
  ['1 250', 'USD', 'Write the amount without separators: 1250.'],
  ['1,250', 'USD', 'Write the amount without separators: 1250.'],
  ['$6.45', 'USD', 'Write only the number: 6.45.'],
  ['6.456', 'USD', 'An amount in USD has at most two decimals, such as 12.50.'],
  ['12.5', 'JPY', 'An amount in JPY has no decimals, such as 1250.'],
  ['0', 'USD', 'The amount has to be more than 0.'],
  ['-3', 'USD', 'The amount has to be more than 0.'],
  ['', 'USD', 'Write an amount, such as 12.50.'],
  ['six', 'USD', 'Write an amount, such as 12.50.'],
])('what is wrong with %j in %s: %s', (text, currency, words) => {
  expect(explainAmount(text, currency)).toBe(words)
})

test.each([
  ['3', undefined],
  [' 99 ', undefined],
  ['0', 'Write a whole number from 1 to 99.'],
  ['6,45', 'Write a whole number from 1 to 99.'],
  ['6.0', 'Write a whole number from 1 to 99.'],
  ['', 'Write a whole number from 1 to 99.'],
])('what is wrong with the count %j: %s', (text, words) => {
  expect(explainWhole(text, { min: 1, max: 99 })).toBe(words)
})

test.each([
  ['-0.5', { isWhole: false }, undefined],
  ['6,45', { isWhole: false }, 'Write the number with a dot: 6.45.'],
  ['1e3', { isWhole: false }, 'Write a number.'],
  ['1.5', { isWhole: false, maximum: 1 }, 'Write a number, at most 1.'],
  ['-1', { isWhole: true, minimum: 0 }, 'Write a whole number, at least 0.'],
])('what is wrong with the number %j within %j: %s', (text, limits, words) => {
  expect(explainNumber(text, limits)).toBe(words)
})
