import { defineMessages } from 'react-intl'

export const signInMessages = defineMessages({
  logInTitle: { id: 'account.logInTitle', defaultMessage: 'Log In' },
  logInIntro: {
    id: 'account.logInIntro',
    defaultMessage: 'Welcome back. What you have put into your bag comes with you.',
  },
  logIn: { id: 'account.logIn', defaultMessage: 'Log In' },
  wrongCredentials: {
    id: 'account.wrongCredentials',
    defaultMessage: 'The email or password you entered is not correct. Please try again.',
  },
  unfinished: {
    id: 'account.unfinishedLogin',
    defaultMessage:
      'We could not finish logging you in: the link was used before, or is too old. Please log in here.',
  },
  forgotten: { id: 'account.forgotten', defaultMessage: 'Forgot your password?' },
  passwordChanged: {
    id: 'account.passwordChanged',
    defaultMessage: 'Your new password is set. Log in with it now.',
  },
  isNew: { id: 'account.isNew', defaultMessage: 'New to Maison Brindille?' },
  toRegister: { id: 'account.toRegister', defaultMessage: 'Create an account' },
  benefits: { id: 'account.benefits', defaultMessage: 'Your place at our counter' },
  benefitBag: {
    id: 'account.benefitBag',
    defaultMessage: 'What you put into your bag on the phone is there at your desk.',
  },
  benefitAddresses: {
    id: 'account.benefitAddresses',
    defaultMessage: 'The addresses you send chocolates to, kept in one place.',
  },
  benefitSites: {
    id: 'account.benefitSites',
    defaultMessage: 'One login for the shop, for volume orders and for fundraising.',
  },
  registerTitle: { id: 'account.registerTitle', defaultMessage: 'Create an Account' },
  registerIntro: {
    id: 'account.registerIntro',
    defaultMessage: 'One account for all our shops.',
  },
  isBusiness: {
    id: 'account.isBusiness',
    defaultMessage: 'I order for a business or an organization',
  },
  addAddress: { id: 'account.addAddress', defaultMessage: 'Add an address' },
  register: { id: 'account.register', defaultMessage: 'Create Account' },
  isKnown: { id: 'account.isKnown', defaultMessage: 'Already have an account?' },
  toLogIn: { id: 'account.toLogIn', defaultMessage: 'Log in' },
})
