import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { claimableQuery, type Claimable } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { OrderSkeleton } from '@/purchase/order-parts/order-skeleton'
import { orderMessages } from '@/purchase/order-parts/order.messages'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { CurrencyProvider } from '@/ui/price'
import { LookupError } from '../lookup-error'
import { keepKey, useOrderKey } from '../order-key'
import { OrderLookupForm } from '../order-lookup-form'
import { claimPageMessages as messages } from './claim-page.messages'
import styles from './order-claim.module.css'

interface KnownOrderProps {
  title: MessageDescriptor
  children: (known: { orderKey: OrderKey; claimable: Claimable }) => ReactNode
}

/** A page about an order that the shopper owns, or a guest has a link of, or looks up. */
export function KnownOrder({ title, children }: KnownOrderProps) {
  const { id: siteId } = useSite()
  const key = useOrderKey(true)
  const query = useQuery({
    ...claimableQuery(siteId, key ?? { orderNo: '' }),
    enabled: key !== undefined,
  })
  const { data, error, isFetching } = query
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Heading level={1} size="lg">
          <FormattedMessage {...title} />
        </Heading>
        {data && (
          <p className="muted">
            <FormattedMessage {...orderMessages.orderTitle} values={{ orderNo: data.orderNo }} />
          </p>
        )}
      </div>
      {key && data && (
        <CurrencyProvider value={data.currency}>
          {children({ orderKey: key, claimable: data })}
        </CurrencyProvider>
      )}
      {key && !data && isFetching && <OrderSkeleton />}
      {(!key || (!data && !isFetching)) && (
        <div className="stack-5">
          {error !== null && <LookupError error={error} />}
          <p className="muted">
            <FormattedMessage {...messages.find} />
          </p>
          <OrderLookupForm known={key} isPending={isFetching} />
        </div>
      )}
    </div>
  )
}

/** Nothing of the order is offered here. */
export function NothingToDo({ text, orderKey }: { text: MessageDescriptor; orderKey: OrderKey }) {
  return (
    <div className="stack-5">
      <Alert>
        <FormattedMessage {...text} />
      </Alert>
      <div className="cluster-3">
        <ButtonLink to={paths.contact(orderKey.orderNo)}>
          <FormattedMessage {...messages.write} />
        </ButtonLink>
        <BackToOrder orderKey={orderKey} />
      </div>
    </div>
  )
}

export function BackToOrder({ orderKey }: { orderKey: OrderKey }) {
  const history = useHistory()
  const text = <FormattedMessage {...messages.back} />
  if (!orderKey.email) {
    return (
      <ButtonLink variant="secondary" to={paths.orderDetails(orderKey.orderNo)}>
        {text}
      </ButtonLink>
    )
  }
  return (
    <Button variant="secondary" onClick={() => history.push(paths.trackOrder(), keepKey(orderKey))}>
      {text}
    </Button>
  )
}
