import type { ListingState } from './listing-address'

/** The refinements of a pickup search (SRCH-036): available in shops, and with a price. */
const PICKUP_REFINEMENTS = {
  availableForInStorePickup: ['true'],
  price: ['(0.01..10000)'],
} as const

/**
 * The refinements of a pickup search: the shopper's own and those of pickup. A price that the
 * shopper chose replaces 'any price': there can be only one.
 */
export function withPickup(refinements: ListingState['refinements']): ListingState['refinements'] {
  const chosen = Object.entries(refinements).filter(([, values]) => values.length > 0)
  return { ...PICKUP_REFINEMENTS, ...Object.fromEntries(chosen) }
}
