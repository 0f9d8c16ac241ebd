import { useIntl } from 'react-intl'
import type { BadgeKind } from '@/domain/availability'
import { classNames } from '@/ui/class-names'
import { availabilityMessages } from './availability.messages'
import styles from './product-badge.module.css'

const TEXT_OF = {
  'shop-only': availabilityMessages['in-shops-only'],
  'coming-soon': availabilityMessages['coming-soon'],
  'out-of-stock': availabilityMessages['out-of-stock'],
} as const

interface ProductBadgeProps {
  kind: BadgeKind
  /** The product's own words. */
  text?: string
  className?: string
}

/** What is special about a product, or keeps it from being ordered (D1 §4 Badge). */
export function ProductBadge({ kind, text, className }: ProductBadgeProps) {
  const { formatMessage } = useIntl()
  const label = kind === 'own' ? text : formatMessage(TEXT_OF[kind])
  return (
    <span className={classNames(styles.badge, kind !== 'own' && styles.quiet, className)}>
      {label}
    </span>
  )
}
