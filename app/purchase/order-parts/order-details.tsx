import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Order, OrderKey } from '@/commerce-client/orders'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { PurchaseDetails, type PurchaseActions } from '@/purchase/order-parts/purchase-details'
import { classNames } from '@/ui/class-names'
import { ShopDayText } from '@/ui/shop-day-text'
import { CurrencyProvider } from '@/ui/price'
import { OrderClaims } from './order-claims'
import { OrderStatusText } from './order-status-text'
import { TitledSection } from './titled-section'
import styles from './order-details.module.css'
import { orderMessages } from './order.messages'

interface OrderDetailsProps {
  order: Order
  /** What a guest knows of the order; absent if it is the shopper's own. */
  known?: OrderKey
  actions?: PurchaseActions
  /** Shown beside the account's navigation, with less space. */
  isInAccount?: boolean
  children?: ReactNode
}

export function OrderDetails(props: OrderDetailsProps) {
  const { order, known, actions, isInAccount = false, children } = props
  const { creationDate } = order
  return (
    <CurrencyProvider value={order.currency}>
      <div className={classNames('stack-6', isInAccount && styles.inAccount)}>
        <dl className={styles.facts}>
          {creationDate && (
            <div>
              <dt>
                <FormattedMessage {...orderMessages.date} />
              </dt>
              <dd>
                <ShopDayText value={creationDate} />
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
        <div className={order.orderTotal === undefined ? styles.only : styles.columns}>
          <PurchaseDetails purchase={order} order={order} actions={actions} />
          <div className="stack-4 content-start">
            {order.orderTotal !== undefined && (
              <TitledSection title={orderMessages.totals}>
                <OrderTotals totals={order} isPlaced />
              </TitledSection>
            )}
            {children}
            {order.orderNo && <OrderClaims order={order} known={known} />}
          </div>
        </div>
      </div>
    </CurrencyProvider>
  )
}
