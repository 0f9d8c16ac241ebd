import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

/** Somebody waits for a product (D1 §4). */
interface StockNoticeTable {
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
}

/** The tables of the stock notices module (migrations 170 and 260). */
export interface StockNoticesTables {
  stock_notice: StockNoticeTable
}
