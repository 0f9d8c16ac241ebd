import { useIntl } from 'react-intl'
import { chunkFailureText } from '@/errors/chunk-failure'
import { errorMessages } from '@/errors/errors.messages'
import { Alert } from '@/ui/alert'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import styles from './overlay-failure.module.css'

interface OverlayFailureProps {
  error: unknown
  onClose: () => void
}

/** In place of what should stand above the page and could not be shown: it must never be nothing. */
export function OverlayFailure({ error, onClose }: OverlayFailureProps) {
  const { formatMessage } = useIntl()
  const detail = chunkFailureText(error)
  return (
    <div className={styles.box}>
      <Alert tone="error" className={styles.alert}>
        {formatMessage(errorMessages.generic)}
        {detail && <small className={styles.detail}>{detail}</small>}
      </Alert>
      <OverlayCloseButton onClick={onClose} />
    </div>
  )
}
