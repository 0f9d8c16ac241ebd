import { useSheet, useSheetState } from '@/ui/use-sheet'
import { OverlayFailure } from '@/ui/overlay-failure'

/** Shown instead of a sheet that could not be loaded. */
export function SheetFailure({ error }: { error: unknown }) {
  const { close } = useSheet()
  const isOpen = useSheetState()?.isOpen ?? false
  return isOpen ? <OverlayFailure error={error} onClose={close} /> : null
}
