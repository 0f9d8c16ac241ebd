import { isGone } from './availability'
import type { AvailabilityFacts } from './product-facts'

/** How a product is delivered to the shopper (FUL-002). */
export type FulfillmentOption = 'SHIPPING' | 'PICKUP'

export interface FulfillmentFacts extends Pick<AvailabilityFacts, 'flags' | 'isNeverPickedUp'> {
  isShippable: boolean
  hasShop: boolean
  /** The selected shop offers pickup and has the product in stock. */
  isAtShop: boolean
}

/** Why the product cannot be picked up; selects the message shown. */
type FulfillmentNotice = 'no-pickup' | 'not-at-shop'

export interface Fulfillment {
  /** The option preselected for the shopper. */
  preset: FulfillmentOption
  canShip: boolean
  canPickUp: boolean
  /** The product is sold for pickup only, even if the selected shop does not offer it. */
  isPickupOnly: boolean
  notice?: FulfillmentNotice
}

/**
 * Determines which options a product has, which one is preselected, and the notice shown (FUL-003).
 */
export function fulfillmentOf(facts: FulfillmentFacts): Fulfillment {
  const { flags, isNeverPickedUp = false, isShippable, hasShop, isAtShop } = facts
  const isPickupOnly = flags.includes('isPickupOnly')
  const canPickUp = !isNeverPickedUp && (!hasShop || isAtShop)
  return {
    preset: isPickupOnly || (hasShop && canPickUp) ? 'PICKUP' : 'SHIPPING',
    canShip: isShippable && !isPickupOnly,
    canPickUp,
    isPickupOnly,
    notice: isNeverPickedUp ? 'no-pickup' : canPickUp ? undefined : 'not-at-shop',
  }
}

/**
 * Returns whether shops may hand out a product, regardless of their stock: a product that is not
 * sold yet or no longer sold cannot be picked up either. Whether it can be shipped does not matter.
 */
export function canBePickedUp(facts: AvailabilityFacts, now: Date): boolean {
  const isHeldBack = facts.flags.includes('isComingSoon') || facts.flags.includes('isInShopOnly')
  return !isHeldBack && !isGone(facts, now)
}
