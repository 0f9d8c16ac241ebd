import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { agreeToCookies, hasConsented } from '@/shopper/session/tracking-consent'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { shellMessages } from '../shell.messages'
import styles from './consent-banner.module.css'

/**
 * Asks once for consent to cookies, until the cookie `consent` is 1 (SHELL-019). Only the browser
 * reads the cookie, because the page itself is the same for everyone.
 */
export function ConsentBanner() {
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => setIsAsking(!hasConsented(document.cookie)), [])
  if (!isAsking) return null

  const agree = () => {
    agreeToCookies()
    setIsAsking(false)
  }
  return (
    <section
      data-consent
      className={styles.banner}
      aria-label={formatMessage(shellMessages.consentLabel)}
    >
      <p className={styles.text}>
        <FormattedMessage {...shellMessages.consent} />{' '}
        <Link to="/company-info/privacy-policy">
          <FormattedMessage {...shellMessages.privacy} />
        </Link>
      </p>
      <Button size="sm" onClick={agree}>
        <FormattedMessage {...shellMessages.agree} />
      </Button>
    </section>
  )
}
