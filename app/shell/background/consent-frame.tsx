import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '@/ui/link'
import { landmarks } from '../landmarks'
import { shellMessages } from '../shell.messages'
import styles from './consent-frame.module.css'

export function ConsentFrame({ text, actions }: { text: ReactNode; actions: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <section
      data-consent
      className={`corner-notice ${styles.banner}`}
      aria-label={formatMessage(shellMessages.consentLabel)}
    >
      <p>
        {text}{' '}
        <Link to="/company-info/privacy-policy">
          <FormattedMessage {...shellMessages.privacy} />
        </Link>
      </p>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}

/** Answers, and puts the focus on the page, since the button in use goes. */
export function answerConsent(answer: () => void): void {
  answer()
  document.getElementById(landmarks.content)?.focus({ preventScroll: true })
}
