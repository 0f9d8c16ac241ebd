import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { lookUpOrder, mailOrders } from '@/commerce-client/orders'
import { MailRequestForm } from '@/forms/mail-request-form'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { OrderDetails } from '@/purchase/order-parts/order-details'
import { LookupError } from './lookup-error'
import { useOrderKey } from './order-key'
import { OrderLookupForm } from './order-lookup-form'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { orderMessages } from '@/purchase/order-parts/order.messages'
import styles from './track-order.module.css'

const mailedOrdersMessages = defineMessages({
  send: { id: 'mailedOrders.send', defaultMessage: 'Mail Me My Orders' },
  sendAgain: { id: 'mailedOrders.sendAgain', defaultMessage: 'Send Again' },
  sentTitle: { id: 'mailedOrders.sentTitle', defaultMessage: 'Check your inbox' },
  sent: {
    id: 'mailedOrders.sent',
    defaultMessage:
      'If there are orders of the last twelve months with {email}, a mail with their numbers is on its way. Nothing there? Look into your spam folder.',
  },
})

interface TrackOrderProps {
  children?: ReactNode
}

/**
 * Shows an order without a login, to a guest who has the order's mail or knows its number
 * (ORD-017).
 */
export function TrackOrder({ children }: TrackOrderProps) {
  const key = useOrderKey()
  const history = useHistory()
  const { id: siteId } = useSite()
  const [isForgotten, setForgotten] = useState(false)
  const {
    data: order,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['shopper', 'order-lookup', siteId, key],
    queryFn: () => lookUpOrder(siteId, key ?? { orderNo: '' }),
    enabled: key !== undefined,
    retry: false,
  })
  if (order && key) {
    return (
      <div className={`container ${styles.order}`}>
        <Heading level={1} size="lg">
          <FormattedMessage {...orderMessages.orderTitle} values={{ orderNo: order.orderNo }} />
        </Heading>
        <OrderDetails order={order} known={key}>
          <Button
            variant="secondary"
            isWide
            // replaces the entry that holds the key, so that Back does not show the order again
            onClick={() => history.replace(history.location.pathname)}
          >
            <FormattedMessage {...orderMessages.another} />
          </Button>
        </OrderDetails>
      </div>
    )
  }
  // with a link from a mail, a placeholder is shown; otherwise the form stays visible
  if (key?.orderViewCode && isFetching) {
    return (
      <div className={`container ${styles.order}`}>
        <OrderSkeleton />
      </div>
    )
  }
  return (
    <>
      <div className="container">
        <div className={styles.form}>
          <Heading level={1}>
            <FormattedMessage {...orderMessages.track} />
          </Heading>
          {isForgotten ? (
            <ForgottenNumber />
          ) : (
            <>
              <p className="muted">
                <FormattedMessage {...orderMessages.trackHint} />
              </p>
              {error !== null && !isFetching && <LookupError error={error} />}
              <OrderLookupForm known={key} isPending={isFetching} />
            </>
          )}
          <Button variant="quiet" onClick={() => setForgotten(!isForgotten)}>
            <FormattedMessage
              {...(isForgotten ? orderMessages.remembered : orderMessages.forgotten)}
            />
          </Button>
        </div>
      </div>
      {children}
    </>
  )
}

function ForgottenNumber() {
  const { id: siteId } = useSite()
  return (
    <>
      <p className="muted">
        <FormattedMessage {...orderMessages.forgottenHint} />
      </p>
      <div className={styles.fields}>
        <MailRequestForm
          request={(email) => mailOrders(siteId, email)}
          messages={mailedOrdersMessages}
        />
      </div>
    </>
  )
}
