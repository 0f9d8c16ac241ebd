import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import styles from './entry-card.module.css'

interface EntryCardProps {
  title: MessageDescriptor
  intro: MessageDescriptor
  /** The way to the other page, for those who took the wrong one. */
  other: { question: MessageDescriptor; answer: MessageDescriptor; to: string; state: object }
  children: ReactNode
}

/** What the login and registration pages share: one narrow card around a form. */
export function EntryCard({ title, intro, other, children }: EntryCardProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Heading level={1} size="lg">
            <FormattedMessage {...title} />
          </Heading>
          <p className={styles.intro}>
            <FormattedMessage {...intro} />
          </p>
        </div>
        {children}
        <p className={styles.other}>
          <FormattedMessage {...other.question} />{' '}
          <Link to={other.to} state={other.state}>
            <FormattedMessage {...other.answer} />
          </Link>
        </p>
      </div>
    </div>
  )
}
