import { useIntl } from 'react-intl'
import { chunkFailureText } from '@/errors/chunk-failure'
import { errorMessages } from '@/errors/errors.messages'
import { Alert } from '@/ui/alert'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import styles from './sheet-failure.module.css'

/** In place of a sheet that could not be shown: an opened one must never be nothing. */
export function SheetFailure({ error }: { error: unknown }) {
  const { formatMessage } = useIntl()
  const { close } = useSheet()
  const detail = chunkFailureText(error)
  const isOpen = useSheetState()?.isOpen ?? false
  if (!isOpen) return null
  return (
    <div className={styles.box}>
      <Alert tone="error" className={styles.alert}>
        {formatMessage(errorMessages.generic)}
        {detail && <small className={styles.detail}>{detail}</small>}
      </Alert>
      <OverlayCloseButton onClick={close} />
    </div>
  )
}
