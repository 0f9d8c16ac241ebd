import { defineMessages } from 'react-intl'

export const accountOfferMessages = defineMessages({
  title: { id: 'accountOffer.title', defaultMessage: 'Create an Account' },
  intro: {
    id: 'accountOffer.intro',
    defaultMessage:
      'All it takes is a password. You log in with {email}, and this order belongs to your account.',
  },
  submit: { id: 'accountOffer.submit', defaultMessage: 'Create Account' },
  isKnown: {
    id: 'accountOffer.isKnown',
    defaultMessage: 'There is an account with {email} already.',
  },
  logInToKeep: {
    id: 'accountOffer.logInToKeep',
    defaultMessage: 'Log in to keep this order there',
  },
  done: { id: 'accountOffer.done', defaultMessage: 'Your account is ready' },
  isKept: {
    id: 'accountOffer.isKept',
    defaultMessage: 'This order is in it. You are logged in as {email}.',
  },
  toAccount: { id: 'accountOffer.toAccount', defaultMessage: 'Go to your account' },
  logInOnce: {
    id: 'accountOffer.logInOnce',
    defaultMessage: 'Log in once, and this order is in it.',
  },
  confirmFirst: {
    id: 'accountOffer.confirmFirst',
    defaultMessage:
      'We have sent a link to {email}. Follow it to confirm your address, then log in, and this order is in your account.',
  },
  toConfirmation: {
    id: 'accountOffer.toConfirmation',
    defaultMessage: 'No mail? Have it sent again',
  },
  logIn: { id: 'accountOffer.logIn', defaultMessage: 'Log in' },
})
