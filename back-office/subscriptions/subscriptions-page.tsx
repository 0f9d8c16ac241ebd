import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { intervalInWords } from '@rules/subscription-interval'
import type { OfficeSubscriptionRow } from '@contracts/subscription'
import { salesApi, subscriptionPath } from '../api/sales-api'
import { DayText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { Thumbnail } from '../parts/thumbnail'
import { ListPage } from '../records/list-page'
import { toOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'
import { SUBSCRIPTION_STATES } from './subscription-words'

const FILTERS = ['text', 'state'] as const
const COLUMNS: readonly RecordColumn<OfficeSubscriptionRow>[] = [
  {
    id: 'subscription',
    title: 'Subscription',
    cell: (one) => (
      <Flex gap="3" align="center">
        <Thumbnail path={one.picture} size="12" />
        <Box minWidth="0">
          <TwoLines below={`${intervalInWords(one)}, ${one.siteName}`}>
            <RecordLink to={subscriptionPath(one.id)}>
              {one.quantity} × {one.productName}
            </RecordLink>
          </TwoLines>
        </Box>
      </Flex>
    ),
  },
  {
    id: 'customer',
    title: 'Customer',
    cell: ({ customerName, email }) => <TwoLines below={email}>{customerName}</TwoLines>,
  },
  {
    id: 'next',
    title: 'Next delivery',
    cell: ({ nextOn }) => (nextOn ? <DayText day={nextOn} /> : '–'),
  },
  {
    id: 'state',
    title: 'State',
    isOnPhone: true,
    cell: ({ state }) => <StateBadge states={SUBSCRIPTION_STATES} state={state} />,
  },
]

export default function SubscriptionsPage() {
  const list = useNewestList({
    name: 'subscriptions',
    filters: FILTERS,
    load: salesApi.listSubscriptions,
    rows: ({ subscriptions }) => subscriptions,
  })
  return (
    <ListPage
      title="Subscriptions"
      noun={['subscription', 'subscriptions']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'Customer, e-mail, product or order',
        },
        { name: 'state', label: 'State', options: toOptions(SUBSCRIPTION_STATES) },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => id}
      nothing={{
        title: 'No subscriptions found',
        text: 'Subscriptions begin with orders of customers who have an account.',
      }}
    />
  )
}
