import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names'
import styles from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  /** Escape was pressed, or a place beside it. */
  onClose: () => void
  /** It has moved out of sight. */
  onGone?: () => void
  /** What gets the focus afterwards; without it, what had it before. */
  finalFocusRef?: RefObject<HTMLElement>
  /** At a side of the window and as high as it, or in its middle. */
  placement: 'left' | 'right' | 'center'
  'aria-label'?: string
  'aria-labelledby'?: string
  /** One of the side sheets, of which one is open at a time. */
  'data-sheet'?: boolean
  onFocus?: FocusEventHandler
  children: ReactNode
}

/**
 * What stands above a page and has it wait: a dialog of the browser's own. The browser keeps the
 * focus inside, makes what is behind it inert, closes it by Escape and gives the focus back.
 * Nothing of it is drawn before it opens; while it moves out of sight it stays what it was.
 */
export function Dialog({ children, ...dialog }: DialogProps) {
  const { isOpen, onGone } = dialog
  const [isDrawn, setDrawn] = useState(isOpen)
  if (isOpen && !isDrawn) setDrawn(true)
  const shown = useRef(children)
  if (isOpen) shown.current = children
  if (!isDrawn) return null
  const leave = () => {
    setDrawn(false)
    onGone?.()
  }
  // Not where it is written: a form there would take its Enter, a list its look.
  return createPortal(
    <DrawnDialog {...dialog} onGone={leave}>
      {shown.current}
    </DrawnDialog>,
    document.body,
  )
}

interface DrawnDialogProps extends DialogProps {
  onGone: () => void
}

function DrawnDialog({ isOpen, onClose, onGone, finalFocusRef, ...dialog }: DrawnDialogProps) {
  const { placement, children, ...attributes } = dialog
  const element = useModality(isOpen, finalFocusRef, onGone)
  const wasPressedBeside = useRef(false)
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return (
    // Its frame covers it: a press on the dialog itself is one on its backdrop. Escape is its own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...attributes}
      ref={element}
      className={classNames(styles.dialog, styles[placement])}
      onClose={({ target }) => {
        // React tells it of dialogs inside, too; and one that was closed by its state is known
        if (target === element.current && isOpen && !element.current.open) onClose()
      }}
      onMouseDown={(event) => {
        wasPressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        // words that are chosen with the mouse may end beside it
        if (isBeside(event) && wasPressedBeside.current) onClose()
      }}
    >
      <div className={styles.frame}>{children}</div>
    </dialog>
  )
}

/** Opens and closes the browser's dialog, and tells when it has moved out of sight. */
function useModality(
  isOpen: boolean,
  finalFocusRef: RefObject<HTMLElement> | undefined,
  onGone: () => void,
): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef({ finalFocusRef, onGone })
  latest.current = { finalFocusRef, onGone }
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      if (!element.open) open(element)
      return
    }
    close(element, latest.current.finalFocusRef)
    const motions = element.getAnimations()
    if (motions.length === 0) return latest.current.onGone()
    let isCurrent = true
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (isCurrent) latest.current.onGone()
    })
    return () => {
      isCurrent = false
    }
  }, [isOpen])
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) close(element, latest.current.finalFocusRef)
    }
  }, [])
  return dialog
}

function open(dialog: HTMLDialogElement): void {
  // The page behind does not scroll: what stands in it stays where it is without its scroll bar.
  const scrollBar = window.innerWidth - document.documentElement.clientWidth
  if (scrollBar > 0) document.body.style.paddingRight = `${scrollBar}px`
  dialog.showModal()
}

function close(dialog: HTMLDialogElement, finalFocusRef: RefObject<HTMLElement> | undefined): void {
  dialog.close()
  if (!document.querySelector('dialog[open]')) document.body.style.paddingRight = ''
  finalFocusRef?.current?.focus()
}
