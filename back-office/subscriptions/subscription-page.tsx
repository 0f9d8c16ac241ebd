import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { salesApi, subscriptionPath } from '../api/sales-api'
import { History } from '../parts/history'
import { MainAndSide, RecordPage } from '../records/record-page'
import { SubscriptionActions } from './subscription-actions'
import {
  DeliveriesPanel,
  EventsPanel,
  MailsPanel,
  OverviewPanel,
  ShippingPanel,
} from './subscription-panels'

export default function SubscriptionPage() {
  const { id } = useParams<{ id: string }>()
  const query = useQuery({
    queryKey: ['subscription', id],
    queryFn: () => salesApi.getSubscription(id),
  })
  return (
    <RecordPage
      title={query.data ? `Subscription to ${query.data.productName}` : 'Subscription'}
      noun="subscription"
      list="/subscriptions"
      query={query}
      aside={(subscription) => <SubscriptionActions key={id} subscription={subscription} />}
    >
      {(subscription) => (
        <MainAndSide
          side={
            <>
              <ShippingPanel subscription={subscription} />
              <MailsPanel subscription={subscription} />
              <EventsPanel subscription={subscription} />
            </>
          }
        >
          <OverviewPanel subscription={subscription} />
          <DeliveriesPanel subscription={subscription} />
          <History path={subscriptionPath(id)} />
        </MainAndSide>
      )}
    </RecordPage>
  )
}
