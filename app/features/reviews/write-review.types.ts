declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'write-review': { productId: string; productName: string }
  }
}

export {}
