import { useEffect, useRef } from 'react'

interface OpenDialog {
  close: () => void
  /** The element that had the focus before. */
  opener: HTMLElement | undefined
}

// Dialogs exist in the browser only: one list per tab is enough.
const openDialogs = new Set<OpenDialog>()

/** Makes a dialog give way to a side sheet. */
export function useGivingWay(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    // Chakra moves the focus into the dialog one frame later
    const dialog = { close: () => latest.current(), opener: focusedElement() }
    openDialogs.add(dialog)
    return () => {
      openDialogs.delete(dialog)
    }
  }, [isOpen])
}

/**
 * A dialog that stays open, such as the menu of narrow windows, would wait behind a sheet.
 * @returns what had the focus before the first of them opened
 */
export function closeOpenDialogs(): HTMLElement | undefined {
  const [first] = openDialogs
  openDialogs.forEach(({ close }) => close())
  return first?.opener
}

export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement : undefined
}

/**
 * Runs when what had the focus is gone, also with the dialog that it was in: not before a dialog that
 * closes just now has let go of it.
 * @returns cancels it
 */
export function onFocusLost(run: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    const { activeElement, body } = document
    const isClosing = activeElement?.closest('[role=dialog][data-state=closed]')
    if (activeElement === body || isClosing) run()
  })
  return () => cancelAnimationFrame(frame)
}
