import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Sprig } from '@/ui/sprig'
import { signInMessages } from './sign-in.messages'
import styles from './sign-in-card.module.css'

interface SignInCardProps {
  title: MessageDescriptor
  intro: ReactNode
  /** A link between the login and registration pages. */
  other?: { question: MessageDescriptor; answer: MessageDescriptor; to: string; state: object }
  children: ReactNode
}

const BENEFITS = [
  signInMessages.benefitBag,
  signInMessages.benefitAddresses,
  signInMessages.benefitSites,
]

/** The layout of the sign-in pages: a form, and the benefits of an account. */
export function SignInCard({ title, intro, other, children }: SignInCardProps) {
  const { formatMessage } = useIntl()
  const head = useRef<HTMLDivElement>(null)
  // the next step takes the focus, because the focused element has disappeared
  const step = useRef(title)
  useEffect(() => {
    if (step.current !== title) head.current?.focus()
    step.current = title
  }, [title])
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card}>
        <aside className={styles.aside} aria-label={formatMessage(signInMessages.benefits)}>
          <Sprig className={styles.sprig} />
          <p className={styles.lead}>
            <FormattedMessage {...signInMessages.benefits} />
          </p>
          <ul className="stack-3">
            {BENEFITS.map((benefit) => (
              <li key={benefit.id}>
                <FormattedMessage {...benefit} />
              </li>
            ))}
          </ul>
        </aside>
        <div className={styles.main}>
          <div ref={head} className="stack-2" tabIndex={-1}>
            <Heading level={1} size="lg">
              <FormattedMessage {...title} />
            </Heading>
            <p className="muted">{intro}</p>
          </div>
          {children}
          {other && (
            <p className={styles.other}>
              <FormattedMessage {...other.question} />{' '}
              <Link to={other.to} state={other.state}>
                <FormattedMessage {...other.answer} />
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
