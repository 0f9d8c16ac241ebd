import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styles from './purchase-details.module.css'

/** One thing that was chosen, with its name. */
export function PurchasePart({
  title,
  children,
}: {
  title: MessageDescriptor
  children: ReactNode
}) {
  return (
    <div className={styles.part}>
      <p className={styles.name}>
        <FormattedMessage {...title} />
      </p>
      <div>{children}</div>
    </div>
  )
}
