export interface ImportRecipientsProps {
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'import-recipients': ImportRecipientsProps
  }
}
