import type { ReactNode, RefObject } from 'react'
import { LazyDialogWindow } from './lazy-dialog-window'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  footer?: ReactNode
  /** The element that gets the focus afterwards; by default, the previously focused element. */
  finalFocusRef?: RefObject<HTMLElement>
  children: ReactNode
}

/** A centered dialog for a question or a short task. */
export function Modal(props: ModalProps) {
  return <LazyDialogWindow {...props} placement="center" />
}
