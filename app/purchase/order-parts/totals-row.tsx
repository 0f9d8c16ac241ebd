import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { classNames } from '@/ui/class-names'
import styles from './order-totals.module.css'

/** Shown in place of an unknown amount: when it will be known. */
export function Pending({ until }: { until: MessageDescriptor }) {
  return (
    <span className={styles.pending}>
      <FormattedMessage {...until} />
    </span>
  )
}

interface RowProps {
  label: ReactNode
  className?: string
  children: ReactNode
}

export function Row({ label, className, children }: RowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
