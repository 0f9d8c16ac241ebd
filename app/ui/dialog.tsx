import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogRoot,
} from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import {
  useEffect,
  useRef,
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { useHistory } from 'react-router-dom'
import { dialogRecipe } from '@/theme/recipes/dialog-recipe'
import { system } from '@/theme/system'
import { useGivingWay } from './open-dialogs'
import { useEarlyDismissal } from './use-early-dismissal'

let locks = 0

/**
 * Keeps the page behind a dialog from scrolling, without a shift when its scroll bar disappears.
 * Chakra's own lock is not used: on iOS it scrolls the page to the top, and the scroll position
 * would be lost for the back button.
 */
function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    locks += 1
    if (locks === 1) lock()
    return () => {
      locks -= 1
      if (locks === 0) unlock()
    }
  }, [isLocked])
}

function lock(): void {
  const { body, documentElement: root } = document
  const scrollBar = window.innerWidth - root.clientWidth
  if (scrollBar > 0) body.style.paddingRight = `${scrollBar}px`
  root.style.overflow = 'hidden'
}

function unlock(): void {
  document.body.style.removeProperty('padding-right')
  document.documentElement.style.removeProperty('overflow')
}

export interface DialogProps {
  isOpen: boolean
  /** Called when Escape is pressed, or when the area beside the dialog is clicked. */
  onClose: () => void
  /** Called when the closing animation has ended. */
  onGone?: () => void
  /**
   * The element that gets the focus afterwards, unless a link in the dialog led to another page; by
   * default, the previously focused element.
   */
  finalFocusRef?: RefObject<HTMLElement>
  /**
   * At a side of the window with its full height, or centered (`wide` for tables); `drawer` is a
   * narrower `right`.
   */
  placement: 'left' | 'right' | 'center' | 'wide' | 'drawer'
  /** Required if the dialog contains no `DialogTitle`. */
  'aria-label'?: string
  /** Only one side sheet is open at a time; opening one closes every other dialog. */
  isSheet?: boolean
  onFocus?: FocusEventHandler
  children: ReactNode
}

const recipe = system.sva(dialogRecipe)

/**
 * A modal dialog, based on Chakra's. Only use it in parts of the page that load when they open;
 * everywhere else use `LazyDialogWindow`, so that the first visit does not load it. The contents
 * are rendered while it is open, and stay unchanged during the closing animation.
 */
export function Dialog({ isOpen, onClose, onGone, finalFocusRef, children, ...rest }: DialogProps) {
  const { placement, isSheet = false, 'aria-label': label, ...attributes } = rest
  const styles = recipe({ placement })
  const shown = useRef(children)
  const content = useRef<HTMLDivElement>(null)
  if (isOpen) shown.current = children
  useScrollLock(isOpen)
  useEarlyDismissal(isOpen)
  useGivingWay(isOpen && !isSheet, onClose)
  const pageLedTo = usePageLedTo(isOpen)
  const findNext = () => pageLedTo() ?? finalFocusRef?.current ?? null
  const returnLostFocus = useLostFocus(isOpen, findNext)
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onExitComplete={() => {
        onGone?.()
        returnLostFocus()
      }}
      onEscapeKeyDown={leaveKeyToList}
      // the focus may move to a message, or into a frame of the card gateway
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => focusedIn(content.current)}
      finalFocusEl={findNext}
      preventScroll={false}
      aria-label={label}
    >
      <Portal>
        <DialogBackdrop css={styles.backdrop} />
        <DialogPositioner css={styles.positioner}>
          <DialogContent ref={content} {...attributes} css={styles.content}>
            {shown.current}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  )
}

/**
 * Returns a function that finds the main element of the page to which a link in the dialog led, or
 * null. The focus then belongs there, not to the element that opened the dialog.
 */
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

/** A field that was clicked before the focus trap has begun keeps the focus. */
function focusedIn(content: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document
  const isInside = activeElement instanceof HTMLElement && content?.contains(activeElement)
  return isInside ? activeElement : null
}

/**
 * Returns a function that moves the focus on if it went away with the dialog. Chakra's focus trap
 * begins a frame after the dialog and returns the focus only if it has begun: a click within that
 * frame, which can be long on a slow phone, would leave the focus on the body.
 */
function useLostFocus(isOpen: boolean, findNext: () => HTMLElement | null): () => void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return () => {
    // after the trap, which returns the focus in a task of its own
    setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement !== null && activeElement !== body) return
      const next = findNext() ?? opener.current
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
  }
}

/**
 * The first Escape only closes an open list of suggestions, which receives the key after the
 * dialog.
 */
function leaveKeyToList(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault()
  }
}
