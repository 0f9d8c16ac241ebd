import type { AccountTokenPurpose } from './auth.tables'

/** Lifetime of the tokens sent by mail, in minutes. */
export const TOKEN_MINUTES: Readonly<Record<AccountTokenPurpose, number>> = {
  login: 10,
  otp: 10,
  passkey: 10,
  'password-reset': 30,
  verification: 24 * 60,
}
