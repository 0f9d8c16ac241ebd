declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'need-help': object
  }
}

export {}
