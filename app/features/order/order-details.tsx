import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { PurchaseDetails } from '@/purchase/order-parts/purchase-details'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import styles from './order-details.module.css'
import { orderMessages } from './order.messages'
import { OrderStatusText } from './order-status-text'

interface OrderDetailsProps {
  order: Order
  /** What stands below the totals. */
  children?: ReactNode
}

/** Day and state of an order, what was ordered, and what it came to. */
export function OrderDetails({ order, children }: OrderDetailsProps) {
  const { creationDate } = order
  return (
    <>
      <dl className={styles.facts}>
        {creationDate && (
          <div>
            <dt>
              <FormattedMessage {...orderMessages.date} />
            </dt>
            <dd>
              <FormattedDate value={creationDate} dateStyle="long" />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <FormattedMessage {...orderMessages.status} />
          </dt>
          <dd>
            <OrderStatusText order={order} />
          </dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <PurchaseDetails purchase={order} isPlaced />
        <div className={styles.aside}>
          <TitledSection title={orderMessages.totals}>
            <OrderTotals totals={order} isPlaced />
          </TitledSection>
          {children}
        </div>
      </div>
    </>
  )
}
