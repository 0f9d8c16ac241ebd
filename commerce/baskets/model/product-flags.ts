import { isOn } from '../../custom-flag'

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
  | 'unsellable'

export function isFlagged(custom: Custom, flag: ProductFlag): boolean {
  return isOn(custom?.[flag])
}

/** Returns a numeric attribute if it is above 0, otherwise undefined. */
export function positiveNumberOf(custom: Custom, name: string): number | undefined {
  const value = Number(custom?.[name] ?? 0)
  return Number.isFinite(value) && value > 0 ? value : undefined
}
