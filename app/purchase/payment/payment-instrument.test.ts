import { findUsableInstrument, toOrderPayment, toPaymentInstrument } from './payment-instrument'

const card = {
  token: 'a.b.c',
  expiresAt: 1_800_000_900,
  cardType: 'Visa',
  maskedNumber: '411111XXXXXX1111',
  expirationMonth: 4,
  expirationYear: 2029,
}
const instrument = toPaymentInstrument(card, 42.5)

test('a card becomes an instrument that holds its token and what may be shown [PAY-009]', () => {
  expect(instrument).toEqual({
    paymentMethodId: 'CREDIT_CARD',
    amount: 42.5,
    paymentCard: {
      cardType: 'Visa',
      maskedNumber: '411111XXXXXX1111',
      expirationMonth: 4,
      expirationYear: 2029,
    },
    c_transienttoken: 'a.b.c',
    c_transientTokenExp: 1_800_000_900,
  })
})

test('a card that is to be saved comes with its lasting token [PAY-009, PAY-026]', () => {
  const keeping = { paymentToken: 'A1', forSubscriptions: true }
  const lasting = toPaymentInstrument(card, 42.5, keeping)
  expect(lasting).toMatchObject({
    c_paymentToken: 'A1',
    c_saveCard: true,
    c_useForSubscriptions: true,
  })
  expect(lasting).not.toHaveProperty('c_transienttoken')
})

test.each([
  [1_800_000_000, true],
  [1_800_000_839, true],
  [1_800_000_840, false],
  [1_800_001_000, false],
])('at %d its card can be used: %s', (seconds, isUsable) => {
  const basket = { paymentInstruments: [instrument] }
  expect(findUsableInstrument(basket, new Date(seconds * 1000)) !== undefined).toBe(isUsable)
})

const { c_transienttoken: _token, ...bare } = instrument
const saved = { ...bare, paymentCard: { creditCardToken: 'A1' } }
const wallet = { ...instrument, paymentMethodId: 'PayPal', c_approvedAmount: 30 }

test.each<[string, object, boolean]>([
  ['a card without a token', bare, false],
  ['a gift card', { ...instrument, paymentMethodId: 'GIFTCARD_DISCOUNTED' }, false],
  ['a saved card', saved, true],
  ['a check', { paymentMethodId: 'PAY_BY_CHECK' }, true],
  ['a wallet that approved as much', wallet, true],
  ['a wallet that approved less', { ...wallet, c_approvedAmount: 29.99 }, false],
])('%s can be used as it is: %#', (_name, one, isUsable) => {
  const basket = { paymentInstruments: [one], orderTotal: 30 }
  expect(findUsableInstrument(basket, new Date(0)) !== undefined).toBe(isUsable)
})

test('an order is paid with the token of its instrument [PAY-023]', () => {
  expect(toOrderPayment(instrument)).toEqual({
    paymentMethodId: 'CREDIT_CARD',
    amount: 42.5,
    paymentCard: instrument.paymentCard,
    c_token: 'a.b.c',
  })
  expect(toOrderPayment(saved).paymentCard).toMatchObject({ creditCardToken: 'A1' })
  expect(toOrderPayment({ ...bare, c_paymentToken: 'A1' })).toMatchObject({ c_token: 'A1' })
  expect(toOrderPayment({ paymentMethodId: 'PAY_BY_CHECK', amount: 3 })).toEqual({
    paymentMethodId: 'PAY_BY_CHECK',
    amount: 3,
  })
})
