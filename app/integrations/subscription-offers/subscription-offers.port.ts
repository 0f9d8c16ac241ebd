import type { Interval } from '@/rules/interval'

export interface SubscriptionOffer {
  offerId?: string
  /** The available frequencies, the preselected one first. */
  frequencies: Interval[]
  /** Discount in percent on each delivery after the first. */
  ongoingPercent?: number
}

/** The provider of subscription offers. */
export interface SubscriptionOffers {
  /** Returns null if the product is not eligible. Throws AppError. */
  getOffer(siteId: string, productId: string): Promise<SubscriptionOffer | null>
}
