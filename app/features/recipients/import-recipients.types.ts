export interface ImportRecipientsProps {
  /** Called with the number of added recipients. */
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'import-recipients': ImportRecipientsProps
  }
}
