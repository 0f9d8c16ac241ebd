export interface KnownPeopleProps {
  from: 'orders' | 'address-book'
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'known-people': KnownPeopleProps
  }
}
