/** What prices and promotions must know of who shops, and when. */
export interface PricingContext {
  /** System groups included: `Everyone`, `Registered` or `Unregistered`. */
  customerGroupIds: readonly string[]
  sourceCodeGroupIds: readonly string[]
  /** The moment whose products, prices and promotions hold: now, or what the context says. */
  at: Date
  /** That moment where the shopper's context says one; absent: now. */
  moment?: Date
  /** Of the site's clocks, by which promotions recur; absent: UTC. */
  timezone?: string
  /** Whose uses of codes count; absent: nobody known. */
  customerId?: string
  /** Codes of the shopper's context, which hold as if they stood in the basket. */
  couponCodes: readonly string[]
  /** Price books that hold beside the site's own. */
  priceBookIds: readonly string[]
  /** Assignment qualifiers of the shopper's context: `store` → `boston`. */
  qualifiers: Readonly<Record<string, string>>
}

/** Somebody of whom nothing is known. */
export function anonymousPricingContext(at: Date): PricingContext {
  return {
    customerGroupIds: ['Everyone', 'Unregistered'],
    sourceCodeGroupIds: [],
    at,
    couponCodes: [],
    priceBookIds: [],
    qualifiers: {},
  }
}
