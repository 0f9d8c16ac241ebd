import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { intervalInWords } from '../../rules/subscription-interval'
import type { Actor } from '../audit/record-change'
import { revisionOf } from '../audit/revision'
import type { ProductKind } from '../catalog/catalog.tables'
import type { LineProduct } from '../catalog/line-product'
import { badRequest } from '../http/problem'
import type { SubscriptionChangeMade } from '../languages/words.types'
import type { Site } from '../sites/site.service'
import { findCard } from './delivery.rules'
import { isInSeries } from './subscription-dates.rules'
import { eligibilityOf, frequenciesOf } from './subscription-offers.rules'
import { wrongState } from './subscription-problems'
import type { SubscriptionDocument } from './subscription.schemas'
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

export function toLogged(subscription: StoredSubscription) {
  const { state, reason, nextOn, document, addressId, ...interval } = subscription
  const { quantity, productId: product } = document.item
  return {
    state,
    reason,
    nextOn,
    interval: intervalInWords(interval),
    product,
    quantity,
    addressId,
  }
}

const CHANGED: readonly string[] = ['frequency', 'product', 'quantity', 'address', 'payment']

export const toAction = (event: string) =>
  event === 'card' ? 'card asked for' : CHANGED.includes(event) ? `${event} changed` : event

const MAILED: readonly SubscriptionChangeMade[] = [
  ...(['skipped', 'moved', 'frequency', 'quantity', 'product'] as const),
  ...(['address', 'paused', 'resumed'] as const),
]

/** Returns which change the customer is told of, if an operator made it. */
export function toMailedChange(event: string): SubscriptionChangeMade | undefined {
  return MAILED.find((one) => one === event)
}

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

const BOUGHT: readonly ProductKind[] = ['standard', 'variant', 'bundle']

export function isSubscribable(
  { kind, custom }: LineProduct,
  { every, period }: Pick<StoredSubscription, 'every' | 'period'>,
): boolean {
  const isOffered = frequenciesOf(custom).some(
    (one) => one.every === every && one.every_period === period,
  )
  return BOUGHT.includes(kind) && eligibilityOf(custom).length > 0 && isOffered
}

/** @throws Problem 400. */
export function requireSubscribable(
  product: LineProduct | undefined,
  current: StoredSubscription,
): LineProduct {
  if (!product || !isSubscribable(product, current)) {
    throw badRequest(`This product is not delivered ${intervalInWords(current)}.`)
  }
  const { minOrderQuantity: least, stepQuantity: step } = product
  const { quantity } = current.document.item
  if (quantity < least || (quantity - least) % step !== 0) {
    const steps = step > 1 ? `, in steps of ${step}` : ''
    throw badRequest(`${product.name} is sold from ${least} pieces on${steps}.`)
  }
  return product
}

/** Without the options and contents that belong to the product of now. */
export function withProduct(
  document: SubscriptionDocument,
  { productId, name }: LineProduct,
): SubscriptionDocument {
  const { quantity, gift, giftMessage, custom } = document.item
  const { c_subscriptionFrequency: frequency } = custom
  const kept: typeof custom = frequency === undefined ? {} : { c_subscriptionFrequency: frequency }
  return { ...document, name, item: { productId, quantity, gift, giftMessage, custom: kept } }
}
