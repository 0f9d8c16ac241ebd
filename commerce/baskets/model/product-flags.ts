import { isOn } from '../../custom-values'

/**
 * Custom attributes of products and shops. The keys are the attribute names of the imported site
 * archive.
 */
type Custom = Readonly<Record<string, unknown>> | undefined

export type ProductFlag =
  | 'isCollateral'
  | 'isComingSoon'
  | 'isCustomMix'
  | 'isCustomMixPiece'
  | 'isGiftCard'
  | 'isInShopOnly'
  | 'isMeltable'
  | 'isOnlineOnly'
  | 'isOutOfStock'
  | 'isPickupOnly'
  | 'isReturnable'
  | 'unsellable'

export function isFlagged(custom: Custom, flag: ProductFlag): boolean {
  return isOn(custom?.[flag])
}
