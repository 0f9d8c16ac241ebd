import loadable from '@loadable/component'
import { useRef, type ReactNode } from 'react'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** Buttons below the text. */
  footer?: ReactNode
  children: ReactNode
}

const ModalWindow = loadable(() => import('./modal-window'))

/** A dialog in the middle of the window. Its code is fetched when it opens for the first time. */
export function Modal(props: ModalProps) {
  const hasOpened = useRef(false)
  if (props.isOpen) hasOpened.current = true
  return hasOpened.current ? <ModalWindow {...props} /> : null
}
