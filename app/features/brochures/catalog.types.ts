declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'digital-catalog': object
  }
}

export {}
