import { isGone } from './availability'
import type { AvailabilityFacts } from './product-facts'

/** How a product reaches the shopper (FUL-002). */
export type FulfillmentOption = 'SHIPPING' | 'PICKUP'

export interface FulfillmentFacts extends Pick<AvailabilityFacts, 'flags' | 'isNeverPickedUp'> {
  /** In stock where parcels are packed. */
  isShippable: boolean
  /** The shopper has a preferred shop. */
  hasShop: boolean
  /** That shop hands it out: it is open for pickup, and has the product on its shelves. */
  isAtShop: boolean
}

/** Why it cannot be picked up, for the words a shopper reads. */
type FulfillmentNotice = 'no-pickup' | 'not-at-shop'

export interface Fulfillment {
  /** The selection until the shopper chooses. */
  preset: FulfillmentOption
  canShip: boolean
  canPickUp: boolean
  /** Why it is not sent: shops alone hand it out, also where the chosen one does not. */
  isPickupOnly: boolean
  notice?: FulfillmentNotice
}

/** Which ways are open for a product, which one is proposed, and what is shown (FUL-003). */
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
 * Whether shops may hand a product out, their shelves apart: what is sold nowhere yet or any more
 * cannot be picked up either. That it cannot be sent does not matter.
 */
export function canBePickedUp(facts: AvailabilityFacts, now: Date): boolean {
  const isHeldBack = facts.flags.includes('isComingSoon') || facts.flags.includes('isInShopOnly')
  return !isHeldBack && !isGone(facts, now)
}
