import { isOn } from '../../custom-flag'

/** What products and shops say about themselves in custom attributes, by the archive's names. */
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

/** The number of an attribute that is above 0; undefined without one. */
export function positiveNumberOf(custom: Custom, name: string): number | undefined {
  const value = Number(custom?.[name] ?? 0)
  return Number.isFinite(value) && value > 0 ? value : undefined
}
