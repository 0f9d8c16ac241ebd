import { defineMessages } from 'react-intl'

export const logInMessages = defineMessages({
  haveAccount: { id: 'shipping.haveAccount', defaultMessage: 'Have an account?' },
  logIn: { id: 'shipping.logIn', defaultMessage: 'Log in' },
  loggedInAs: { id: 'shipping.loggedInAs', defaultMessage: 'You are logged in as {email}.' },
})
