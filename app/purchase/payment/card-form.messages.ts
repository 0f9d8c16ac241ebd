import { defineMessages } from 'react-intl'

export const cardFormMessages = defineMessages({
  cardSafe: {
    id: 'checkout.cardSafe',
    defaultMessage: 'Your card details go straight to our payment provider, encrypted.',
  },
  cardFailed: {
    id: 'checkout.cardFailed',
    defaultMessage: 'The card form could not be loaded.',
  },
  securityCodeHint: {
    id: 'checkout.securityCodeHint',
    defaultMessage: '3 digits on the back, 4 on the front of American Express',
  },
})
