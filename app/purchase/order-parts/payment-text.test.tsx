import { renderInShop } from '@/shopper/testing/render-in-shop'
import { GiftCardTotals } from './gift-card-totals'
import { PaymentNote } from './payment-note'
import { PaymentText } from './payment-text'

const card = { cardType: 'Master Card', maskedNumber: '555555XXXXXX4444' }

test.each([
  [{ paymentMethodId: 'CREDIT_CARD', paymentCard: card }, 'Mastercard ending in 4444'],
  [{ paymentMethodId: 'CREDIT_CARD' }, 'Credit card'],
  [{ paymentMethodId: 'PayPal' }, 'PayPal'],
  [{ paymentMethodId: 'KLARNA' }, 'Klarna'],
  [{ paymentMethodId: 'Venmo' }, 'Venmo'],
  [{ paymentMethodId: 'DW_APPLE_PAY' }, 'Apple Pay'],
  [{ paymentMethodId: 'PAY_BY_CHECK' }, 'Pay by check'],
  [{ paymentMethodId: 'NO_PAYMENT' }, 'No payment needed'],
  [{ paymentMethodId: 'GIFTCARD' }, 'Gift card'],
  [
    { paymentMethodId: 'GIFTCARD_DISCOUNTED', maskedGiftCertificateCode: '****0001' },
    'Gift card ending in 0001',
  ],
])('%j is shown as %s [PAY-001, PAY-027, PAY-033, PAY-038]', (instrument, text) => {
  const { container } = renderInShop(<PaymentText instrument={instrument} />)
  expect(container).toHaveTextContent(text)
})

const gift = { paymentMethodId: 'GIFTCARD', amount: 15, maskedGiftCertificateCode: '**0001' }

const visa = {
  paymentMethodId: 'CREDIT_CARD',
  amount: 27.5,
  paymentCard: { cardType: 'Visa', maskedNumber: '************1111' },
}

test.each([
  ['a bag', false, visa, { c_paymentAmount: 27.5 }, 'Left to pay$27.50'],
  ['a bag without another payment', false, undefined, { c_paymentAmount: 0 }, 'Left to pay$0.00'],
  ['an order', true, visa, {}, 'Paid with Visa ending in 1111$27.50'],
  ['an order', true, { ...visa, paymentCard: undefined }, {}, 'Paid with Credit card$27.50'],
  ['a paid order', true, visa, { c_paymentAmount: 27.5 }, 'Paid with Visa ending in 1111$27.50'],
  ['an order', true, { paymentMethodId: 'NO_PAYMENT', amount: 0 }, { c_paymentAmount: 0 }, ''],
])(
  'below the total of %s stands what gift cards pay [PAY-025, PAY-034]',
  (_name, isPlaced, main, more, text) => {
    const paying = { paymentInstruments: [gift, ...(main ? [main] : [])], ...more }
    const { container } = renderInShop(
      <dl>
        <GiftCardTotals paying={paying} isPlaced={isPlaced} />
      </dl>,
    )
    expect(container.textContent).toBe(`Gift card ending in 0001-$15.00${text}`)
  },
)

test.each([
  [{ c_checkMailingAddress: 'The Shop\nP.O. Box 1' }, 'to:The ShopP.O. Box 1'],
  [{ c_payLater: true }, 'Charged when your order leaves us'],
  [{}, ''],
])('%j has a hint: %s [PAY-007, PAY-037]', (instrument, text) => {
  const { container } = renderInShop(<PaymentNote instrument={instrument} />)
  expect(container.textContent).toContain(text)
})
