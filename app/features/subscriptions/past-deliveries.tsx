import { FormattedMessage, useIntl } from 'react-intl'
import type { PastDelivery } from '@/integrations/subscriptions/subscriptions.port'
import { paths } from '@/site/paths'
import { writeDay } from '@/ui/day-text'
import { Link } from '@/ui/link'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'

export function PastDeliveries({ past }: { past: readonly PastDelivery[] }) {
  const intl = useIntl()
  return (
    <details className={styles.past}>
      <summary>
        <FormattedMessage {...messages.past} />
      </summary>
      <ul>
        {past.map(({ day, orderNo }) => (
          <li key={day}>
            {orderNo === undefined ? (
              <FormattedMessage {...messages.leftOut} values={{ day: writeDay(intl, day) }} />
            ) : (
              <FormattedMessage
                {...messages.ordered}
                values={{
                  day: writeDay(intl, day),
                  orderNo: <Link to={paths.orderDetails(orderNo)}>{orderNo}</Link>,
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
