import { defineMessages } from 'react-intl'

export const giftCardMessages = defineMessages({
  giftCards: { id: 'payment.giftCards', defaultMessage: 'Gift Cards' },
  haveGiftCard: { id: 'payment.haveGiftCard', defaultMessage: 'Have a gift card?' },
  anotherGiftCard: { id: 'payment.anotherGiftCard', defaultMessage: 'Add another gift card' },
  giftCardNumber: { id: 'payment.giftCardNumber', defaultMessage: 'Gift card number' },
  giftCardPin: { id: 'payment.giftCardPin', defaultMessage: 'Security code' },
  giftCardPinHint: {
    id: 'payment.giftCardPinHint',
    defaultMessage: 'Needed where your card shows one, usually 4 digits',
  },
  applyGiftCard: { id: 'payment.applyGiftCard', defaultMessage: 'Apply' },
  removeGiftCard: { id: 'payment.removeGiftCard', defaultMessage: 'Remove' },
  removeThisGiftCard: {
    id: 'payment.removeThisGiftCard',
    defaultMessage: 'Remove gift card ending in {digits}',
  },
  giftCardApplied: {
    id: 'payment.giftCardApplied',
    defaultMessage: 'Gift card applied. {left} left to pay.',
  },
  giftCardRemoved: {
    id: 'payment.giftCardRemoved',
    defaultMessage: 'Gift card removed. {left} left to pay.',
  },
  leftToPay: { id: 'payment.leftToPay', defaultMessage: 'Left to pay' },
})
