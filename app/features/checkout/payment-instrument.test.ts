import { findMainInstrument, findUsableCard, toPaymentInstrument } from './payment-instrument'

const card = {
  token: 'a.b.c',
  expiresAt: 1_800_000_900,
  cardType: 'Visa',
  maskedNumber: '411111XXXXXX1111',
  expirationMonth: 4,
  expirationYear: 2029,
}
const instrument = toPaymentInstrument(card, 42.5)

test('a card becomes an instrument that holds its token and what may be shown', () => {
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

test.each([
  [1_800_000_000, true],
  [1_800_000_839, true],
  [1_800_000_840, false],
  [1_800_001_000, false],
])('at %d its card can be used: %s', (seconds, isUsable) => {
  const basket = { paymentInstruments: [instrument] }
  expect(findUsableCard(basket, new Date(seconds * 1000)) !== undefined).toBe(isUsable)
})

test('a card without a token, or a gift card, is none', () => {
  const { c_transienttoken: _token, ...bare } = instrument
  const giftCard = { ...instrument, paymentMethodId: 'GIFTCARD_DISCOUNTED' }
  expect(findUsableCard({ paymentInstruments: [bare] }, new Date(0))).toBeUndefined()
  expect(findUsableCard({ paymentInstruments: [giftCard] }, new Date(0))).toBeUndefined()
  expect(findMainInstrument({ paymentInstruments: [giftCard, instrument] })).toBe(instrument)
})
