import type { Generated } from 'kysely'
import type { Jsonb, Timestamp, TimestampDefault } from '../db/columns'

export type OrderStatus = 'created' | 'new' | 'completed' | 'cancelled' | 'failed'

/** `open`: nothing asked yet; `authorising`: the gateway is being asked; the others are final. */
export type OrderPaymentStatus = 'open' | 'authorising' | 'authorised' | 'unpaid' | 'declined'

export interface OrderHeaderTable {
  order_no: string
  site_id: string
  customer_id: string
  basket_id: string
  email: string
  status: OrderStatus
  payment_status: Generated<OrderPaymentStatus>
  authorising_since: Timestamp | null
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

export interface OrderItemTable {
  order_no: string
  item_id: string
  product_id: string
  inventory_list_id: string
  quantity: number
  unit_price_minor: number
  price_minor: number
  tax_minor: number
}

/** The tables of the orders module (migration 030). */
export interface OrdersTables {
  order_header: OrderHeaderTable
  order_item: OrderItemTable
}
