import { defineMessages } from 'react-intl'

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
