/* Orders as the engine and its back office speak of them. Times are ISO texts, amounts decimals. */

/** `open`: being worked on; `replaced`: another order has replaced it. Both come with histories only. */
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

/** `open`: nothing asked yet; `authorising`: the gateway is being asked; the others are final. */
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

export const COMMENT_LENGTH = 2000
export const REFUND_REASON_LENGTH = 200

interface OrderState {
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  exportStatus: OrderExportStatus
  shippingStatus: OrderShippingStatus
}

/** An order in a list. */
export interface OfficeOrderRow extends OrderState {
  orderNo: string
  siteId: string
  placedAt: string
  /** Empty: of an account that was deleted. */
  customerName: string
  email: string
  currency: string
  total: number
  refunded: number
  pieces: number
  parcels: number
  isPickup: boolean
}

export interface OfficeOrderList {
  /** Newest first. */
  orders: OfficeOrderRow[]
  /** All that orders may be of. */
  sites: OfficeSite[]
  /** Asked with as `before`, for the orders before these; absent: there are none. */
  next?: string
}

export interface OfficeSite {
  id: string
  name: string
}

/** A discount that was given, with the code that it took. */
export interface OfficeDiscount {
  text: string
  amount: number
  promotionId?: string
  couponCode?: string
}

export interface OfficeOrderItem {
  itemId: string
  productId: string
  name: string
  /** `Size: 1 lb` */
  options: string[]
  quantity: number
  /** Of one piece, before discounts. */
  unitPrice: number
  /** What the line costs, after all discounts, without tax where prices hold none. */
  price: number
  /** What all of it has cost, with its tax. */
  cost: number
  giftMessage?: string
  /** What is put into each box that the shopper filled. */
  box?: { name?: string; pieces: string[] }
  discounts: OfficeDiscount[]
  refundedQuantity: number
  /** Pieces that were announced to come back, and those that have come. */
  returnedQuantity: number
  isBonus: boolean
}

export interface OfficeShipment {
  shipmentId: string
  /** Lines of the address, name first; empty: nothing is sent (gift cards by e-mail). */
  address: string[]
  method: string
  /** Of a shop where it is picked up. */
  storeId?: string
  giftMessage?: string
  /** `Requested for December 24`, and other delivery instructions. */
  journey: string[]
  items: OfficeOrderItem[]
  isShipped: boolean
  shippedAt?: string
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
}

export interface OfficeGiftCard {
  recipient: string
  amount: number
  message?: string
  /** `YYYY-MM-DD`; absent: at once. */
  sendOn?: string
}

export interface OfficePayment {
  id: string
  /** `Visa ending in 1111`, `Gift card ****9999`. */
  name: string
  amount: number
  state: 'paid' | 'waiting' | 'declined' | 'ended'
  /** The gateway's id. */
  transactionId?: string
  /** Why a card that pays later was refused. */
  problem?: string
  refunded: number
}

/** `pending`: the gateway has not answered yet; `by-hand`: paid out by the operator. */
export type RefundState = 'pending' | 'done' | 'refused' | 'by-hand'

export interface OfficeRefund {
  id: string
  at: string
  by: string
  amount: number
  reason: string
  isRestocked: boolean
  items: { name: string; quantity: number }[]
  parts: { name: string; amount: number; state: RefundState; problem?: string }[]
}

interface OfficeReturn {
  index: number
  name: string
  quantity: number
  reason: string
  requestedAt: string
  receivedAt?: string
}

/** Something that happened to an order. */
export interface OfficeOrderEvent {
  at: string
  kind: 'event' | 'mail' | 'comment' | 'refund'
  text: string
  /** Who did it; absent: the shopper, or the engine by itself. */
  by?: string
  /** Of a mail. */
  mailId?: number
}

export interface OfficeOrder extends OfficeOrderRow {
  /** Of a customer who has an account. */
  customerNo?: string
  phone?: string
  billingAddress: string[]
  /** Language in which it was ordered, `es-US`. */
  locale?: string
  shipments: OfficeShipment[]
  giftCards: OfficeGiftCard[]
  payments: OfficePayment[]
  refunds: OfficeRefund[]
  returns: OfficeReturn[]
  /** Those of the whole order and of its shipping. */
  discounts: OfficeDiscount[]
  coupons: string[]
  totals: { products: number; shipping: number; tax: number; isTaxIncluded: boolean }
  /** Newest last. */
  timeline: OfficeOrderEvent[]
  /** The actions for it now. */
  can: { cancel: boolean; export: boolean; receivePayment: boolean; ship: boolean }
  /** What can still be given back. */
  refundable: number
  carriers: string[]
  cancelReasons: string[]
}

/** What is recorded of a shipment that leaves. */
export interface OfficeShipping {
  carrier: string
  trackingNumber?: string
  /** Absent: that of a known carrier. */
  trackingUrl?: string
}

export interface OfficeRefundRequest {
  items: { itemId: string; quantity: number }[]
  /** Absent: what the items cost. */
  amount?: number
  reason: string
  /** Puts the items back into the stock that they were taken of. */
  restock: boolean
  /** Nothing is asked of the gateway: the money is given back in another way. */
  byHand: boolean
  /** What had been refunded when it was asked for: another refund in between is refused. */
  expectedRefunded: number
}
