import { defineMessages } from 'react-intl'

export const newPasswordMessages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Choose a New Password' },
  intro: {
    id: 'resetPassword.intro',
    defaultMessage:
      'Once it is set, you are logged out everywhere else, and log in with the new one.',
  },
  checking: { id: 'resetPassword.checking', defaultMessage: 'Checking Your Link' },
  label: { id: 'resetPassword.label', defaultMessage: 'New Password' },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Set Password' },
  notMe: { id: 'resetPassword.notMe', defaultMessage: 'I did not ask for this' },
  expired: { id: 'resetPassword.expired', defaultMessage: 'This Link Has Expired' },
  expiredIntro: {
    id: 'resetPassword.expiredIntro',
    defaultMessage:
      'A link to set a new password works once, for 30 minutes, and only until a newer one is sent. Yours has expired or was used already.',
  },
  missing: { id: 'resetPassword.missing', defaultMessage: 'This Link Is Not Complete' },
  missingIntro: {
    id: 'resetPassword.missingIntro',
    defaultMessage:
      'Part of the address is missing. Open the link from the mail again, or have another one sent.',
  },
  sendAnother: { id: 'resetPassword.sendAnother', defaultMessage: 'Send Another Link' },
  ended: { id: 'resetPassword.ended', defaultMessage: 'The Link No Longer Works' },
  endedIntro: {
    id: 'resetPassword.endedIntro',
    defaultMessage:
      'Thank you for telling us. Your password stays as it is. Somebody may have typed your address by mistake.',
  },
  failed: { id: 'resetPassword.failed', defaultMessage: 'We Could Not Check Your Link' },
  failedIntro: {
    id: 'resetPassword.failedIntro',
    defaultMessage: 'Something went wrong on our side. Your link may still be good.',
  },
  tryAgain: { id: 'resetPassword.tryAgain', defaultMessage: 'Try Again' },
  remembered: { id: 'resetPassword.remembered', defaultMessage: 'Remembered your password?' },
})
