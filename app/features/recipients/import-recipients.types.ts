export interface ImportRecipientsProps {
  /** So many are on the list now. */
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'import-recipients': ImportRecipientsProps
  }
}
