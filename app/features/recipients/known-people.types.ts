export interface KnownPeopleProps {
  /** Where they are known from: orders of the last two years, or the customer's address book. */
  from: 'orders' | 'address-book'
  /** So many are on the list now. */
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'known-people': KnownPeopleProps
  }
}
