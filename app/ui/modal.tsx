import type { ReactNode, RefObject } from 'react'
import { LazyDialogWindow } from './lazy-dialog-window'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** Buttons below the text. */
  footer?: ReactNode
  /** The element that gets the focus afterwards; without it, what had it before. */
  finalFocusRef?: RefObject<HTMLElement>
  children: ReactNode
}

/** A question, or a little to do, in the middle of the window. */
export function Modal(props: ModalProps) {
  return <LazyDialogWindow {...props} placement="center" />
}
