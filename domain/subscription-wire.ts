import type { SubscriptionInterval } from './subscription-interval'

/* Subscriptions as the engine and its back office speak of them. Days are `YYYY-MM-DD` by the clock of
   their site, times ISO texts, amounts cents. */

/** `failed`: active, but a delivery could not be made and is tried again on another day. */
export const SUBSCRIPTION_STATES = ['active', 'failed', 'paused', 'cancelled'] as const
export type OfficeSubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export interface OfficeSubscriptionRow extends SubscriptionInterval {
  id: string
  productId: string
  productName: string
  quantity: number
  customerNo: string
  customerName: string
  email: string
  siteName: string
  state: OfficeSubscriptionState
  /** Of one that is not cancelled. */
  nextOn?: string
  createdAt: string
}

export interface OfficeSubscriptionList {
  /** Newest first. */
  subscriptions: OfficeSubscriptionRow[]
  /** Asked with as `before`, for the subscriptions before these; absent: there are none. */
  next?: string
}

export interface OfficeSubscription extends OfficeSubscriptionRow {
  /** A change names the one that it was made for. */
  revision: string
  /** By the site's clock. */
  today: string
  /** Why it is paused or cancelled: a code of the engine's, or free text. */
  reason?: string
  /** The day on which a delivery that could not be made is tried again. */
  retryOn?: string
  /** At which the product comes. */
  frequencies: SubscriptionInterval[]
  /** Name first; none: it has gone from the address book. */
  addressLines: string[]
  /** `Visa ****1111`; absent: there is none to pay with. */
  card?: string
  giftMessage?: string
  /** What a delivery costs today. */
  price?: { currency: string; goodsMinor: number; totalMinor: number }
  /** It began with this one. */
  firstOrderNo: string
  deliveries: { day: string; outcome: string; orderNo?: string }[]
  events: { at: string; event: string; details?: string }[]
  mails: { id: number; subject: string; writtenAt: string }[]
}

export type SubscriptionChange =
  | { kind: 'skip'; day: string }
  | { kind: 'date'; day: string }
  | { kind: 'now' }
  | ({ kind: 'frequency' } & SubscriptionInterval)
  | { kind: 'pause' }
  | { kind: 'resume'; day?: string }
  | { kind: 'cancel'; reason: string }
