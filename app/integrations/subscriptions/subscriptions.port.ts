import type { Interval } from '@/domain/interval'

/** One product that is sent again and again. Days are `YYYY-MM-DD`. */
export interface Subscription {
  id: string
  state: 'active' | 'paused' | 'cancelled'
  /** Why it is paused or cancelled: a code, or the customer's own text. */
  reason?: string
  productId: string
  /** For when the product is no longer sold. */
  productName: string
  quantity: number
  interval: Interval
  /** What it may be changed to. */
  intervals: Interval[]
  /** Of the next delivery; absent where there will be none. */
  nextOn?: string
  /** The day on which a delivery that could not be made is tried again. */
  retryOn?: string
  /** Of the address book; absent: an address of its own. */
  addressId?: string
  /** Absent: it has gone. */
  address?: SubscriptionAddress
  card?: SubscriptionCard
  giftMessage?: string
  price?: SubscriptionPrice
  /** The outcome of the deliveries so far, the newest first. */
  past: PastDelivery[]
}

interface SubscriptionAddress {
  firstName?: string
  lastName?: string
  companyName?: string
  address1?: string
  address2?: string
  city?: string
  stateCode?: string
  postalCode?: string
  countryCode?: string
}

interface SubscriptionCard {
  /** Of the saved card. */
  id: string
  cardType?: string
  maskedNumber?: string
  expirationMonth?: number
  expirationYear?: number
  isExpired: boolean
}

/** Of a delivery, if it were made today. */
export interface SubscriptionPrice {
  currency: string
  /** Taken off each delivery after the first. */
  percent?: number
  /** Without any discount. */
  full: number
  goods: number
  shipping: number
  tax: number
  total: number
}

export interface PastDelivery {
  day: string
  outcome: 'ordered' | 'left-out'
  orderNo?: string
}

/** What a customer does with a subscription. */
export type SubscriptionChange =
  | { action: 'frequency'; interval: Interval }
  | { action: 'quantity'; quantity: number }
  /** Moves the next delivery. */
  | { action: 'date'; day: string }
  /** Leaves out the delivery of a day, which must be the next one. */
  | { action: 'skip'; day: string }
  | { action: 'pause' }
  /** Without a day: on the first that fits. */
  | { action: 'resume'; day?: string }
  | { action: 'cancel'; reason: string }
  | { action: 'address'; addressId: string }
  | { action: 'payment'; cardId: string }

/** The provider of customers' subscriptions. All throw AppError. */
export interface Subscriptions {
  /** Of the customer who asks: those that run first, then the paused and the cancelled ones. */
  list(siteId: string): Promise<Subscription[]>
  change(siteId: string, id: string, change: SubscriptionChange): Promise<void>
}
