/** Every `every` of the period: 1 day, 2 week, 3 month, 4 year. */
export interface Frequency {
  every: number
  period: 1 | 2 | 3 | 4
}

/** What a product may be subscribed to. */
export interface SubscriptionOffer {
  /** As the provider knows the offer. */
  offerId?: string
  /** Those to choose of, the proposed one first. */
  frequencies: Frequency[]
  /** Percent off each delivery after the first. */
  ongoingPercent?: number
}

/** Who offers recurring orders. */
export interface SubscriptionOffers {
  /** Null where the product is not eligible. Throws AppError. */
  getOffer(siteId: string, productId: string): Promise<SubscriptionOffer | null>
}
