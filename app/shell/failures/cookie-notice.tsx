import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { areCookiesBlocked } from '@/lib/are-cookies-blocked'
import { Alert } from '@/ui/alert'
import { classNames } from '@/ui/class-names'
import styles from './cookie-notice.module.css'

const messages = defineMessages({
  blocked: {
    id: 'shell.cookiesBlocked',
    defaultMessage:
      'Your browser blocks cookies: allow cookies for this shop in the browser’s settings, so that your bag, login and checkout work.',
  },
})

export default function CookieNotice() {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => setBlocked(areCookiesBlocked()), [])
  if (!isBlocked) return null
  return (
    <div className={classNames('container', styles.notice)}>
      <Alert tone="error">
        <FormattedMessage {...messages.blocked} />
      </Alert>
    </div>
  )
}
