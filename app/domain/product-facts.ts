/** The flags of a product (PDP-101): only those that are true are listed. */
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

/** What availability and badge are decided by. */
export interface AvailabilityFacts {
  flags: readonly ProductFlag[]
  /** Whether the service lets it be ordered at all. */
  orderable: boolean
  /** ISO date after whose end it is not shipped any more. */
  shipThrough?: string
  /** Handed out in no shop: sold online only, or marked so (`availableForInStorePickup` false). */
  isNeverPickedUp?: boolean
}
