declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'cookie-choices': object
  }
}

export {}
