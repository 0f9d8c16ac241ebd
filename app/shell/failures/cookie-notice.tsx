import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { areCookiesBlocked } from '@/lib/are-cookies-blocked'
import { Alert } from '@/ui/alert'
import { classNames } from '@/ui/class-names'
import styles from './cookie-notice.module.css'

export default function CookieNotice() {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => setBlocked(areCookiesBlocked()), [])
  if (!isBlocked) return null
  return (
    <div className={classNames('container', styles.notice)}>
      <Alert tone="error">
        <FormattedMessage {...errorMessages.cookiesBlocked} />
      </Alert>
    </div>
  )
}
