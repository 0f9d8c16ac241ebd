import { defineMessages } from 'react-intl'

export const confirmationMessages = defineMessages({
  pageTitle: { id: 'confirmation.pageTitle', defaultMessage: 'Confirm Your Email' },
  checking: { id: 'confirmation.checking', defaultMessage: 'Confirming your email address' },
  required: { id: 'confirmation.required', defaultMessage: 'Check Your Inbox' },
  requiredIntro: {
    id: 'confirmation.requiredIntro',
    defaultMessage:
      'We have sent a link to {email}. Follow it to confirm your address, then you can log in.',
  },
  requiredIntroUnknown: {
    id: 'confirmation.requiredIntroUnknown',
    defaultMessage:
      'Before you log in, please confirm your email address by the link we sent you. Nothing there? Have another one sent.',
  },
  requiredHint: {
    id: 'confirmation.requiredHint',
    defaultMessage:
      'Nothing there after a minute? Look into your spam folder, or have it sent again.',
  },
  expired: { id: 'confirmation.expired', defaultMessage: 'Your Link Has Expired' },
  expiredIntro: {
    id: 'confirmation.expiredIntro',
    defaultMessage: 'A link works once, for 24 hours. Have a new one sent to your address.',
  },
  failed: { id: 'confirmation.failed', defaultMessage: 'We Could Not Confirm Your Email' },
  failedIntro: {
    id: 'confirmation.failedIntro',
    defaultMessage: 'Something went wrong on our side. Your link may still be good.',
  },
  unexpected: { id: 'confirmation.unexpected', defaultMessage: 'Oops! Unexpected error occurred' },
  tryAgain: { id: 'confirmation.tryAgain', defaultMessage: 'Try Again' },
  verified: { id: 'confirmation.verified', defaultMessage: 'Your Email Is Confirmed' },
  verifiedIntro: {
    id: 'confirmation.verifiedIntro',
    defaultMessage: 'Thank you. Your account is open: log in with your email and password.',
  },
  sendAgain: { id: 'confirmation.sendAgain', defaultMessage: 'Send Link Again' },
  sent: {
    id: 'confirmation.sent',
    defaultMessage:
      'If {email} still has to be confirmed, a new link is on its way. Links sent before no longer work.',
  },
  isConfirmed: { id: 'confirmation.isConfirmed', defaultMessage: 'Confirmed already?' },
})
