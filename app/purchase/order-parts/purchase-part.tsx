import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styles from './purchase-details.module.css'

/** A labeled part of a purchase. */
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
