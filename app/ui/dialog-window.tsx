import { DialogTitle } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Dialog, type DialogProps } from './dialog'
import styles from './dialog-window.module.css'
import { OverlayCloseButton } from './overlay-close-button'
import { useCloseOnLeaving } from './use-close-on-leaving'

interface DialogWindowProps extends DialogProps {
  placement: 'right' | 'center' | 'wide' | 'drawer'
  title: ReactNode
  /** Stays visible below the scrolling part. */
  footer?: ReactNode
}

/**
 * A dialog with a title, a close button and an optional footer. Navigating to another page closes
 * it.
 */
export function DialogWindow({ title, footer, children, ...dialog }: DialogWindowProps) {
  useCloseOnLeaving(dialog)
  return (
    <Dialog {...dialog}>
      <DialogTitle className={styles.title}>{title}</DialogTitle>
      <OverlayCloseButton onClick={dialog.onClose} />
      <div className={styles.body}>{children}</div>
      {footer && (
        <div className={classNames(styles.footer, styles[dialog.placement])}>{footer}</div>
      )}
    </Dialog>
  )
}
