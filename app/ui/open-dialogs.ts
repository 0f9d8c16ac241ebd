import { useEffect, useRef } from 'react'

interface OpenDialog {
  close: () => void
  /** The previously focused element. */
  opener: HTMLElement | undefined
}

// Dialogs only exist in the browser, so one list per tab is enough.
const openDialogs = new Set<OpenDialog>()

/** Registers the dialog while it is open, so that a side sheet can close it. */
export function useGivingWay(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    // at this moment the opener still has the focus: Chakra moves it into the dialog one frame
    // later
    const dialog = { close: () => latest.current(), opener: focusedElement() }
    openDialogs.add(dialog)
    return () => {
      openDialogs.delete(dialog)
    }
  }, [isOpen])
}

/**
 * Closes all dialogs before a sheet opens: one that stayed open, such as the menu of narrow
 * windows, would be hidden behind the sheet.
 * @returns the element that had the focus before the first of them opened
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
 * Runs a callback on the next frame if the focused element is gone, alone or together with a
 * closing dialog.
 * @returns a function that cancels it
 */
export function onFocusLost(run: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    const { activeElement, body } = document
    const isClosing = activeElement?.closest('[role=dialog][data-state=closed]')
    if (activeElement === body || isClosing) run()
  })
  return () => cancelAnimationFrame(frame)
}
