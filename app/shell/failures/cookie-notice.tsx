import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { areCookiesBlocked, COOKIE_NOTICE } from '@/lib/are-cookies-blocked'
import { Alert } from '@/ui/alert'
import { classNames } from '@/ui/class-names'
import styles from './cookie-notice.module.css'

export default function CookieNotice() {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => setBlocked(areCookiesBlocked()), [])
  if (!isBlocked) return null
  return (
    <div id={COOKIE_NOTICE} tabIndex={-1} className={classNames('container', styles.notice)}>
      <Alert tone="error">
        <FormattedMessage {...errorMessages.cookiesBlocked} />
      </Alert>
    </div>
  )
}
