import { badRequest, type Problem } from '../http/problem'
import type { StoredGiftCertificate } from './gift-certificate.repository'

/** A certificate that can pay now, with what is left on it (cents). */
export interface UsableGiftCertificate {
  code: string
  currency: string
  balanceMinor: number
}

/** @param cvn asked for where the certificate has one; undefined: not asked for (again). */
export function toUsable(
  stored: StoredGiftCertificate | undefined,
  currency: string,
  cvn?: string,
): UsableGiftCertificate | undefined {
  if (!stored?.enabled || stored.is_pending || stored.currency !== currency) return undefined
  if (cvn !== undefined && stored.cvn !== null && stored.cvn !== cvn) return undefined
  return { code: stored.code, currency: stored.currency, balanceMinor: stored.balance_minor }
}

/** 400, the same whether the code is unknown, blocked, of another currency or empty. */
export function notRedeemable(): Problem {
  return badRequest(
    'The gift certificate cannot be redeemed, or not for this amount.',
    'invalid-gift-certificate',
  )
}
