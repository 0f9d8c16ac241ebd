import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { OfficeOrderRow } from '@domain/order-wire'
import { MomentText } from '../parts/moment-text'
import { formatMoney } from '../parts/money'
import { RecordLink } from '../parts/record-link'
import { OrderBadges } from './order-badges'

interface OrderTableProps {
  orders: readonly OfficeOrderRow[]
  /** Hides the customer's name, because all rows belong to the same customer. */
  isOfOne?: boolean
}

/** A table of orders; a phone hides some of its columns. */
export function OrderTable({ orders, isOfOne = false }: OrderTableProps) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="md">
        <Table.Caption srOnly>Orders, newest first</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Order</Table.ColumnHeader>
            {!isOfOne && <Table.ColumnHeader hideBelow="md">Customer</Table.ColumnHeader>}
            <Table.ColumnHeader hideBelow="md">State</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Total</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {orders.map((order) => (
            <Table.Row key={order.orderNo} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <RecordLink to={`/orders/${encodeURIComponent(order.orderNo)}`}>
                  {order.orderNo}
                </RecordLink>
                <Box fontSize="xs" color="fg.muted">
                  <MomentText iso={order.placedAt} />
                </Box>
                <Box hideFrom="md" marginTop="2">
                  {!isOfOne && <Customer order={order} />}
                  <Box marginTop="2">
                    <OrderBadges order={order} />
                  </Box>
                </Box>
              </Table.Cell>
              {!isOfOne && (
                <Table.Cell hideBelow="md" overflowWrap="anywhere">
                  <Customer order={order} />
                </Table.Cell>
              )}
              <Table.Cell hideBelow="md">
                <OrderBadges order={order} />
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                <Box fontVariantNumeric="tabular-nums">
                  {formatMoney(order.total, order.currency)}
                </Box>
                <Box fontSize="xs" color="fg.muted">
                  {toSize(order)}
                </Box>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Customer({ order: { customerName, email } }: { order: OfficeOrderRow }) {
  return (
    <>
      <Box>{customerName || 'Erased customer'}</Box>
      <Box fontSize="xs" color="fg.muted">
        {email}
      </Box>
    </>
  )
}

function toSize({ pieces, parcels }: OfficeOrderRow): string {
  const items = pieces === 1 ? '1 item' : `${pieces} items`
  return parcels > 1 ? `${items}, ${parcels} parcels` : items
}
