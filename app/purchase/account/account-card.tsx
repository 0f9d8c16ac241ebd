import { useId, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { classNames } from '@/ui/class-names'
import styles from './account-card.module.css'

interface AccountCardProps {
  title: MessageDescriptor
  more: { to: string; text: MessageDescriptor }
  /** The card fills the whole row where cards are side by side. */
  isWide?: boolean
  children: ReactNode
}

export function AccountCard({ title, more, isWide = false, children }: AccountCardProps) {
  const id = useId()
  return (
    <section className={classNames(styles.card, isWide && styles.wide)} aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        <FormattedMessage {...title} />
      </Heading>
      <div className={styles.body}>{children}</div>
      <Link to={more.to} className={styles.more}>
        <FormattedMessage {...more.text} />
        <Icon name="chevron-right" size={16} />
      </Link>
    </section>
  )
}

/** Placeholder lines while a card's content loads: as many as it usually has. */
export function AccountCardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className="stack-2">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? '45%' : '80%'} height="1.1rem" />
      ))}
    </span>
  )
}

/** The text of a card without content. */
export function AccountCardEmpty({ children }: { children: ReactNode }) {
  return <p className="muted">{children}</p>
}
