import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Sprig } from '@/ui/sprig'
import { signInMessages } from './sign-in.messages'
import styles from './entry-card.module.css'

interface EntryCardProps {
  title: MessageDescriptor
  intro: MessageDescriptor
  /** The way to the other page, for those who took the wrong one. */
  other: { question: MessageDescriptor; answer: MessageDescriptor; to: string; state: object }
  children: ReactNode
}

const BENEFITS = [
  signInMessages.benefitBag,
  signInMessages.benefitAddresses,
  signInMessages.benefitSites,
]

/** What the login and registration pages share: a form, and what an account is good for. */
export function EntryCard({ title, intro, other, children }: EntryCardProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card}>
        <aside className={styles.aside} aria-label={formatMessage(signInMessages.benefits)}>
          <Sprig className={styles.sprig} />
          <p className={styles.lead}>
            <FormattedMessage {...signInMessages.benefits} />
          </p>
          <ul className={styles.benefits}>
            {BENEFITS.map((benefit) => (
              <li key={benefit.id}>
                <FormattedMessage {...benefit} />
              </li>
            ))}
          </ul>
        </aside>
        <div className={styles.main}>
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
    </div>
  )
}
