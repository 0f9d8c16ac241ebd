import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { OrderTotals } from '@/shopper/order-parts/order-totals'
import { PurchaseDetails } from '@/shopper/order-parts/purchase-details'
import { TitledSection } from '@/shopper/order-parts/titled-section'
import { orderQuery } from '@/shopper/order.queries'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import styles from './order-confirmation.module.css'
import { orderMessages } from './order.messages'

/**
 * A placed order: its number, and what was ordered (CHK-045). Showing it again orders nothing.
 * `orderNo` is undefined until known, and empty when the shopper came without one.
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
          <Button variant="quiet" size="sm" isPending={isFetching} onClick={() => void refetch()}>
            <FormattedMessage {...orderMessages.retry} />
          </Button>
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
          <FormattedMessage {...orderMessages.number} /> <strong>{order.orderNo}</strong>
        </p>
        {email && (
          <p className={styles.email}>
            <FormattedMessage {...orderMessages.email} values={{ email }} />
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <PurchaseDetails purchase={order} />
        <div className={styles.aside}>
          <TitledSection title={orderMessages.totals}>
            <OrderTotals totals={order} />
          </TitledSection>
          <ButtonLink isWide to={paths.home()}>
            <FormattedMessage {...orderMessages.continueShopping} />
          </ButtonLink>
        </div>
      </div>
    </>
  )
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

function OrderSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...orderMessages.loading} />
      </p>
      <Skeleton height="9rem" />
      <Skeleton height="30rem" />
    </>
  )
}
