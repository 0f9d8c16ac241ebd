import type { BagAddition } from '@/shopper/basket/add-to-shipment'

export interface AddToShipmentsProps {
  /** The items for each chosen recipient. */
  items: BagAddition[]
  /** Called once the items are in the bag. */
  onAdded?: () => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'add-to-shipments': AddToShipmentsProps
  }
}
