import { screen } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { DeliveryParts } from './delivery-parts'
import { GiftCardTotals } from './gift-card-totals'

/* A browser that translates the page does so text by text: a sentence of several is scrambled. */
const countTexts = (sentence: string | RegExp) => screen.getByText(sentence).childNodes.length

test('a sentence with a day in it is one text', () => {
  const shipment = {
    c_DATE_WANTED: '2026-12-04',
    c_SHIP_DUE_DATE: '2026-12-01',
    c_arrivesFrom: '2026-12-03',
    c_arrivesBy: '2026-12-04',
  }
  renderInShop(<DeliveryParts shipment={shipment} />)
  expect(countTexts('Wanted by Fri, Dec 4')).toBe(1)
  expect(countTexts('Leaves us Tue, Dec 1')).toBe(1)
  expect(countTexts(/^Arrives Thu, Dec 3.–.Fri, Dec 4$/)).toBe(1)
})

test('so is one with a way to pay in it', () => {
  const giftCard = { paymentMethodId: 'GIFTCARD', amount: 15 }
  const card = {
    paymentMethodId: 'CREDIT_CARD',
    amount: 5,
    paymentCard: { cardType: 'Visa', maskedNumber: '************1111' },
  }
  renderInShop(<GiftCardTotals isPlaced paying={{ paymentInstruments: [giftCard, card] }} />)
  expect(countTexts('Paid with Visa ending in 1111')).toBe(1)
})
