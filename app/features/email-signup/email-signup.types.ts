declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    subscribe: object
  }
}

export {}
