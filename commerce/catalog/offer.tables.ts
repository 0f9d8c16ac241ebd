import type { Generated } from 'kysely'
import type { JsonbDefault, Timestamp, TimestampDefault } from '../db/columns'

// prices and stock of products (migrations 001, 100 and 160)

export interface PriceBookAssignmentTable {
  site_id: string
  id: string
  price_book_ids: string[]
  customer_group_ids: Generated<string[]>
  source_code_group_ids: Generated<string[]>
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  position: Generated<number>
  qualifiers: JsonbDefault<{ type: string; value: string }[]>
  match_mode: Generated<string>
  enabled: Generated<boolean>
  /** By locale; the default one is `default`. */
  description: JsonbDefault<Record<string, string>>
  /** The definitions of these promotions contain the assignment, if it is enabled. */
  promotion_ids: Generated<string[]>
}

export interface PriceBookTable {
  id: string
  name: string
  currency: string
  parent_id: string | null
  online_from: Timestamp | null
  online_to: Timestamp | null
  /** When this database first had the book. */
  known_from: TimestampDefault
}

export interface PriceTable {
  price_book_id: string
  product_id: string
  min_quantity: Generated<number>
  /** In cents. */
  amount_minor: number
  online_from: TimestampDefault
  online_to: TimestampDefault
}

export interface InventoryListTable {
  id: string
  default_in_stock: Generated<boolean>
  description: string | null
}

export interface InventoryTable {
  list_id: string
  product_id: string
  /** Available to sell, in pieces. */
  ats: number
  allocation: number
  allocation_at: TimestampDefault
  perpetual: Generated<boolean>
  preorderable: Generated<boolean>
  backorderable: Generated<boolean>
  in_stock_date: Timestamp | null
  /** Pieces that can be sold beyond the allocation; null if there is no limit. */
  preorder_backorder_allocation: number | null
}
