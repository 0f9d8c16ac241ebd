import { useInfiniteQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { AccountCard, AccountCardEmpty, AccountCardSkeleton } from '@/purchase/account/account-card'
import { OrderStatusText } from '@/purchase/order-parts/order-status-text'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { writeShopDay } from '@/ui/shop-day-text'
import { Link } from '@/ui/link'
import { LoadFailure } from '@/ui/load-failure'
import { BuyAgainButton } from './buy-again/buy-again-button'
import { buyAgainMessages } from './buy-again/buy-again.messages'
import styles from './last-order-summary.module.css'
import { LinePictures } from './line-pictures'
import { orderHistoryQuery } from './order-history.queries'
import { ordersMessages as messages } from './orders.messages'

export function LastOrderSummary({ customerId }: { customerId: string }) {
  const { id: siteId } = useSite()
  const { data, isError, refetch } = useInfiniteQuery(orderHistoryQuery(siteId, customerId, 'all'))
  const [order] = data?.pages[0] ?? []
  return (
    <AccountCard title={messages.last} more={{ to: paths.orders(), text: messages.back }} isWide>
      {order && <LastOrder order={order} />}
      {data && !order && (
        <AccountCardEmpty>
          <FormattedMessage {...messages.none} />
        </AccountCardEmpty>
      )}
      {!data && isError && (
        <LoadFailure onRetry={() => void refetch()}>
          <FormattedMessage {...messages.failed} />
        </LoadFailure>
      )}
      {!data && !isError && <AccountCardSkeleton />}
    </AccountCard>
  )
}

function LastOrder({ order }: { order: Order }) {
  const intl = useIntl()
  const { orderNo = '', creationDate, productItems = [] } = order
  const products = useLineProducts(productItems)
  return (
    <div className={styles.order}>
      <div className="stack-2">
        <p>
          <Link to={paths.orderDetails(orderNo)} className={styles.number}>
            <FormattedMessage {...messages.order} values={{ orderNo }} />
          </Link>{' '}
          <strong className={styles.state}>
            <OrderStatusText order={order} />
          </strong>
        </p>
        <p className="note">
          <FormattedMessage
            {...messages.placed}
            values={{ day: writeShopDay(intl, creationDate) }}
          />
        </p>
        <LinePictures lines={productItems} products={products} />
      </div>
      <BuyAgainButton
        order={order}
        lines={productItems}
        hasRecipients
        variant="secondary"
        label={intl.formatMessage(buyAgainMessages.orderLabel, { orderNo })}
      />
    </div>
  )
}
