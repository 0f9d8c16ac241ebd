declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'find-a-concierge': object
  }
}

export {}
