import { needsGateway } from '../payments/payment-methods.rules'
import type { OrderPayment } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { hasToken } from './payment.rules'

/** A process that died while asking the gateway leaves its claim behind for this long. */
export const CLAIM_MS = 45_000

/** Whether the gateway has been asked for a payment and has not answered. */
export function isAsked({ instrument, isSettled }: OrderPayment): boolean {
  return !isSettled && needsGateway(instrument.paymentMethodId) && hasToken(instrument)
}

/** Whether somebody is asking the gateway for an order's payments, whose claim has not lapsed. */
export function isClaimed({ paymentStatus, authorizingSince }: StoredOrder, now: Date): boolean {
  if (paymentStatus !== 'authorising' || !authorizingSince) return false
  return now.getTime() - authorizingSince.getTime() < CLAIM_MS
}
