import type { ProductFlag } from './product-facts'

/** A subscription is worth offering above this price, in dollars (PDP-071). */
const PRICE_LIMIT = 25

/**
 * Whether a product is to be offered as a subscription: it can be subscribed to at all, and costs
 * enough or is marked to be offered at any price (PDP-071). Who offers it has the last word.
 */
export function isSubscriptionOffered(flags: readonly ProductFlag[], price = 0): boolean {
  const isUpsell = flags.includes('ogEnableImpulseUpsell')
  if (!isUpsell && !flags.includes('enableSubscription')) return false
  return isUpsell || price > PRICE_LIMIT
}
