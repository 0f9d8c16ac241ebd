import { badRequest, type Problem } from '../http/problem'
import type { StoredGiftCertificate } from './gift-certificate.repository'

/** A certificate that can pay now, with its balance in cents. */
export interface UsableGiftCertificate {
  code: string
  currency: string
  balanceMinor: number
}

/**
 * @param cvn checked if the certificate has one; undefined skips the check (it was already done).
 */
export function toUsable(
  stored: StoredGiftCertificate | undefined,
  currency: string,
  cvn?: string,
): UsableGiftCertificate | undefined {
  if (!stored?.enabled || stored.is_pending || stored.currency !== currency) return undefined
  if (cvn !== undefined && stored.cvn !== null && stored.cvn !== cvn) return undefined
  return { code: stored.code, currency: stored.currency, balanceMinor: stored.balance_minor }
}

/** Returns the same 400 whether the code is unknown, blocked, used up or in another currency. */
export function notRedeemable(): Problem {
  return badRequest(
    'The gift certificate cannot be redeemed, or not for this amount.',
    'invalid-gift-certificate',
  )
}
