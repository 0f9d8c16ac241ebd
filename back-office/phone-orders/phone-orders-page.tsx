import type { OfficePhoneOrderRow } from '@contracts/phone-order'
import { phoneOrderPath, phoneOrdersApi } from '../api/phone-orders-api'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import { toOptions, toSiteOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'
import { useRight } from '../session/session-context'
import { NewPhoneOrder } from './new-phone-order'
import { PHONE_ORDER_STATES } from './phone-order-states'

const FILTERS = ['text', 'state', 'siteId'] as const
const COLUMNS: readonly RecordColumn<OfficePhoneOrderRow>[] = [
  {
    id: 'buyer',
    title: 'Buyer',
    cell: ({ id, buyer, email }) => (
      <TwoLines below={email}>
        <RecordLink to={phoneOrderPath(id)}>{buyer || email}</RecordLink>
      </TwoLines>
    ),
  },
  {
    id: 'order',
    title: 'Order',
    cell: ({ orderNo, siteName }) => <TwoLines below={siteName}>{orderNo ?? '–'}</TwoLines>,
  },
  { id: 'by', title: 'Taken by', cell: ({ by }) => by },
  { id: 'at', title: 'Begun', cell: ({ createdAt }) => <MomentText iso={createdAt} /> },
  {
    id: 'state',
    title: 'State',
    isOnPhone: true,
    cell: ({ state }) => <StateBadge states={PHONE_ORDER_STATES} state={state} />,
  },
]

/** Drafts, and what became of them, newest first. */
export default function PhoneOrdersPage() {
  const mayTake = useRight('phone-orders.write')
  const { first, ...list } = useNewestList({
    name: 'phone-orders',
    filters: FILTERS,
    load: (query, before?: string) => phoneOrdersApi.list(query, before),
    rows: ({ phoneOrders }) => phoneOrders,
  })
  const states = Object.entries(PHONE_ORDER_STATES).map(([state, [name]]) => [state, name])
  return (
    <ListPage
      title="Phone orders"
      noun={['phone order', 'phone orders']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'Name, e-mail, order number or operator',
        },
        {
          name: 'state',
          label: 'State',
          options: toOptions(Object.fromEntries(states), 'Any state'),
        },
        { name: 'siteId', label: 'Site', options: toSiteOptions(first?.sites ?? []) },
      ]}
      columns={COLUMNS}
      actions={mayTake && <NewPhoneOrder />}
      toKey={({ id }) => id}
      nothing={{
        title: 'No phone orders found',
        text: 'What operators order for buyers appears here.',
      }}
    />
  )
}
