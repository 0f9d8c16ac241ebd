import type { Generated } from 'kysely'
import type { Jsonb, Timestamp } from '../db/columns'

export type SubscriptionState = 'active' | 'paused' | 'cancelled'
/**
 * The result of a delivery: `missed` means that the product did not come back into stock in time.
 */
export type RunOutcome = 'ordered' | 'skipped' | 'missed'

/** Days are `YYYY-MM-DD` in the site's time zone. */
export interface SubscriptionTable {
  id: string
  site_id: string
  customer_id: string
  order_no: string
  item_id: string
  product_id: string
  state: SubscriptionState
  reason: string | null
  every: number
  every_period: number
  anchor_on: string
  next_on: string
  attempt_on: string | null
  claimed_until: Timestamp | null
  reminded_for: string | null
  payment_instrument_id: string | null
  address_id: string | null
  locale: string | null
  /** Parsed with `SubscriptionDocument` on every read. */
  document: Jsonb<unknown>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface SubscriptionRunTable {
  subscription_id: string
  due_on: string
  basket_id: string | null
  order_no: string | null
  outcome: RunOutcome | null
  declines: Generated<number>
  updated_at: Timestamp
}

interface SubscriptionEventTable {
  id: Generated<number>
  subscription_id: string
  at: Timestamp
  event: string
  details: string | null
}

/** The tables of the subscriptions module (migration 350). */
declare module '../db/schema' {
  interface Schema {
    subscription: SubscriptionTable
    subscription_run: SubscriptionRunTable
    subscription_event: SubscriptionEventTable
  }
}
