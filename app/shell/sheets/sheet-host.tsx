import { useEffect, type ComponentType } from 'react'
import { useHistory } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { sheetRegistry } from './sheet-registry'
import { OverlayFailure } from '@/ui/overlay-failure'

/** Shown instead of a sheet that could not be loaded. */
function SheetFailure({ error }: { error: unknown }) {
  const { close } = useSheet()
  const isOpen = useSheetState()?.isOpen ?? false
  return isOpen ? <OverlayFailure error={error} onClose={close} /> : null
}

type Sheets = Readonly<Record<string, ComponentType<object> | undefined>>

// `open` has matched the name with its props; here both are only passed on
const allSheets = sheetRegistry as Sheets

/** Shows the open sheet; navigation closes it (SHEET-002). */
export function SheetHost({ sheets = allSheets }: { sheets?: Sheets }) {
  const state = useSheetState()
  const { close } = useSheet()
  const history = useHistory()
  useEffect(() => history.listen(close), [history, close])

  const SheetContent = state && sheets[state.name]
  if (!SheetContent) return null
  return (
    <SectionBoundary
      key={state.name}
      name={`sheet ${state.name}`}
      resetKey={String(state.isOpen)}
      fallback={(error) => <SheetFailure error={error} />}
    >
      <SheetContent {...state.props} />
    </SectionBoundary>
  )
}
