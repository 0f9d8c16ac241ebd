import { useMemo, type ReactNode, type RefObject } from 'react'
import { DialogWindow } from './dialog-window'
import { useSheet, useSheetState } from './use-sheet'

interface SheetProps {
  title: ReactNode
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A side sheet: at most 425 px wide, closes by its control, Escape and a click beside it; keeps the
 * focus inside and gives it back. Only for components of the sheet registry, which load when
 * opened.
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

/** What opened the sheet, or what was rendered in its place since then: it has the same id. */
function toFocusRef(opener: HTMLElement | undefined): RefObject<HTMLElement> {
  return {
    get current() {
      if (!opener || opener.isConnected || !opener.id) return opener ?? null
      return document.getElementById(opener.id)
    },
  }
}
