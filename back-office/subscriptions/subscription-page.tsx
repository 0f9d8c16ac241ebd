import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { salesApi, subscriptionPath } from '../api/sales-api'
import { BackLink } from '../parts/back-link'
import { History } from '../parts/history'
import { PageBody } from '../parts/page-body'
import { QueryState } from '../parts/query-state'
import { SubscriptionActions } from './subscription-actions'
import {
  DeliveriesPanel,
  EventsPanel,
  MailsPanel,
  OverviewPanel,
  ShippingPanel,
} from './subscription-panels'

/** One subscription: product, customer and schedule, with its orders and history. */
export function SubscriptionPage() {
  const { id } = useParams<{ id: string }>()
  const query = useQuery({
    queryKey: ['subscription', id],
    queryFn: () => salesApi.getSubscription(id),
  })
  const subscription = query.data
  return (
    <PageBody
      title={subscription ? `Subscription to ${subscription.productName}` : 'Subscription'}
      aside={subscription && <SubscriptionActions key={id} subscription={subscription} />}
    >
      <BackLink to="/subscriptions">All subscriptions</BackLink>
      <QueryState query={query} failure="The subscription cannot be shown." />
      {subscription && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap="4"
          alignItems="start"
        >
          <Stack gap="4">
            <OverviewPanel subscription={subscription} />
            <DeliveriesPanel subscription={subscription} />
            <History path={subscriptionPath(id)} />
          </Stack>
          <Stack gap="4">
            <ShippingPanel subscription={subscription} />
            <MailsPanel subscription={subscription} />
            <EventsPanel subscription={subscription} />
          </Stack>
        </Grid>
      )}
    </PageBody>
  )
}
