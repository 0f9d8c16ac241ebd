import {
  isChoosable,
  isWallet,
  paymentBrandOf,
  paymentKindOf,
  sheetWallets,
  wallets,
} from './payment-methods'

test.each([
  ['CREDIT_CARD', 'card'],
  ['PayPal', 'wallet'],
  ['PAY_BY_CHECK', 'later'],
  ['GIFTCARD_DISCOUNTED', 'gift'],
  ['GIFT_OF_ANOTHER_SERVICE', 'gift'],
  ['NO_PAYMENT', 'none'],
  ['BANK_TRANSFER', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('%s pays as %s', (id, kind) => {
  expect(paymentKindOf(id)).toBe(kind)
})

test('Apple Pay and Google Pay open a sheet, and are no choice among the methods [PAY-033]', () => {
  expect(wallets).toEqual(['PayPal', 'Venmo', 'KLARNA'])
  expect(sheetWallets).toEqual(['DW_APPLE_PAY', 'DW_ANDROID_PAY'])
  expect(paymentBrandOf('DW_ANDROID_PAY')).toBe('Google Pay')
  expect(paymentBrandOf('DW_APPLE_PAY')).toBe('Apple Pay')
  expect(isWallet('DW_APPLE_PAY')).toBe(false)
  expect(isChoosable('DW_APPLE_PAY', { inInstallments: true })).toBe(false)
})

test.each([
  ['KLARNA', true, true],
  ['KLARNA', false, false],
  ['PayPal', false, true],
  ['CREDIT_CARD', false, true],
  ['PAY_BY_CHECK', false, true],
  ['GIFTCARD', true, false],
  ['NO_PAYMENT', true, false],
  ['BANK_TRANSFER', true, false],
])('%s with installments %s: choosable %s [PAY-005]', (id, inInstallments, expected) => {
  expect(isChoosable(id, { inInstallments })).toBe(expected)
})
