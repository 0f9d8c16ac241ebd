import { useState } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { orderStatusOf, type OrderFacts, type OrderStatus } from '@/rules/order-status'

const messages: Record<OrderStatus, MessageDescriptor> = defineMessages({
  new: { id: 'orderStatus.new', defaultMessage: 'New' },
  processing: { id: 'orderStatus.processing', defaultMessage: 'Processing' },
  shipped: { id: 'orderStatus.shipped', defaultMessage: 'Shipped' },
  'ready for pickup': { id: 'orderStatus.readyForPickup', defaultMessage: 'Ready for pickup' },
  collected: { id: 'orderStatus.collected', defaultMessage: 'Collected' },
  'not collected': { id: 'orderStatus.notCollected', defaultMessage: 'Not collected' },
  completed: { id: 'orderStatus.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'orderStatus.cancelled', defaultMessage: 'Cancelled' },
  replaced: { id: 'orderStatus.replaced', defaultMessage: 'Replaced' },
  failed: { id: 'orderStatus.failed', defaultMessage: 'Failed' },
})

/** The text of an order's status (ORD-021). */
export function OrderStatusText({ order }: { order: OrderFacts }) {
  const [now] = useState(() => new Date())
  return <FormattedMessage {...messages[orderStatusOf(order, now)]} />
}
