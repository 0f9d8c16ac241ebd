import type {
  OrderExportStatus,
  OrderPaymentStatus,
  OrderShippingStatus,
  OrderStatus,
} from '@contracts/order-list'
import type { PickupState } from '@rules/pickup-states'

export type BadgeColor = 'gray' | 'green' | 'orange' | 'red'

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  created: 'Not placed',
  new: 'New',
  open: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  replaced: 'Replaced',
  failed: 'Failed',
}

export const PAYMENT_NAMES: Readonly<Record<OrderPaymentStatus, string>> = {
  open: 'Payment open',
  authorising: 'Being paid',
  authorised: 'Paid',
  unpaid: 'To be paid',
  declined: 'Declined',
}

export const SHIPPING_NAMES: Readonly<Record<OrderShippingStatus, string>> = {
  not_shipped: 'Not sent',
  part_shipped: 'Sent in part',
  shipped: 'Sent',
}

export const PICKUP_NAMES: Readonly<Record<PickupState, string>> = {
  placed: 'To prepare',
  preparing: 'Being prepared',
  ready: 'Ready for pickup',
  returned: 'Not collected',
  collected: 'Collected',
}

export const PICKUP_COLORS: Readonly<Record<PickupState, BadgeColor>> = {
  placed: 'orange',
  preparing: 'orange',
  ready: 'green',
  returned: 'red',
  collected: 'gray',
}

export const EXPORT_NAMES: Readonly<Record<OrderExportStatus, string>> = {
  not_exported: 'Not ready for export',
  ready: 'Ready for export',
  exported: 'Exported',
  failed: 'Export failed',
}
