import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { Link } from '@/ui/link'
import { ORDER_FILTERS, type OrderFilter } from './order-history.queries'
import styles from './order-history.module.css'
import { ordersMessages as messages } from './orders.messages'

const FILTERS: readonly OrderFilter[] = ['all', 'open', 'sent', 'ended']

/** Links that filter the orders. The filter is part of the URL, so Back undoes it. */
export function OrderFilters({ current }: { current: OrderFilter }) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.filter)}>
      <ul className={styles.filters}>
        {FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              to={paths.orders(ORDER_FILTERS[filter] && filter)}
              aria-current={filter === current ? 'true' : undefined}
            >
              <FormattedMessage {...messages[filter]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
