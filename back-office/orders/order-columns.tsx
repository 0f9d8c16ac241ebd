import type { OfficeOrderRow } from '@contracts/order-list'
import { MomentText } from '../parts/moment-text'
import { formatMoney } from '@rules/office-money'
import { RecordLink } from '../parts/record-link'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { OrderBadges } from './order-badges'
import { orderPath } from '../api/sales-api'

export const ORDER_COLUMNS: readonly RecordColumn<OfficeOrderRow>[] = [
  {
    id: 'order',
    title: 'Order',
    cell: ({ orderNo, placedAt }) => (
      <TwoLines below={<MomentText iso={placedAt} />}>
        <RecordLink to={orderPath(orderNo)}>{orderNo}</RecordLink>
      </TwoLines>
    ),
  },
  {
    id: 'customer',
    title: 'Customer',
    cell: ({ customerName, email }) => (
      <TwoLines below={email}>{customerName || 'Erased customer'}</TwoLines>
    ),
  },
  { id: 'state', title: 'State', cell: (order) => <OrderBadges order={order} /> },
  {
    id: 'total',
    title: 'Total',
    isNumber: true,
    isOnPhone: true,
    cell: (order) => (
      <TwoLines below={toSize(order)}>{formatMoney(order.total, order.currency)}</TwoLines>
    ),
  },
]

function toSize({ pieces, parcels }: OfficeOrderRow): string {
  const items = pieces === 1 ? '1 item' : `${pieces} items`
  return parcels > 1 ? `${items}, ${parcels} parcels` : items
}
