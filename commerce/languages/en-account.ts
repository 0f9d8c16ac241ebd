import type { Words } from './words.types'

export const ENGLISH_ACCOUNT: Words['account'] = {
  login: { subject: 'Your code to log in', intro: 'Enter this code to log in:' },
  otp: {
    subject: 'Your one-time password',
    intro: 'Enter this one-time password to go on:',
  },
  passkey: {
    subject: 'Your code to add a passkey',
    intro: 'Enter this code to add a passkey to your account:',
  },
  'password-reset': {
    subject: 'Set a new password',
    intro: 'Follow the link to set a new password:',
    action: 'Set a new password',
  },
  verification: {
    subject: 'Confirm your e-mail address',
    intro: 'Follow the link to confirm your e-mail address:',
    action: 'Confirm my e-mail address',
  },
}

export const ENGLISH_PASSKEYS: Words['passkeyNotices'] = {
  added: {
    subject: () => 'A passkey was added to your account',
    intro: ([name]) => `You can now log in with the passkey “${name}”, without your password.`,
    help: 'If this was not you, remove it from your profile, choose a new password, and tell us.',
    action: 'See your passkeys',
  },
  removed: {
    subject: (count) =>
      count === 1
        ? 'A passkey was removed from your account'
        : `${count} passkeys were removed from your account`,
    intro: (names) =>
      names.length === 1
        ? `The passkey “${names.join()}” no longer opens your account.`
        : `Your ${names.length} passkeys no longer open your account.`,
    help: 'If this was not you, choose a new password, and tell us.',
    action: 'See your passkeys',
  },
}
