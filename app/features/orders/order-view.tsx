import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '@/commerce-client/orders'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { linesOfShipment } from '@/rules/buy-again'
import { fullNameOf } from '@/rules/recipients'
import { pickupShopOf } from '@/rules/shipments'
import { orderDetailsQuery } from '@/purchase/order.queries'
import { OrderDetails } from '@/purchase/order-parts/order-details'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { RetryButton } from '@/ui/load-failure'
import type { OrderLine, OrderShipment } from './buy-again/add-again'
import { BuyAgainButton } from './buy-again/buy-again-button'
import { buyAgainMessages } from './buy-again/buy-again.messages'
import { OrderActions } from './order-actions'
import styles from './order-view.module.css'
import { ordersMessages as messages } from './orders.messages'

/** The details of one of the customer's orders (ORD-002, ORD-023). */
export function OrderView({ orderNo }: { orderNo: string }) {
  const { id: siteId } = useSite()
  const { data: order, error, isFetching, refetch } = useQuery(orderDetailsQuery(siteId, orderNo))
  return (
    <div className={styles.view}>
      <Link to={paths.orders()} className={styles.back}>
        <Icon name="chevron-left" size={16} />
        <FormattedMessage {...messages.back} />
      </Link>
      {order && <Shown order={order} />}
      {!order && error !== null && (
        <Failure error={error} isPending={isFetching} onRetry={() => void refetch()} />
      )}
      {!order && error === null && <OrderSkeleton />}
    </div>
  )
}

function Shown({ order }: { order: Order }) {
  const { formatMessage } = useIntl()
  const { productItems = [] } = order
  const againLine = (line: OrderLine) =>
    line.c_reorderable === false ? (
      <p className={styles.notSold}>
        <FormattedMessage {...buyAgainMessages.notSold} />
      </p>
    ) : (
      <div className={styles.line}>
        <BuyAgainButton
          order={order}
          lines={[line]}
          hasRecipients={false}
          label={formatMessage(buyAgainMessages.lineLabel, { name: line.productName })}
        />
      </div>
    )
  const againShipment = (shipment: OrderShipment) => {
    const shop = pickupShopOf(shipment)
    const label = shop
      ? formatMessage(buyAgainMessages.pickupLabel, { name: shop.name })
      : formatMessage(buyAgainMessages.shipmentLabel, {
          name: fullNameOf(shipment.shippingAddress),
        })
    const lines = linesOfShipment(productItems, shipment)
    return (
      <div className={styles.parcel}>
        <BuyAgainButton
          {...{ order, lines, label }}
          hasRecipients
          isLabelShown
          variant="secondary"
        />
      </div>
    )
  }
  return (
    <>
      <OrderActions order={order} />
      {order.status === 'replaced' && (
        <Alert>
          <FormattedMessage {...messages.replaced} />
        </Alert>
      )}
      <OrderDetails
        order={order}
        isInAccount
        actions={{ line: againLine, shipment: againShipment }}
      />
    </>
  )
}

interface FailureProps {
  error: unknown
  isPending: boolean
  onRetry: () => void
}

/**
 * Shows the service's title and detail (ORD-014). There is no retry for an order that does not
 * exist.
 */
function Failure({ error, isPending, onRetry }: FailureProps) {
  const intl = useIntl()
  const failure = toAppError(error)
  const text = serverErrorText(failure, intl)
  const { title = text, detail = text } = failure
  return (
    <Alert tone="error" title={title}>
      {detail !== title && <p>{detail}</p>}
      {failure.kind !== 'not-found' && <RetryButton isPending={isPending} onRetry={onRetry} />}
    </Alert>
  )
}
