import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { subscriptionsQuery } from '@/integrations/subscriptions/subscriptions.queries'
import { AccountEmpty } from '@/purchase/account/account-empty'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { RetryButton } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { SubscriptionCard } from './subscription-card'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'

/** All subscriptions of the customer: active and paused ones, followed by cancelled ones. */
export function SubscriptionList() {
  const { id: siteId } = useSite()
  const { data, isError, isFetching, refetch } = useQuery(subscriptionsQuery(siteId))
  if (isError && !data) {
    return (
      <Alert tone="error" title={<FormattedMessage {...errorMessages.generic} />}>
        <RetryButton isPending={isFetching} onRetry={() => void refetch()} />
      </Alert>
    )
  }
  if (!data) return <Loading />
  if (data.length === 0) return <Empty />
  return <Found subscriptions={data} />
}

function Found({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const products = useLineProducts(subscriptions)
  const going = subscriptions.filter(({ state }) => state !== 'cancelled')
  const ended = subscriptions.filter(({ state }) => state === 'cancelled')
  const toCard = (subscription: Subscription) => (
    <li key={subscription.id}>
      <SubscriptionCard subscription={subscription} product={products[subscription.productId]} />
    </li>
  )
  return (
    <div className={styles.page}>
      {going.length > 0 ? (
        <>
          <p className={styles.intro}>
            <FormattedMessage {...messages.intro} />
          </p>
          <ul className="stack-5">{going.map(toCard)}</ul>
        </>
      ) : (
        <Empty />
      )}
      {ended.length > 0 && (
        <section className={styles.ended}>
          <Heading level={2} size="md">
            <FormattedMessage {...messages.ended} />
          </Heading>
          <ul className="stack-5">{ended.map(toCard)}</ul>
        </section>
      )}
    </div>
  )
}

function Empty() {
  return (
    <AccountEmpty title={messages.emptyTitle} text={messages.empty}>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...messages.shop} />
      </ButtonLink>
    </AccountEmpty>
  )
}

function Loading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...messages.loading} />
      </p>
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </>
  )
}
