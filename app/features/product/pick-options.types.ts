declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'pick-item-options': { productId: string }
  }
}

export {}
