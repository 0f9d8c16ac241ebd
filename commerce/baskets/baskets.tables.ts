import type { Generated } from 'kysely'
import type { Jsonb, TimestampDefault } from '../db/columns'

export interface BasketTable {
  basket_id: string
  site_id: string
  customer_id: string
  /** Only a guest's basket may pass to the customer who logs in in the same session. */
  is_guest: boolean
  usid: string
  status: Generated<'open' | 'ordered'>
  /** Beside the shopper's own basket, for minutes only. */
  temporary: Generated<boolean>
  /** The order made of it, while it is `ordered`. */
  order_no: string | null
  /** Grows by one with every write. */
  version: Generated<number>
  created_at: TimestampDefault
  last_modified: TimestampDefault
  /** Parsed with `BasketDocument` at every read. */
  document: Jsonb<unknown>
}

/** The total of a basket in the last response to a session. */
interface BasketShownTotalTable {
  basket_id: string
  usid: string
  version: number
  /** Cents. */
  total_minor: number
  /** Of it, what gift cards leave to pay. */
  open_minor: number
  coupon_codes: Jsonb<unknown>
}

/** The tables of the baskets module (migrations 030, 110, 272 and 275). */
export interface BasketsTables {
  basket: BasketTable
  basket_shown_total: BasketShownTotalTable
}
