import type { Interval } from '@/domain/interval'

/** What a product may be subscribed to. */
export interface SubscriptionOffer {
  /** As the provider knows the offer. */
  offerId?: string
  /** Those to choose of, the proposed one first. */
  frequencies: Interval[]
  /** Percent off each delivery after the first. */
  ongoingPercent?: number
}

/** Who offers recurring orders. */
export interface SubscriptionOffers {
  /** Null where the product is not eligible. Throws AppError. */
  getOffer(siteId: string, productId: string): Promise<SubscriptionOffer | null>
}
