/* What operators request of an order. Amounts are decimals. */

import type { PickupState } from '../rules/pickup-states'

export const COMMENT_LENGTH = 2000
export const REFUND_REASON_LENGTH = 200

export interface PickupChange {
  to: PickupState
  /** The state that the operator saw; another one in between causes a refusal. */
  from: PickupState
  /** Who collects it; only with `collected`. */
  takenBy?: string
  /** What is collected now, if the rest stays ready. */
  items?: { itemId: string; quantity: number }[]
  /** How many pieces had been handed over before. */
  handed?: number
}

export interface OfficeShipping {
  carrier: string
  trackingNumber?: string
  /** If absent, the address of a known carrier is used. */
  trackingUrl?: string
  /** What goes; if absent, all that waits. */
  items?: { itemId: string; quantity: number }[]
  /** The parcels of the shipment that had been sent, as the operator saw it. */
  sentBefore?: number
}

export interface OfficeRefundRequest {
  items: { itemId: string; quantity: number }[]
  /** If absent, the cost of the items is refunded. */
  amount?: number
  reason: string
  /** Returns the items to the inventory list that they were taken from. */
  restock: boolean
  /** The gateway is not called, because the money is refunded in another way. */
  byHand: boolean
  /**
   * The amount already refunded when the dialog was opened; a refund in between causes a refusal.
   */
  expectedRefunded: number
  /** `revision` of the order that the operator saw; any change in between causes a refusal. */
  revision?: string
}
