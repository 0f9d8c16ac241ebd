declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** With the id of what is to be collected, shops that do not have it cannot be chosen. */
    'pickup-in-shop': { productId?: string }
  }
}

export interface PickupInShopProps {
  productId?: string
}
