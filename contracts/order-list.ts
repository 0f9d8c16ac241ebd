/* The list of orders, and the statuses of an order. Times are ISO texts, amounts decimals. */

import type { PickupState } from '../rules/pickup-states'

/**
 * `open`: being processed; `replaced`: another order has replaced it. Both occur only in imported
 * order histories.
 */
export const ORDER_STATUSES = [
  'created',
  'new',
  'open',
  'completed',
  'cancelled',
  'replaced',
  'failed',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * `open`: no authorization requested yet; `authorising`: the gateway has not responded yet; the
 * others are final.
 */
export const ORDER_PAYMENT_STATUSES = [
  'open',
  'authorising',
  'authorised',
  'unpaid',
  'declined',
] as const
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number]

export const ORDER_EXPORT_STATUSES = ['not_exported', 'ready', 'exported', 'failed'] as const
export type OrderExportStatus = (typeof ORDER_EXPORT_STATUSES)[number]

export const ORDER_SHIPPING_STATUSES = ['not_shipped', 'part_shipped', 'shipped'] as const
export type OrderShippingStatus = (typeof ORDER_SHIPPING_STATUSES)[number]

interface OrderState {
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  exportStatus: OrderExportStatus
  shippingStatus: OrderShippingStatus
}

export interface OfficeOrderRow extends OrderState {
  orderNo: string
  siteId: string
  placedAt: string
  /** Empty if the account was deleted. */
  customerName: string
  email: string
  currency: string
  total: number
  refunded: number
  pieces: number
  /** Without pickups. */
  parcels: number
  /** The state of its pickups, that of the one least far; absent without a pickup. */
  pickup?: PickupState
  /** Whether a parcel was changed since its packing slip was printed. */
  isSlipOutdated?: true
}

export interface OfficeOrderList {
  /** Newest first. */
  orders: OfficeOrderRow[]
  sites: OfficeSite[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: string
}

interface OfficeSite {
  id: string
  name: string
}
