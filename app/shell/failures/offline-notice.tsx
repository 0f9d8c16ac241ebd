import { FormattedMessage } from 'react-intl'
import { Icon } from '@/ui/icon'
import { shellMessages } from '../shell.messages'
import styles from './offline-notice.module.css'
import { useIsOnline } from '@/ui/use-is-online'

/**
 * Shown while the browser is offline: changes of the bag are sent when it is online again (for
 * orders see ADR 28).
 */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    // screen readers announce a live region only if it exists before its text
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
