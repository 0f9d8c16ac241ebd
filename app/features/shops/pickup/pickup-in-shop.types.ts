declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** With the id of what is to be picked up, shops that do not have it cannot be chosen. */
    'pickup-in-shop': PickupInShopProps
  }
}

export interface PickupInShopProps {
  productId?: string
  /** The bag's pickup lines move to the shop that is chosen: theirs has closed. */
  keepsItems?: boolean
}
