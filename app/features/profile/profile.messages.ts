import { defineMessages } from 'react-intl'

export const profileMessages = defineMessages({
  details: { id: 'profile.details', defaultMessage: 'About You' },
  save: { id: 'profile.save', defaultMessage: 'Save Changes' },
  saved: { id: 'profile.saved', defaultMessage: 'Your profile has been saved.' },
  birthdayHint: { id: 'profile.birthdayHint', defaultMessage: 'MM/DD/YYYY' },
  email: { id: 'profile.email', defaultMessage: 'Email and Login' },
  changeEmail: { id: 'profile.changeEmail', defaultMessage: 'Change email' },
  newEmail: { id: 'profile.newEmail', defaultMessage: 'New Email' },
  emailHint: {
    id: 'profile.emailHint',
    defaultMessage: 'You log in with it, and it is where we write to you about your orders.',
  },
  saveEmail: { id: 'profile.saveEmail', defaultMessage: 'Save Email' },
  emailSaved: { id: 'profile.emailSaved', defaultMessage: 'You now log in with {email}.' },
  password: { id: 'profile.password', defaultMessage: 'Password' },
  changePassword: { id: 'profile.changePassword', defaultMessage: 'Change password' },
  newPassword: { id: 'profile.newPassword', defaultMessage: 'New Password' },
  passwordHint: {
    id: 'profile.passwordHint',
    defaultMessage: 'With a new password you are logged out everywhere else.',
  },
  savePassword: { id: 'profile.savePassword', defaultMessage: 'Save Password' },
  passwordSaved: { id: 'profile.passwordSaved', defaultMessage: 'Your password has been changed.' },
  cancel: { id: 'profile.cancel', defaultMessage: 'Cancel' },
  business: { id: 'profile.business', defaultMessage: 'Business Accounts' },
  accountNumber: { id: 'profile.accountNumber', defaultMessage: 'Account number' },
  level: { id: 'profile.level', defaultMessage: 'Level' },
  matchCode: { id: 'profile.matchCode', defaultMessage: 'Customer code' },
  data: { id: 'profile.data', defaultMessage: 'Your Data' },
  dataHint: {
    id: 'profile.dataHint',
    defaultMessage: 'Download what we keep of you, or delete your account.',
  },
  toData: { id: 'profile.toData', defaultMessage: 'Download or delete' },
})
