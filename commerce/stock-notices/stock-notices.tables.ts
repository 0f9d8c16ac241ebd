import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

/** A request to be notified when a product is available again (PDP-075). */
export interface StockNoticeTable {
  id: Generated<number>
  site_id: string
  product_id: string
  /** In lower case. */
  email: string
  /** The locale of the page with the request; null means the site's default. */
  locale: string | null
  created_at: Timestamp
  /** When the mail was written; null while the shopper is waiting. */
  notified_at: Timestamp | null
  /** The token in the mail's unsubscribe link; null if there is no mail yet. */
  unsubscribe_token: string | null
}

/** The tables of the stock notices module (migrations 170, 260 and 310). */
declare module '../db/schema' {
  interface Schema {
    stock_notice: StockNoticeTable
  }
}
