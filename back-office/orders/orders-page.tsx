import { salesApi } from '../api/sales-api'
import { dayToMoment } from '../parts/day.rules'
import { ListPage } from '../records/list-page'
import { toOptions, toSiteOptions } from '../records/options'
import { useNewestList } from '../records/use-list'
import { ORDER_COLUMNS } from './order-columns'
import {
  EXPORT_NAMES,
  PAYMENT_NAMES,
  PICKUP_NAMES,
  SHIPPING_NAMES,
  STATUS_NAMES,
} from './order-names'

const FILTERS = [
  'text',
  'status',
  'paymentStatus',
  'shippingStatus',
  'exportStatus',
  'pickup',
  'siteId',
  'from',
  'until',
] as const

/** All orders, newest first, with filters. */
export default function OrdersPage() {
  const { first, ...list } = useNewestList({
    name: 'orders',
    filters: FILTERS,
    load: (query, cursor?: string) => {
      const days = { from: dayToMoment(query.from), until: dayToMoment(query.until, 1) }
      return salesApi.listOrders({ ...query, ...days }, cursor)
    },
    rows: ({ orders }) => orders,
  })
  return (
    <ListPage
      title="Orders"
      noun={['order', 'orders']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'Order number, e-mail or name',
        },
        { name: 'status', label: 'Status', options: toOptions(STATUS_NAMES, 'Any status') },
        { name: 'paymentStatus', label: 'Payment', options: toOptions(PAYMENT_NAMES) },
        { name: 'shippingStatus', label: 'Shipping', options: toOptions(SHIPPING_NAMES) },
        { name: 'exportStatus', label: 'Export', options: toOptions(EXPORT_NAMES) },
        {
          name: 'pickup',
          label: 'Pickup',
          options: toOptions({ ...PICKUP_NAMES, yes: 'Any pickup in a shop', no: 'No pickup' }),
        },
        { name: 'siteId', label: 'Site', options: toSiteOptions(first?.sites ?? []) },
        { name: 'from', label: 'From', type: 'date' },
        { name: 'until', label: 'Until', type: 'date' },
      ]}
      columns={ORDER_COLUMNS}
      toKey={({ orderNo }) => orderNo}
      nothing={{ title: 'No orders found', text: 'Remove a filter, or use fewer words.' }}
    />
  )
}
