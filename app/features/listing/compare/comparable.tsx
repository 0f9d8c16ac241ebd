import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listingMessages as messages } from '../listing.messages'
import styles from './compare.module.css'
import { MAX_COMPARED, useCompare, type Compared } from './compared'

interface ComparableProps {
  product: Compared
  children: ReactNode
}

/** A tile with a box to choose it by, while products are compared. */
export function Comparable({ product: { id, name }, children }: ComparableProps) {
  const { formatMessage } = useIntl()
  const { isOn, products, toggle } = useCompare()
  const isChosen = products.some((one) => one.id === id)
  return (
    <>
      {children}
      {isOn && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            aria-label={formatMessage(messages.compareOf, { name })}
            checked={isChosen}
            disabled={!isChosen && products.length >= MAX_COMPARED}
            onChange={() => toggle({ id, name })}
          />
          <FormattedMessage {...messages.compare} />
        </label>
      )}
    </>
  )
}
