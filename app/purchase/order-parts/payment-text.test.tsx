import { renderInShop } from '@/shopper/testing/render-in-shop'
import { GiftCardTotals } from './gift-card-totals'
import { PaymentNote } from './payment-note'
import { PaymentText } from './payment-text'

const card = { cardType: 'Master Card', maskedNumber: '555555XXXXXX4444' }

test.each([
  [{ paymentMethodId: 'CREDIT_CARD', paymentCard: card }, 'Mastercard XXXX XXXX XXXX 4444'],
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

test.each([
  ['a bag', { c_paymentAmount: 27.5 }, 'Left to pay$27.50'],
  ['an order', {}, 'Balance$27.50'],
])('below the total of %s stands what gift cards pay [PAY-025, PAY-034]', (_name, more, text) => {
  const paymentInstruments = [gift, { paymentMethodId: 'PayPal', amount: 27.5 }]
  const paying = { paymentInstruments, ...more }
  const { container } = renderInShop(
    <dl>
      <GiftCardTotals paying={paying} />
    </dl>,
  )
  expect(container).toHaveTextContent(`Gift card ending in 0001-$15.00${text}`)
})

test.each([
  [{ c_checkMailingAddress: 'The Shop\nP.O. Box 1' }, 'to:The ShopP.O. Box 1'],
  [{ c_payLater: true }, 'Charged when your order leaves us'],
  [{}, ''],
])('%j has a hint: %s [PAY-007, PAY-037]', (instrument, text) => {
  const { container } = renderInShop(<PaymentNote instrument={instrument} />)
  expect(container.textContent).toContain(text)
})
