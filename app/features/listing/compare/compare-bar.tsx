import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button'
import { CompareDialog } from './compare-dialog'
import { compareMessages as messages } from './compare.messages'
import styles from './compare.module.css'
import { MIN_COMPARED, useCompare } from './compared'

/** What has been chosen to compare, at the bottom of the window. */
export default function CompareBar({ onCancel }: { onCancel: () => void }) {
  const { formatMessage } = useIntl()
  const { products } = useCompare()
  const [isOpen, setIsOpen] = useState(false)
  const count = products.length
  return (
    <section className={`bottom-bar ${styles.bar}`} aria-label={formatMessage(messages.bar)}>
      <p role="status" className="bottom-bar-text">
        <FormattedMessage {...messages.choose} values={{ count }} />
        <span className="bottom-bar-name">{products.map(({ name }) => name).join(', ')}</span>
      </p>
      <Button size="sm" variant="secondary" onClick={onCancel}>
        <FormattedMessage {...messages.stop} />
      </Button>
      <Button
        size="sm"
        aria-haspopup="dialog"
        disabled={count < MIN_COMPARED}
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage {...messages.show} />
      </Button>
      <CompareDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}
