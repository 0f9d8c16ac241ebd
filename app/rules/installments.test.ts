import { canPayInInstallments } from './installments'

it.each([
  ['from the minimum on', { amount: 35, hasGiftCard: false }, true],
  ['not below it', { amount: 34.99, hasGiftCard: false }, false],
  ['not for a gift card', { amount: 100, hasGiftCard: true }, false],
  ['not for a subscription', { amount: 100, hasGiftCard: false, isSubscribed: true }, false],
])('installments are taken %s [PAY-005, PAY-006]', (_when, purchase, expected) => {
  expect(canPayInInstallments(purchase, 35)).toBe(expected)
})

it('what costs nothing is not paid in parts, whatever the minimum', () => {
  expect(canPayInInstallments({ amount: 0, hasGiftCard: false }, 0)).toBe(false)
})
