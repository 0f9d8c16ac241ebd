import { FormattedMessage } from 'react-intl'
import { toWorkingTime, type ShopStatus } from '@/rules/shop-hours'
import type { OpeningHours } from '@rules/special-days'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-entry.module.css'
import { useShopWords } from './use-shop-words'

interface ShopStatusTextProps {
  hours?: OpeningHours
  /** Undefined on the server and until hydration; the line's space is reserved. */
  now?: Date
}

/** Shows whether a shop is currently open (SHOP-025). */
export function ShopStatusText({ hours, now }: ShopStatusTextProps) {
  const workingTime = now && toWorkingTime(hours, now)
  return (
    <p className={workingTime?.isOpen ? styles.statusOpen : styles.status}>
      {workingTime && <StatusMessage status={workingTime.status} />}
    </p>
  )
}

function StatusMessage({ status }: { status: ShopStatus }) {
  const words = useShopWords()
  switch (status.kind) {
    case 'open':
      return (
        <FormattedMessage {...messages.openUntil} values={{ time: words.time(status.until) }} />
      )
    case 'always-open':
      return <FormattedMessage {...messages.alwaysOpen} />
    case 'opens-today':
      return <FormattedMessage {...messages.opensToday} values={{ time: words.time(status.at) }} />
    case 'opens-later':
      return (
        <FormattedMessage
          {...messages.opensLater}
          values={{ day: words.day(status.day), time: words.time(status.at) }}
        />
      )
    case 'closed':
      return <FormattedMessage {...messages.closed} />
    case 'unknown':
      return <FormattedMessage {...messages.noData} />
  }
}
