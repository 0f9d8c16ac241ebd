import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { orderQuery } from '@/purchase/order.queries'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { ButtonLink } from '@/ui/button'
import { RetryButton } from '@/ui/load-failure'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { AccountOffer } from './account-offer'
import { NextSteps } from './next-steps'
import styles from './order-confirmation.module.css'
import { OrderDetails } from '@/purchase/order-parts/order-details'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { orderMessages } from '@/purchase/order-parts/order.messages'

/**
 * A placed order with its number and contents (CHK-045). Reloading the page does not order again.
 * `orderNo` is undefined until known, and empty if the URL contains none.
 */
export function OrderConfirmation({ orderNo }: { orderNo: string | undefined }) {
  const { id: siteId } = useSite()
  const { data: order, isError, isFetching, refetch } = useQuery(orderQuery(siteId, orderNo ?? ''))
  if (orderNo === '') return <NoOrder />
  if (order) return <Confirmed order={order} />
  return (
    <>
      <h1 className="visually-hidden">
        <FormattedMessage {...orderMessages.totals} />
      </h1>
      {isError ? (
        <Alert tone="error" title={<FormattedMessage {...orderMessages.failed} />}>
          <div className={styles.ways}>
            <RetryButton isPending={isFetching} onRetry={() => void refetch()} />
            {/* a visitor logged in as another customer may still know the order's number */}
            <Link to={paths.trackOrder()}>
              <FormattedMessage {...orderMessages.lookUp} />
            </Link>
          </div>
        </Alert>
      ) : (
        <OrderSkeleton />
      )}
    </>
  )
}

function Confirmed({ order }: { order: Order }) {
  const email = order.customerInfo?.email
  return (
    <>
      <div className={styles.thanks}>
        <Heading level={1}>
          <FormattedMessage {...orderMessages.title} />
        </Heading>
        <p className={styles.number}>
          <FormattedMessage {...orderMessages.number} />{' '}
          <strong translate="no">{order.orderNo}</strong>
        </p>
        {email && (
          <p className="muted">
            <FormattedMessage {...orderMessages.email} values={{ email }} />
          </p>
        )}
        <Link to={pathOf(order)}>
          <FormattedMessage {...orderMessages.follow} />
        </Link>
      </div>
      <NextSteps order={order} />
      <OrderDetails order={order}>
        <AccountOffer order={order} />
        <ButtonLink isWide to={paths.home()}>
          <FormattedMessage {...orderMessages.continueShopping} />
        </ButtonLink>
      </OrderDetails>
    </>
  )
}

/** Where the shopper finds the order again. */
function pathOf({ orderNo = '', orderViewCode: code, guest, customerInfo }: Order): string {
  const email = customerInfo?.email
  if (guest === false) return paths.orderDetails(orderNo)
  return paths.trackOrder(code && email ? { order: orderNo, code, email } : undefined)
}

function NoOrder() {
  return (
    <div className={styles.thanks}>
      <Heading level={1} size="lg">
        <FormattedMessage {...orderMessages.none} />
      </Heading>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...orderMessages.continueShopping} />
      </ButtonLink>
    </div>
  )
}
