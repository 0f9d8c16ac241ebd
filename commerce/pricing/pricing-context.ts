/** The facts about the shopper and the time on which prices and promotions depend. */
export interface PricingContext {
  /** Includes the system groups: `Everyone`, `Registered` or `Unregistered`. */
  customerGroupIds: readonly string[]
  sourceCodeGroupIds: readonly string[]
  at: Date
  /** Set only if the shopper context sets a moment. */
  moment?: Date
  /** The site's time zone, in which promotions recur; UTC if absent. */
  timezone?: string
  /** The customer whose redemptions of coupon codes are counted; absent without a visitor. */
  customerId?: string
  /** Coupon codes of the shopper context, which apply as if they were in the basket. */
  couponCodes: readonly string[]
  /** Price books that apply in addition to the site's own. */
  priceBookIds: readonly string[]
  /** Assignment qualifiers of the shopper context, for example `store` → `boston`. */
  qualifiers: Readonly<Record<string, string>>
}

/** Whether a shopper meets one of an assignment's qualifiers; nobody meets one without a type. */
export function meetsAny(
  asked: readonly { type: string; value: string }[],
  { qualifiers }: Pick<PricingContext, 'qualifiers'>,
): boolean {
  return asked.some(({ type, value }) => type !== '' && qualifiers[type] === value)
}

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
