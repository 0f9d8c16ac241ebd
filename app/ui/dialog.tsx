import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogRoot,
} from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useEffect, useRef, type FocusEventHandler, type ReactNode, type RefObject } from 'react'
import { useHistory } from 'react-router-dom'
import { dialogRecipe } from '@/theme/recipes/dialog-recipe'
import { system } from '@/theme/system'
import { useGivingWay } from './open-dialogs'
import { useScrollLock } from './use-scroll-lock'

export interface DialogProps {
  isOpen: boolean
  /** Escape was pressed, or something beside the dialog clicked. */
  onClose: () => void
  /** It has moved out of sight. */
  onGone?: () => void
  /**
   * The element that gets the focus afterwards, unless a link of the dialog led to another page;
   * without it, what had it before.
   */
  finalFocusRef?: RefObject<HTMLElement>
  /** At a side of the window and as high as it, or in its middle; `drawer` is a narrower `right`. */
  placement: 'left' | 'right' | 'center' | 'drawer'
  /** Instead of a `DialogTitle` inside. */
  'aria-label'?: string
  /** Of the side sheets one is open at a time; every other dialog gives way to them. */
  isSheet?: boolean
  onFocus?: FocusEventHandler
  children: ReactNode
}

const recipe = system.sva(dialogRecipe)

/**
 * A modal dialog: Chakra's. For parts of the page that are fetched when they open; everything else
 * takes `LazyDialogWindow`, so that no first visit carries it. Its contents are rendered while it
 * is open; while it moves out of sight they stay as they were.
 */
export function Dialog({ isOpen, onClose, onGone, finalFocusRef, children, ...rest }: DialogProps) {
  const { placement, isSheet = false, 'aria-label': label, ...attributes } = rest
  const styles = recipe({ placement })
  const shown = useRef(children)
  if (isOpen) shown.current = children
  useScrollLock(isOpen)
  useGivingWay(isOpen && !isSheet, onClose)
  const pageLedTo = usePageLedTo(isOpen)
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onExitComplete={onGone}
      onEscapeKeyDown={leaveKeyToList}
      // a message may take the focus, and a frame of the card gateway has it
      onFocusOutside={(event) => event.preventDefault()}
      finalFocusEl={() => pageLedTo() ?? finalFocusRef?.current ?? null}
      preventScroll={false}
      aria-label={label}
    >
      <Portal>
        <DialogBackdrop css={styles.backdrop} />
        <DialogPositioner css={styles.positioner}>
          <DialogContent {...attributes} css={styles.content}>
            {shown.current}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  )
}

/** Answers the page that a link of the dialog led to, if one did: the focus belongs into it, not to what opened the dialog. */
function usePageLedTo(isOpen: boolean): () => HTMLElement | null {
  const history = useHistory()
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    hasLeft.current = false
    const { pathname: from } = history.location
    return history.listen(({ pathname }) => {
      hasLeft.current = pathname !== from
    })
  }, [isOpen, history])
  return () => (hasLeft.current ? document.querySelector('main') : null)
}

/** The first Escape closes an open list of suggestions, which sees the key after the dialog. */
function leaveKeyToList(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault()
  }
}
