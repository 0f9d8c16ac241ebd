import { discountNode } from '../promotions/discount-node'

test.each([
  ['USD', '12.34'],
  ['JPY', '1234'],
  ['KWD', '1.234'],
])('an amount in %s is written with its decimals', (currency, content) => {
  const place = { catalogId: 'c', currency }
  expect(discountNode({ type: 'amount', amountMinor: 1234 }, place)).toMatchObject({ content })
})
