declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** Without a shipment, the products are added to the bag's first shipment. */
    'add-treats': { shipmentId?: string }
  }
}

export {}
