import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { RETURN_REASONS as REASONS } from '../../rules/claims'
import { invalidReason } from './order-problems'

type Reasons = ShopperOrdersTypes.OmsMetaData['cancelReasonCodes']

export const CANCEL_REASONS: Reasons = [
  { reason: 'Not specified', default: true },
  { reason: 'Changed my mind', default: false },
  { reason: 'Wrong item', default: false },
  { reason: 'Wrong address', default: false },
]

export const RETURN_REASONS: Reasons = REASONS.map((reason, index) => ({
  reason,
  default: index === 0,
}))

/**
 * Returns the given reason, or the default one.
 * @throws Problem 400 for a reason that is not configured.
 */
export function requireReason(reasons: Reasons, given: string | undefined): string {
  const found = reasons.find((one) => (given === undefined ? one.default : one.reason === given))
  if (found) return found.reason
  throw invalidReason(given ?? '')
}
