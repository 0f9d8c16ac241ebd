import type { Generated } from 'kysely'
import type { Jsonb, TimestampDefault } from '../../db/columns'

export interface BasketTable {
  basket_id: string
  site_id: string
  customer_id: string
  /** Only a guest's basket may be transferred to the customer who logs in in the same session. */
  is_guest: boolean
  usid: string
  status: Generated<'open' | 'ordered'>
  /** A temporary basket lives for minutes, in addition to the shopper's main basket. */
  temporary: Generated<boolean>
  /** The order created from the basket, while its status is `ordered`. */
  order_no: string | null
  /** Increases by one with every write. */
  version: Generated<number>
  created_at: TimestampDefault
  last_modified: TimestampDefault
  /** Parsed with `BasketDocument` on every read. */
  document: Jsonb<unknown>
}

interface BasketShownTotalTable {
  basket_id: string
  usid: string
  version: number
  /** Cents. */
  total_minor: number
  /** The part of the total that gift cards do not cover. */
  open_minor: number
  coupon_codes: Jsonb<unknown>
}

interface CouponAttemptTable {
  site_id: string
  customer_id: string
  code: string
  usid: string
  refusal: string | null
  attempts: Generated<number>
  at: Date
}

/** The tables of the baskets module (migrations 030, 110, 272, 275 and 537). */
declare module '../../db/schema' {
  interface Schema {
    basket: BasketTable
    basket_shown_total: BasketShownTotalTable
    coupon_attempt: CouponAttemptTable
  }
}
