import {
  amountToPay,
  findMainInstrument,
  hasPayment,
  toCardName,
  toShownNumber,
  whatPays,
  type InstrumentFacts,
} from './payment'

const gift = { paymentMethodId: 'GIFTCARD' }
const discounted = { paymentMethodId: 'GIFTCARD_DISCOUNTED' }
const certificate = { paymentMethodId: 'GIFT_CERTIFICATE' }
const card = { paymentMethodId: 'CREDIT_CARD' }
const wallet = { paymentMethodId: 'PayPal', c_approvedAmount: 30 }
const free = { paymentMethodId: 'NO_PAYMENT' }

it.each([
  [[gift, card], card],
  [[discounted, certificate, card], card],
  [[gift], undefined],
])('gift cards are never the main instrument [PAY-004]', (paymentInstruments, main) => {
  expect(findMainInstrument({ paymentInstruments })).toBe(main)
})

it.each<[string, number, number, InstrumentFacts[], boolean]>([
  ['a card', 42, 42, [card], true],
  ['nothing', 42, 42, [], false],
  ['a gift card that covers it [PAY-003]', 42, 0, [gift], true],
  ['a gift card that does not [PAY-004]', 42, 12, [gift], false],
  ['a gift card and a card [PAY-025]', 42, 12, [gift, card], true],
  ['no payment for a free order [PAY-032]', 0, 0, [free], true],
  ['a card for a free order [PAY-032]', 0, 0, [card], false],
  ['no payment for what costs something [PAY-032]', 42, 42, [free], false],
  ['a wallet that approved as much', 30, 30, [wallet], true],
  ['a wallet that approved less', 31, 31, [wallet], false],
])('paid with %s', (_name, orderTotal, c_paymentAmount, paymentInstruments, expected) => {
  expect(hasPayment({ orderTotal, c_paymentAmount, paymentInstruments })).toBe(expected)
})

it('what is left to pay is what the service says, else the total [PAY-034]', () => {
  expect(amountToPay({ orderTotal: 42, c_paymentAmount: 12 })).toBe(12)
  expect(amountToPay({ orderTotal: 42 })).toBe(42)
  expect(whatPays({ orderTotal: 42 })).toBe('main')
})

it.each([
  ['378282246310005', 'XXXX XXXXXX X0005'],
  ['3782XXXXXXX0005', 'XXXX XXXXXX X0005'],
  ['***********0005', 'XXXX XXXXXX X0005'],
  ['411111XXXXXX1111', 'XXXX XXXX XXXX 1111'],
  ['1111', '1111'],
])('%s is shown as %s [PAY-011, PAY-027]', (masked, shown) => {
  expect(toShownNumber(masked)).toBe(shown)
})

it('brands are named as their holders know them', () => {
  expect(['Master Card', 'Amex', 'Else'].map(toCardName)).toEqual([
    'Mastercard',
    'American Express',
    'Else',
  ])
})
