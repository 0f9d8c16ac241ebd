import { defineMessages } from 'react-intl'

export const giftCardBalanceMessages = defineMessages({
  numberHint: {
    id: 'giftCardBalance.numberHint',
    defaultMessage: 'On the back of the card: 19 to 21 characters.',
  },
  codeHint: { id: 'giftCardBalance.codeHint', defaultMessage: 'Below the silver strip.' },
  submit: { id: 'giftCardBalance.submit', defaultMessage: 'Check Balance' },
  balance: {
    id: 'giftCardBalance.balance',
    defaultMessage: 'The card ending in {lastFour} holds {balance}.',
  },
  failed: {
    id: 'giftCardBalance.failed',
    defaultMessage: 'An error occurred while processing your request. Please try again.',
  },
})
