import { FormattedMessage, useIntl } from 'react-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { BOX_SHORT_ID } from '../box-notice-ids'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import { useUndoable } from '../state/use-undoable'
import styles from './short-alert.module.css'

/**
 * Lists the pieces with too little stock for all copies (BOX-013). Each can be exchanged: without
 * it, the builder asks for another flavor.
 */
export function ShortAlert({ builder }: { builder: BoxBuilder }) {
  const { formatList, formatMessage } = useIntl()
  const { undoable } = useUndoable(builder)
  const { short, toggle } = builder
  if (short.length === 0) return null
  const names = formatList(short.map(({ name }) => name))
  return (
    <Alert tone="warning">
      <div id={BOX_SHORT_ID}>
        <FormattedMessage {...messages.tooFew} values={{ names }} />
      </div>
      <div className={styles.ways}>
        {short.map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            size="sm"
            onClick={() => undoable(() => toggle(id), messages.flavorOut, messages.undoFlavorOut)}
          >
            {formatMessage(messages.swap, { name })}
          </Button>
        ))}
      </div>
    </Alert>
  )
}
