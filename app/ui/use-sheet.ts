import { useSyncExternalStore } from 'react'
import { closeOpenDialogs, focusedElement } from './open-dialogs'

/**
 * The name and props of every sheet. Each sheet's file adds its own: `declare module
 * '@/ui/use-sheet' { interface SheetPropsByName { 'added-to-bag': {…} } }`
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SheetPropsByName {}

export type SheetName = keyof SheetPropsByName & string

export interface SheetState {
  name: string
  props: object
  /** False during the closing animation. */
  isOpen: boolean
  onClose?: () => void
  /**
   * The element focused before the sheet opened; a sheet that replaces another keeps its opener.
   */
  opener?: HTMLElement
}

// A sheet only exists in the browser, so one variable per tab is enough.
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

/** Removes a closed sheet after its closing animation. */
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

/**
 * Opens and closes side sheets, one at a time: opening another replaces the current one
 * (SHEET-001).
 */
export function useSheet() {
  return actions
}

/** The current sheet, for the sheet host. */
export function useSheetState(): SheetState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}
