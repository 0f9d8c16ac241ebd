import type { Generated } from 'kysely'
import type { JsonbDefault, Timestamp } from '../db/columns'

export interface ProductListTable {
  id: string
  site_id: string
  /** A registered customer or a guest. */
  customer_id: string
  type: string
  is_public: Generated<boolean>
  /** The id by which other people request an unlisted list, instead of its own id. */
  share_id: string | null
  document: JsonbDefault<Record<string, unknown>>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ProductListItemTable {
  id: string
  list_id: string
  type: 'product' | 'gift_certificate'
  product_id: string | null
  quantity: Generated<number>
  purchased_quantity: Generated<number>
  priority: Generated<number>
  is_public: Generated<boolean>
  custom: JsonbDefault<Record<string, unknown>>
  created_at: Timestamp
  updated_at: Timestamp
}

/** Wish lists and registries (migration 131). */
declare module '../db/schema' {
  interface Schema {
    product_list: ProductListTable
    product_list_item: ProductListItemTable
  }
}
