import { useMemo, type ReactNode, type RefObject } from 'react'
import { DialogWindow } from './dialog-window'
import { useSheet, useSheetState } from './use-sheet'

interface SheetProps {
  title: ReactNode
  /** Stays visible below the scrolling part. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A side sheet, at most 425 px wide. It closes by its button, Escape, or a click beside it; it
 * traps the focus and restores it afterwards. Only for components of the sheet registry, which load
 * when opened.
 */
export function Sheet(props: SheetProps) {
  const state = useSheetState()
  const { close, forget } = useSheet()
  const opener = state?.opener
  const finalFocusRef = useMemo(() => toFocusRef(opener), [opener])
  return (
    <DialogWindow
      {...props}
      isSheet
      placement="right"
      isOpen={state?.isOpen ?? false}
      onClose={close}
      onGone={forget}
      finalFocusRef={finalFocusRef}
    />
  )
}

/**
 * Returns the element that opened the sheet, or the one with the same id that has replaced it
 * since, or the page's content.
 */
function toFocusRef(opener: HTMLElement | undefined): RefObject<HTMLElement> {
  return {
    get current() {
      if (!opener || opener.isConnected) return opener ?? null
      return document.getElementById(opener.id) ?? document.querySelector('main')
    },
  }
}
