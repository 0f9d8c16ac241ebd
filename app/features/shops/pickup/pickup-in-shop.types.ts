declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** If the product's id is given, shops without stock of it cannot be chosen. */
    'pickup-in-shop': PickupInShopProps
  }
}

export interface PickupInShopProps {
  productId?: string
  /** `true` to move the bag's pickup lines to the chosen shop, because theirs has closed. */
  keepsItems?: boolean
}
