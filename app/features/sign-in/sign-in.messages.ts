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
  registerIntro: { id: 'account.registerIntro', defaultMessage: 'One account for all our shops.' },
  isBusiness: {
    id: 'account.isBusiness',
    defaultMessage: 'I order for a business or an organization',
  },
  addAddress: { id: 'account.addAddress', defaultMessage: 'Add an address' },
  register: { id: 'account.register', defaultMessage: 'Create Account' },
  isKnown: { id: 'account.isKnown', defaultMessage: 'Already have an account?' },
  toLogIn: { id: 'account.toLogIn', defaultMessage: 'Log in' },
})

export const forgottenMessages = defineMessages({
  title: { id: 'forgotten.title', defaultMessage: 'Forgot Your Password?' },
  intro: {
    id: 'forgotten.intro',
    defaultMessage: 'Tell us your email address, and we send you a link to choose a new one.',
  },
  send: { id: 'forgotten.send', defaultMessage: 'Send Link' },
  sendAgain: { id: 'forgotten.sendAgain', defaultMessage: 'Send Again' },
  sentTitle: { id: 'forgotten.sentTitle', defaultMessage: 'Check your inbox' },
  sent: {
    id: 'forgotten.sent',
    defaultMessage:
      'If there is an account for {email}, a link to choose a new password is on its way. It works once, for 30 minutes. Nothing there? Look into your spam folder.',
  },
  remembered: { id: 'forgotten.remembered', defaultMessage: 'Remembered it?' },
})
