import { needsGateway } from '../payments/payment-methods.rules'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { hasToken } from './payment.rules'

/**
 * Milliseconds after which a claim expires: its process may have stopped during the gateway call.
 */
export const CLAIM_MS = 45_000

/**
 * Returns whether a payment is not settled but has a token, so that its gateway call can be
 * repeated.
 */
export function isAsked({ instrument, isSettled }: OrderPayment): boolean {
  return !isSettled && needsGateway(instrument.paymentMethodId) && hasToken(instrument)
}

/**
 * Returns whether a process is calling the gateway for an order's payments, and its claim has not
 * expired.
 */
export function isClaimed({ paymentStatus, authorizingSince }: StoredOrder, now: Date): boolean {
  if (paymentStatus !== 'authorising' || !authorizingSince) return false
  return now.getTime() - authorizingSince.getTime() < CLAIM_MS
}
