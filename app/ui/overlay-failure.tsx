import { useEffect } from 'react'
import { Alert } from '@/ui/alert'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { focusedElement, onFocusLost } from './open-dialogs'
import styles from './overlay-failure.module.css'
import { useFailureText } from './use-failure-text'

interface OverlayFailureProps {
  error: unknown
  onClose: () => void
}

/** Shown in place of an overlay that failed to load, so that a click never has no effect. */
export function OverlayFailure({ error, onClose }: OverlayFailureProps) {
  const { text, detail } = useFailureText(error)
  useEffect(() => {
    const opener = focusedElement()
    return () =>
      void onFocusLost(() => {
        const next = opener?.isConnected ? opener : document.querySelector('main')
        next?.focus({ preventScroll: true })
      })
  }, [])
  return (
    <div className={styles.box}>
      <Alert tone="error" className={styles.alert}>
        {text}
        {detail && <small className={styles.detail}>{detail}</small>}
      </Alert>
      <OverlayCloseButton onClick={onClose} />
    </div>
  )
}
