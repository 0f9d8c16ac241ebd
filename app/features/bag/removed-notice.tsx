import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'
import type { RemovedLine } from './use-removal'

interface RemovedNoticeProps {
  line: RemovedLine
  /** Takes the focus that the removed line had. */
  isNewest: boolean
  isUndoing: boolean
  onUndo: () => void
}

/** Says what is back; it takes the focus that the button for it had. */
export function RestoredNotice({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="success">
      <FormattedMessage {...bagMessages.restored} values={{ name }} />
    </Alert>
  )
}

/** Says what left the bag, and brings it back. */
export function RemovedNotice({ line: { name }, isNewest, isUndoing, onUndo }: RemovedNoticeProps) {
  const { formatMessage } = useIntl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNewest) box.current?.focus()
  }, [isNewest])
  return (
    <Alert ref={box}>
      <div className={styles.removed}>
        <span>
          <FormattedMessage {...bagMessages.removed} values={{ name }} />
        </span>
        <Button
          variant="quiet"
          size="sm"
          aria-label={formatMessage(bagMessages.undoNamed, { name })}
          isPending={isUndoing}
          onClick={onUndo}
        >
          <FormattedMessage {...bagMessages.undo} />
        </Button>
      </div>
    </Alert>
  )
}
