import type { ListingState } from './listing-address'

/** The refinements of a pickup search (SRCH-036): available in shops, and having a price. */
const PICKUP_REFINEMENTS = {
  availableForInStorePickup: ['true'],
  price: ['(0.01..10000)'],
} as const

/**
 * Adds the pickup refinements to the shopper's own. The shopper's price range replaces 'any price',
 * because a search accepts only one.
 */
export function withPickup(refinements: ListingState['refinements']): ListingState['refinements'] {
  const chosen = Object.entries(refinements).filter(([, values]) => values.length > 0)
  return { ...PICKUP_REFINEMENTS, ...Object.fromEntries(chosen) }
}
