import type { SubscriptionInterval } from '../rules/subscription-interval'

/* Subscriptions in the API between the engine and its back office. Days are `YYYY-MM-DD` in their
   site's time zone, times ISO texts, amounts cents. */

/** Pieces of a delivery. */
export const MAX_SUBSCRIBED = 99

/** `failed`: active, but a delivery failed and will be tried again on another day. */
export const SUBSCRIPTION_STATES = ['active', 'failed', 'paused', 'cancelled'] as const
export type OfficeSubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export interface OfficeSubscriptionRow extends SubscriptionInterval {
  id: string
  productId: string
  productName: string
  /** A path below `/media/`; absent without a picture. */
  picture?: string
  quantity: number
  customerNo: string
  customerName: string
  email: string
  siteName: string
  state: OfficeSubscriptionState
  /** Absent for a canceled subscription. */
  nextOn?: string
  createdAt: string
}

export interface OfficeSubscriptionList {
  /** Newest first. */
  subscriptions: OfficeSubscriptionRow[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: string
}

export interface OfficeSubscription extends OfficeSubscriptionRow {
  /** A change states the revision on which it is based. */
  revision: string
  /** In the site's time zone. */
  today: string
  /** The reason for the pause or cancellation: a code of the engine, or free text. */
  reason?: string
  /** The day on which a failed delivery is tried again. */
  retryOn?: string
  /** The intervals in which the product is available. */
  frequencies: SubscriptionInterval[]
  /** Starts with the name; empty if the address was deleted from the address book. */
  addressLines: string[]
  /** Its id in the address book; absent if it is the one of the first order. */
  addressId?: string
  /** The address book. */
  addresses: { id: string; text: string }[]
  /** `Visa ****1111`; absent if there is no card for the payment. */
  card?: string
  giftMessage?: string
  price?: { currency: string; goodsMinor: number; totalMinor: number }
  firstOrderNo: string
  deliveries: { day: string; outcome: string; orderNo?: string }[]
  events: { at: string; event: string; details?: string }[]
  mails: { id: number; subject: string; writtenAt: string }[]
}

/** What the subscription can be changed to, other flavors and sizes first. */
export interface SubscriptionProducts {
  products: { id: string; name: string }[]
}

export type SubscriptionChange =
  | { kind: 'skip'; day: string }
  | { kind: 'date'; day: string }
  | { kind: 'now' }
  | ({ kind: 'frequency' } & SubscriptionInterval)
  | { kind: 'quantity'; quantity: number }
  | { kind: 'product'; productId: string }
  | { kind: 'address'; addressId: string }
  | { kind: 'card' }
  | { kind: 'pause' }
  | { kind: 'resume'; day?: string }
  | { kind: 'cancel'; reason: string }
