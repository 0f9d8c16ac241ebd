export interface KnownPeopleProps {
  /** The source of the people: orders of the last two years, or the customer's address book. */
  from: 'orders' | 'address-book'
  /** Called with the number of added recipients. */
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'known-people': KnownPeopleProps
  }
}
