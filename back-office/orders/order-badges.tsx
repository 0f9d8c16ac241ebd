import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import type { OfficeOrderRow } from '@contracts/order'
import {
  EXPORT_NAMES,
  PAYMENT_NAMES,
  PICKUP_COLORS,
  PICKUP_NAMES,
  SHIPPING_NAMES,
  STATUS_NAMES,
  type BadgeColor,
} from './order-names'

const STATUS_COLORS: Readonly<Record<OfficeOrderRow['status'], BadgeColor>> = {
  created: 'orange',
  new: 'gray',
  open: 'gray',
  completed: 'green',
  cancelled: 'gray',
  replaced: 'gray',
  failed: 'red',
}
const PAYMENT_COLORS: Readonly<Record<OfficeOrderRow['paymentStatus'], BadgeColor>> = {
  open: 'orange',
  authorising: 'orange',
  authorised: 'green',
  unpaid: 'orange',
  declined: 'red',
}
const SHIPPING_COLORS: Readonly<Record<OfficeOrderRow['shippingStatus'], BadgeColor>> = {
  not_shipped: 'gray',
  part_shipped: 'orange',
  shipped: 'green',
}

/** An order's states as badges; an ended order shows no payment and shipping states. */
export function OrderBadges({ order }: { order: OfficeOrderRow }) {
  const { status, paymentStatus, shippingStatus, exportStatus, pickup, refunded, total } = order
  const isOver = status === 'failed' || status === 'cancelled' || status === 'replaced'
  return (
    <Flex gap="1" wrap="wrap">
      <Named name={STATUS_NAMES[status]} color={STATUS_COLORS[status]} />
      {!isOver && (
        <>
          <Named name={PAYMENT_NAMES[paymentStatus]} color={PAYMENT_COLORS[paymentStatus]} />
          {hasParcels(order) && (
            <Named name={SHIPPING_NAMES[shippingStatus]} color={SHIPPING_COLORS[shippingStatus]} />
          )}
          {pickup && <Named name={PICKUP_NAMES[pickup]} color={PICKUP_COLORS[pickup]} />}
        </>
      )}
      {exportStatus === 'failed' && <Named name={EXPORT_NAMES.failed} color="red" />}
      {refunded > 0 && (
        <Named name={refunded < total ? 'Refunded in part' : 'Refunded'} color="gray" />
      )}
    </Flex>
  )
}

/** An order of nothing but pickups has nothing to send. */
const hasParcels = ({ pickup, parcels }: OfficeOrderRow) => !pickup || parcels > 0

function Named({ name, color }: { name: string; color: BadgeColor }) {
  return <Badge colorPalette={color}>{name}</Badge>
}
