import { badRequest, type Problem } from '../http/problem'
import type { StoredGiftCertificate } from './gift-certificate.repository'

/** A certificate that can pay now, with its balance in cents. */
export interface UsableGiftCertificate {
  code: string
  currency: string
  balanceMinor: number
}

export function toUsable(
  stored: StoredGiftCertificate | undefined,
  currency: string,
): UsableGiftCertificate | undefined {
  if (!stored?.enabled || stored.is_pending || stored.currency !== currency) return undefined
  return { code: stored.code, currency: stored.currency, balanceMinor: stored.balance_minor }
}

/** A certificate that has a security code needs that code; a blank one is none. */
export function isProven(
  { cvn }: Pick<StoredGiftCertificate, 'cvn'>,
  given: string | undefined,
): boolean {
  const needed = cvn?.trim() ?? ''
  return needed === '' || needed === given?.trim()
}

/** Returns the same 400 whether the code is unknown, blocked, used up or in another currency. */
export function notRedeemable(): Problem {
  return badRequest(
    'The gift certificate cannot be redeemed, or not for this amount.',
    'invalid-gift-certificate',
  )
}
