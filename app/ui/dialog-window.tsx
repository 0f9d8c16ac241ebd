import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from './class-names'
import { Dialog, type DialogProps } from './dialog'
import styles from './dialog-window.module.css'
import { OverlayCloseButton } from './overlay-close-button'

interface DialogWindowProps extends DialogProps {
  placement: 'right' | 'center'
  title: ReactNode
  /** Stays in sight below the part that scrolls. */
  footer?: ReactNode
}

/**
 * A dialog with a title, a cross in its corner and, where it has one, a footer. It belongs to the page
 * it was opened on: another one closes it.
 */
export function DialogWindow(props: DialogWindowProps) {
  const { title, footer, children, ...dialog } = props
  const titleId = useId()
  useCloseOnLeaving(dialog)
  return (
    <Dialog {...dialog} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <OverlayCloseButton onClick={dialog.onClose} />
      <div className={styles.body}>{children}</div>
      {footer && (
        <div className={classNames(styles.footer, styles[dialog.placement])}>{footer}</div>
      )}
    </Dialog>
  )
}

function useCloseOnLeaving({ isOpen, onClose }: Pick<DialogProps, 'isOpen' | 'onClose'>) {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (isOpen && openedAt.current !== pathname) onClose()
    openedAt.current = pathname
  }, [pathname, isOpen, onClose])
}
