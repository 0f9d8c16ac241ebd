import { isGone } from './availability'
import type { AvailabilityFacts } from './product-facts'

/** How a product reaches the shopper (D1 §4). */
export type FulfillmentOption = 'SHIPPING' | 'PICKUP'

export interface FulfillmentFacts extends Pick<AvailabilityFacts, 'flags' | 'isNeverCollected'> {
  /** In stock where parcels are packed. */
  isShippable: boolean
  /** The shopper has a preferred shop. */
  hasShop: boolean
  /** That shop hands it out: it is open for pickup, and has the product on its shelves. */
  isAtShop: boolean
}

/** Why a way is closed, for the words a shopper reads. */
export type FulfillmentNotice = 'no-pickup' | 'pickup-only' | 'not-at-shop'

export interface Fulfillment {
  /** What is chosen where the shopper has not. */
  preset: FulfillmentOption
  canShip: boolean
  canPickUp: boolean
  notice?: FulfillmentNotice
}

/** Which ways are open for a product, which one is proposed, and what is said (D1 §4). */
export function fulfillmentOf(facts: FulfillmentFacts): Fulfillment {
  const { flags, isNeverCollected = false, isShippable, hasShop, isAtShop } = facts
  const isPickupOnly = flags.includes('isPickupOnly')
  const canPickUp = !isNeverCollected && (!hasShop || isAtShop)
  return {
    preset: isPickupOnly || (hasShop && canPickUp) ? 'PICKUP' : 'SHIPPING',
    canShip: isShippable && !isPickupOnly,
    canPickUp,
    notice: noticeOf({ isNeverCollected, isPickupOnly, isMissing: hasShop && !isAtShop }),
  }
}

interface Reasons {
  isNeverCollected: boolean
  isPickupOnly: boolean
  isMissing: boolean
}

// That the chosen shop does not have it says more than that shops alone sell it.
function noticeOf({ isNeverCollected, isPickupOnly, isMissing }: Reasons) {
  if (isNeverCollected) return 'no-pickup'
  if (isMissing) return 'not-at-shop'
  return isPickupOnly ? 'pickup-only' : undefined
}

/**
 * Whether shops may hand a product out, their shelves apart: what is sold nowhere yet or any more is
 * not collected either. That it cannot be sent is no hindrance.
 */
export function isCollectable(facts: AvailabilityFacts, now: Date): boolean {
  const isHeldBack = facts.flags.includes('isComingSoon') || facts.flags.includes('isInShopOnly')
  return !isHeldBack && !isGone(facts, now)
}
