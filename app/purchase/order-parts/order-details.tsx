import { useState, type ReactNode } from 'react'
import { defineMessages, FormattedDate, FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { orderStatusOf, type OrderFacts, type OrderStatus } from '@/domain/order-status'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { PurchaseDetails } from '@/purchase/order-parts/purchase-details'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import styles from './order-details.module.css'
import { orderMessages } from './order.messages'

const statusMessages: Record<OrderStatus, MessageDescriptor> = defineMessages({
  new: { id: 'orderStatus.new', defaultMessage: 'New' },
  processing: { id: 'orderStatus.processing', defaultMessage: 'Processing' },
  shipped: { id: 'orderStatus.shipped', defaultMessage: 'Shipped' },
  'ready for pickup': { id: 'orderStatus.readyForPickup', defaultMessage: 'Ready for pickup' },
  completed: { id: 'orderStatus.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'orderStatus.cancelled', defaultMessage: 'Cancelled' },
  failed: { id: 'orderStatus.failed', defaultMessage: 'Failed' },
})

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

/** Where an order stands, in words (ORD-021). */
function OrderStatusText({ order }: { order: OrderFacts }) {
  const [now] = useState(() => new Date())
  return <FormattedMessage {...statusMessages[orderStatusOf(order, now)]} />
}
