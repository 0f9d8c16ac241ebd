import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { PasswordPart } from '../rules/password'

export const passwordPartMessages: Record<PasswordPart, MessageDescriptor> = defineMessages({
  length: { id: 'newPassword.length', defaultMessage: '8 to 64 characters' },
  letters: { id: 'newPassword.letters', defaultMessage: 'Letters' },
  mixedCase: { id: 'newPassword.mixedCase', defaultMessage: 'Small and capital letters' },
  digits: { id: 'newPassword.digits', defaultMessage: 'A number' },
  special: { id: 'newPassword.special', defaultMessage: 'A special character' },
})

export const newPasswordMessages = defineMessages({
  title: { id: 'newPassword.rules', defaultMessage: 'Your password needs:' },
  isFulfilled: { id: 'newPassword.isFulfilled', defaultMessage: 'fulfilled' },
  fulfilled: { id: 'newPassword.fulfilled', defaultMessage: '{part}: fulfilled' },
  missing: { id: 'newPassword.missing', defaultMessage: '{part}: missing' },
})
