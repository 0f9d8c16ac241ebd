/** The flags of a product (PDP-101); a product lists only those that are true. */
export const PRODUCT_FLAGS = [
  'isOutOfStock',
  'isComingSoon',
  'isInShopOnly',
  'isCustomMix',
  'isCustomMixPiece',
  'isShowBackInStock',
  'isMeltable',
  'isKosher',
  'isDairyFree',
  'isCase',
  'isGiftCard',
  'isPickupOnly',
  'isOnlineOnly',
  'isCollateral',
  'isOnSale',
  'isNew',
  'isBackIn',
  'isSustainable',
  'enableSubscription',
  'ogEnableImpulseUpsell',
  'availableForInStorePickup',
] as const

export type ProductFlag = (typeof PRODUCT_FLAGS)[number]

export interface AvailabilityFacts {
  flags: readonly ProductFlag[]
  /** Whether the service allows ordering the product at all. */
  orderable: boolean
  /** ISO date of the last shipping day. */
  shipThrough?: string
  /**
   * No shop offers pickup: the product is sold online only, or its `availableForInStorePickup` is
   * false.
   */
  isNeverPickedUp?: boolean
}
