import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

/** Somebody waits for a product (PDP-075). */
export interface StockNoticeTable {
  id: Generated<number>
  site_id: string
  product_id: string
  /** In lower case. */
  email: string
  /** Of the page it was asked for on; null: the site's own. */
  locale: string | null
  created_at: Timestamp
  /** When the mail was written; null: still waiting. */
  notified_at: Timestamp | null
  /** In the mail's link that ends such mails; null: no mail yet. */
  unsubscribe_token: string | null
}

/** The tables of the stock notices module (migrations 170, 260 and 310). */
export interface StockNoticesTables {
  stock_notice: StockNoticeTable
}
