import { useSyncExternalStore } from 'react'
import { closeOpenDialogs, focusedElement } from './open-dialogs'

/**
 * Every sheet's name and props. A sheet adds itself where it is written:
 * `declare module '@/ui/use-sheet' { interface SheetPropsByName { 'added-to-bag': {…} } }`
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SheetPropsByName {}

export type SheetName = keyof SheetPropsByName & string

export interface SheetState {
  name: string
  props: object
  /** False while it moves out of sight. */
  isOpen: boolean
  onClose?: () => void
  /**
   * The element that had the focus before; a sheet that replaces another gives it back there too.
   */
  opener?: HTMLElement
}

// A sheet exists in the browser only: one variable per tab is enough.
let current: SheetState | undefined
const listeners = new Set<() => void>()

function change(next: SheetState | undefined): void {
  current = next
  listeners.forEach((notify) => notify())
}

function open<Name extends SheetName>(
  name: Name,
  props: SheetPropsByName[Name] & object,
  options: { onClose?: () => void } = {},
): void {
  const focused = closeOpenDialogs() ?? focusedElement()
  const opener = current?.isOpen ? current.opener : focused
  if (current?.isOpen) current.onClose?.()
  change({ name, props, isOpen: true, onClose: options.onClose, opener })
}

function close(): void {
  if (!current?.isOpen) return
  const { onClose } = current
  change({ ...current, isOpen: false })
  onClose?.()
}

/** Takes a closed sheet away once it is out of sight. */
function forget(): void {
  if (current && !current.isOpen) change(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const actions = { open, close, forget }

/** Opens and closes side sheets. One at a time: opening another replaces it (SHEET-001). */
export function useSheet() {
  return actions
}

/** The sheet to show now, for the sheet host. */
export function useSheetState(): SheetState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}
