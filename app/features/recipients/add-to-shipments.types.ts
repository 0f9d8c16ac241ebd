import type { BagAddition } from '@/shopper/basket/add-to-shipment'

export interface AddToShipmentsProps {
  /** What each chosen recipient gets. */
  items: BagAddition[]
  /** It is in the bag. */
  onAdded?: () => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'add-to-shipments': AddToShipmentsProps
  }
}
