declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** Without a shipment, the bag's first takes what is added. */
    'add-treats': { shipmentId?: string }
  }
}

export {}
