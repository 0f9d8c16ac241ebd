import type { ClaimKind, ClaimReason, ClaimState } from '../rules/claims'

/* Claims of shoppers in the API between the engine and its back office. Times are ISO texts,
   amounts are in whole units of the currency. */

export const ANSWER_LENGTH = 2000

export interface OfficeClaimRow {
  id: string
  orderNo: string
  siteName: string
  /** The buyer's, as in the order. */
  name: string
  email: string
  kind: ClaimKind
  state: ClaimState
  /** `2 × Assorted Truffles` */
  items: string[]
  amount: number
  currency: string
  photos: number
  at: string
}

export interface OfficeClaimList {
  /** Newest first. */
  claims: OfficeClaimRow[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: string
}

export interface OfficeClaim extends Omit<OfficeClaimRow, 'items' | 'photos'> {
  /** A change states the revision on which it is based. */
  revision: number
  reason: ClaimReason
  words: string
  photoIds: string[]
  lines: {
    itemId: string
    productId: string
    name: string
    claimed: number
    ordered: number
    refunded: number
    /** The recipient, or the pickup's shop. */
    whom: string
  }[]
  /** What the pieces cost that are not refunded yet, and what can still be refunded of the order. */
  cost: number
  refundable: number
  /** What the refund that settled it amounts to. */
  refunded?: number
  /** The order that replaces the pieces at no cost. */
  replacedBy?: string
  /** Why no such order could be made, so that a person sends the replacement. */
  obstacle?: string
  /** Of a return: its number, once it may be sent, and why. */
  returnNo?: string
  returnReason?: string
  answer?: string
  /** An operator's name, or `rules`. */
  decidedBy?: string
  decidedAt?: string
  /** The number of the customer who ordered; absent for a guest. */
  customerNo?: string
  /** How many orders have the buyer's address, and their other claims, newest first. */
  orders: number
  others: Pick<OfficeClaimRow, 'id' | 'orderNo' | 'kind' | 'state' | 'amount' | 'currency' | 'at'>[]
}

export type ClaimChange =
  /** The amount that the pieces cost, if absent. */
  | { kind: 'refund'; amount?: number }
  /** A replacement is ordered at no cost; if that is not possible, a person sends it. */
  | { kind: 'replace' }
  /** The replacement that no order was made for was sent. */
  | { kind: 'sent' }
  /** The shopper may send it, and gets a number and a label. */
  | { kind: 'accept' }
  /** What was returned is here, and refunded as of `refund`. */
  | { kind: 'receive'; amount?: number; restock: boolean }
  /** The text is mailed. */
  | { kind: 'decline'; text: string }
