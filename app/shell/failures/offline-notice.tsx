import { FormattedMessage } from 'react-intl'
import { Icon } from '@/ui/icon'
import { shellMessages } from '../shell.messages'
import styles from './offline-notice.module.css'
import { useIsOnline } from '@/ui/use-is-online'

/**
 * Says that the browser is offline, for as long as it is: what is written to the bag waits until then
 * (ADR 28 has what becomes of an order).
 */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    // here before it says something: only then is it read out
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="info" size={20} />
          <FormattedMessage {...shellMessages.offline} />
        </p>
      )}
    </div>
  )
}
