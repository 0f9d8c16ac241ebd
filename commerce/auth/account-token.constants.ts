import type { AccountTokenPurpose } from './auth.tables'

/** How long what a mail carries is good for, in minutes. */
export const TOKEN_MINUTES: Readonly<Record<AccountTokenPurpose, number>> = {
  login: 10,
  otp: 10,
  'password-reset': 30,
  verification: 24 * 60,
}
