declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** With the id of what is to be collected, shops that do not have it cannot be chosen. */
    'pickup-in-shop': PickupInShopProps
  }
}

export interface PickupInShopProps {
  productId?: string
  /** What the bag collects moves to the shop that is chosen: the one it waits in has closed. */
  keepsItems?: boolean
}
