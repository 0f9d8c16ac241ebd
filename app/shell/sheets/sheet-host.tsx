import { useEffect, type ComponentType } from 'react'
import { useHistory } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSheet, useSheetState, type SheetName, type SheetPropsByName } from '@/ui/use-sheet'
import { OverlayFailure } from '@/ui/overlay-failure'
import loadable, { type LoadableComponent } from '@loadable/component'

type SheetRegistry = { [Name in SheetName]: LoadableComponent<SheetPropsByName[Name]> }

/** Every side sheet by name. Its code is loaded when it opens for the first time. */
const sheetRegistry: SheetRegistry = {
  'add-treats': loadable(() => import('@/features/add-treats/add-treats-sheet')),
  'add-to-shipments': loadable(() => import('@/features/recipients/add-to-shipments-sheet')),
  'import-recipients': loadable(() => import('@/features/recipients/import-recipients-sheet')),
  'known-people': loadable(() => import('@/features/recipients/known-people-sheet')),
  'added-to-bag': loadable(() => import('./added-to-bag')),
  subscribe: loadable(() => import('@/features/email-signup/subscribe-sheet')),
  'find-a-concierge': loadable(() => import('@/features/concierge/concierge-sheet')),
  'digital-catalog': loadable(() => import('@/features/brochures/digital-catalog-sheet')),
  'write-review': loadable(() => import('@/features/reviews/write-review-sheet')),
  'cookie-choices': loadable(() => import('./cookie-choices-sheet')),
  'need-help': loadable(() => import('./need-help-sheet')),
  'pickup-in-shop': loadable(() => import('@/features/shops/pickup/pickup-in-shop-sheet')),
  'piece-details': loadable(() => import('@/features/box-pieces/piece-details-sheet')),
  'pick-item-options': loadable(() => import('@/features/product/pick-options-sheet')),
}

/** Shown instead of a sheet that could not be loaded. */
function SheetFailure({ error }: { error: unknown }) {
  const { close } = useSheet()
  const isOpen = useSheetState()?.isOpen ?? false
  return isOpen ? <OverlayFailure error={error} onClose={close} /> : null
}

/** Forgets a sheet that was closed before its code was loaded. */
function LoadingSheet() {
  const { forget } = useSheet()
  const isOpen = useSheetState()?.isOpen ?? false
  useEffect(() => {
    if (!isOpen) forget()
  }, [isOpen, forget])
  return null
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
  const props = { ...state.props, fallback: <LoadingSheet /> }
  return (
    <SectionBoundary
      key={state.name}
      name={`sheet ${state.name}`}
      resetKey={String(state.isOpen)}
      fallback={(error) => <SheetFailure error={error} />}
    >
      <SheetContent {...props} />
    </SectionBoundary>
  )
}
