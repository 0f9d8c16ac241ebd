import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { intervalInWords } from '../../rules/subscription-interval'
import type { Actor } from '../audit/record-change'
import { revisionOf } from '../audit/revision'
import { badRequest } from '../http/problem'
import type { Site } from '../sites/site.service'
import { findCard } from './delivery.rules'
import { isInSeries } from './subscription-dates.rules'
import { wrongState } from './subscription-problems'
import type { StoredSubscription, SubscriptionChanges } from './subscription.repository'

type Customer = ShopperCustomersTypes.Customer

export interface Owner {
  site: Site
  customerId: string
  /**
   * Set if an operator makes the change for the customer, with the revision that the operator saw.
   */
  operator?: { by: Actor; expectedRevision: string }
}

export function requireSeen({ operator }: Owner, current: StoredSubscription): void {
  if (operator === undefined || operator.expectedRevision === toRevision(current)) return
  throw wrongState('This subscription was changed meanwhile. Look at it again.')
}

/** Returns a revision of the fields that operators see; claims and reminders do not change it. */
export function toRevision(subscription: StoredSubscription): string {
  const { claimedUntil: _claimed, remindedFor: _reminded, updatedAt: _at, ...seen } = subscription
  return revisionOf(seen)
}

export function toLogged({ state, reason, nextOn, document, ...interval }: StoredSubscription) {
  const { quantity } = document.item
  return { state, reason, nextOn, interval: intervalInWords(interval), quantity }
}

const CHANGED: readonly string[] = ['frequency', 'quantity', 'address', 'payment']

export const toAction = (event: string) => (CHANGED.includes(event) ? `${event} changed` : event)

/**
 * A day within the series does not move the anchor, so that a series on the 31st survives a month
 * that ends on the 28th.
 */
export function moveTo(current: StoredSubscription, day: string): SubscriptionChanges {
  const isUsual = isInSeries(current.anchorOn, current, day)
  return { nextOn: day, attemptOn: null, ...(!isUsual && { anchorOn: day }) }
}

export function requireGoodCard(paymentInstrumentId: string, customer: Customer | undefined): void {
  const card = customer && findCard({ paymentInstrumentId }, customer)?.paymentCard
  if (!card?.creditCardToken) throw badRequest('The card is not in the wallet.', 'card-not-found')
  if (card.creditCardExpired) throw badRequest('Card is expired', 'credit-card-expired')
}

export function requireActive({ state }: StoredSubscription): void {
  if (state !== 'active') throw wrongState(`It is ${state}.`)
}

export function requireGoing({ state }: StoredSubscription): void {
  if (state === 'cancelled') throw wrongState('It is cancelled.')
}
