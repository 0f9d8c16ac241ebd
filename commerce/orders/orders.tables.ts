import type { Generated } from 'kysely'
import type { Jsonb, Timestamp, TimestampDefault } from '../db/columns'

/** `open`: being worked on; `replaced`: another order stands for it. Both come with histories only. */
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
export type OrderPaymentStatus = 'open' | 'authorising' | 'authorised' | 'unpaid' | 'declined'
export type OrderExportStatus = 'not_exported' | 'ready' | 'exported' | 'failed'
export type OrderShippingStatus = 'not_shipped' | 'part_shipped' | 'shipped'

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

/** The tables of the orders module (migrations 030, 121 and 180). */
export interface OrdersTables {
  order_header: OrderHeaderTable
  order_item: OrderItemTable
  open_reversal: OpenReversalTable
}
