import type { ProductFlag } from './product-facts'

/** Above this price, in dollars, an eligible product is offered as a subscription (PDP-071). */
const PRICE_LIMIT = 25

/**
 * Returns whether a product is offered as a subscription: it is flagged to be offered at any price,
 * or it is eligible and costs more than the limit (PDP-071). The subscription provider makes the
 * final decision.
 */
export function isSubscriptionOffered(flags: readonly ProductFlag[], price = 0): boolean {
  const isUpsell = flags.includes('ogEnableImpulseUpsell')
  if (!isUpsell && !flags.includes('enableSubscription')) return false
  return isUpsell || price > PRICE_LIMIT
}
