import type { Generated } from 'kysely'
import type {
  OrderExportStatus,
  OrderPaymentStatus,
  OrderShippingStatus,
  OrderStatus,
} from '../../domain/order-wire'
import type { Jsonb, Timestamp, TimestampDefault } from '../db/columns'

export { ORDER_STATUSES } from '../../domain/order-wire'
export type { OrderExportStatus, OrderPaymentStatus, OrderShippingStatus, OrderStatus }

export interface OrderHeaderTable {
  order_no: string
  site_id: string
  customer_id: string
  basket_id: string
  email: string
  status: OrderStatus
  payment_status: Generated<OrderPaymentStatus>
  authorising_since: Timestamp | null
  export_status: Generated<OrderExportStatus>
  shipping_status: Generated<OrderShippingStatus>
  /** URL-safe secrets, made by the database. */
  order_token: Generated<string>
  view_code: Generated<string>
  currency: string
  /** Cents, as all `_minor` columns. */
  product_total_minor: number
  shipping_total_minor: number
  tax_total_minor: number
  order_total_minor: number
  created_at: TimestampDefault
  last_modified: TimestampDefault
  /** Parsed with `OrderDocument` at every read. */
  document: Jsonb<unknown>
}

interface OrderItemTable {
  order_no: string
  item_id: string
  product_id: string
  inventory_list_id: string
  quantity: number
  unit_price_minor: number
  price_minor: number
  tax_minor: number
}

/** What the gateway has not given back yet of an order that has ended. */
interface OpenReversalTable {
  /** Names the payment at the gateway. */
  reference: string
  order_no: string
  transaction_id: string
  amount_minor: number
  currency: string
  created_at: Timestamp
}

/** What the gateway is still to give back of an order in force. */
interface OpenRefundTable {
  /** Names the refund at the gateway. */
  reference: string
  order_no: string
  refund_id: string
  payment_instrument_id: string
  transaction_id: string
  amount_minor: number
  currency: string
  created_at: Timestamp
}

/** What an operator wrote about an order. */
interface OrderCommentTable {
  id: Generated<number>
  order_no: string
  at: Timestamp
  author_email: string | null
  author_name: string
  text: string
}

/** The tables of the orders module (migrations 030, 121, 180, 415 and 416). */
export interface OrdersTables {
  order_comment: OrderCommentTable
  order_header: OrderHeaderTable
  order_item: OrderItemTable
  open_refund: OpenRefundTable
  open_reversal: OpenReversalTable
}
