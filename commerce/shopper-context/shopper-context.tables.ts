import type { Jsonb, Timestamp } from '../db/columns'

interface ShopperContextTable {
  site_id: string
  usid: string
  document: Jsonb<unknown>
  expires_at: Timestamp
}

/** The table of shopper contexts (migration 102). */
declare module '../db/schema' {
  interface Schema {
    shopper_context: ShopperContextTable
  }
}
