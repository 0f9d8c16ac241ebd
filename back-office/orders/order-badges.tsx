import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import type { OfficeOrderRow } from '@contracts/order-list'
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

type Shown = readonly [name: string, color: BadgeColor]

const URGENCY: readonly BadgeColor[] = ['red', 'orange', 'gray', 'green']

/**
 * An order's states as badges, the most urgent first; an ended order shows no payment and shipping
 * states.
 */
export function OrderBadges({ order }: { order: OfficeOrderRow }) {
  const { status, exportStatus, isSlipOutdated, refunded, total } = order
  const isOver = status === 'failed' || status === 'cancelled' || status === 'replaced'
  const shown: Shown[] = [
    [STATUS_NAMES[status], STATUS_COLORS[status]],
    ...(isOver ? [] : listCourse(order)),
    ...(isSlipOutdated ? [['Changed since printed', 'orange'] as const] : []),
    ...(exportStatus === 'failed' ? [[EXPORT_NAMES.failed, 'red'] as const] : []),
    ...(refunded > 0
      ? [[refunded < total ? 'Refunded in part' : 'Refunded', 'gray'] as const]
      : []),
  ]
  const sorted = shown.sort(([, one], [, other]) => URGENCY.indexOf(one) - URGENCY.indexOf(other))
  return (
    <Flex gap="1" wrap="wrap">
      {sorted.map(([name, color]) => (
        <Badge
          key={name}
          colorPalette={color}
          // not by color alone
          _before={color === 'red' ? { content: '"!"', fontWeight: 'bold' } : undefined}
        >
          {name}
        </Badge>
      ))}
    </Flex>
  )
}

function listCourse(order: OfficeOrderRow): Shown[] {
  const { paymentStatus, shippingStatus, pickup } = order
  return [
    [PAYMENT_NAMES[paymentStatus], PAYMENT_COLORS[paymentStatus]],
    ...(hasParcels(order)
      ? [[SHIPPING_NAMES[shippingStatus], SHIPPING_COLORS[shippingStatus]] as const]
      : []),
    ...(pickup ? [[PICKUP_NAMES[pickup], PICKUP_COLORS[pickup]] as const] : []),
  ]
}

/** An order of nothing but pickups has nothing to send. */
const hasParcels = ({ pickup, parcels }: OfficeOrderRow) => !pickup || parcels > 0
