import type { BagAddition } from '@/shopper/basket/add-to-shipment'

export interface AddToShipmentsProps {
  items: BagAddition[]
  /** Called once the items are in the bag. */
  onAdded?: () => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'add-to-shipments': AddToShipmentsProps
  }
}
