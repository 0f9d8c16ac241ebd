import type { Interval } from '@/rules/interval'

/** A subscription to one product. Days are `YYYY-MM-DD`. */
export interface Subscription {
  id: string
  state: 'active' | 'paused' | 'cancelled'
  /** The order that began it. */
  firstOrderNo?: string
  reason?: string
  productId: string
  /** Shown when the product is no longer sold. */
  productName: string
  quantity: number
  interval: Interval
  /** The intervals that the customer can choose. */
  intervals: Interval[]
  /** Day of the next delivery; absent if there will be none. */
  nextOn?: string
  /** The day on which a failed delivery is tried again. */
  retryOn?: string
  /** Id of the address book entry; absent if the subscription has an address of its own. */
  addressId?: string
  /** Absent if the address was deleted. */
  address?: SubscriptionAddress
  card?: SubscriptionCard
  giftMessage?: string
  price?: SubscriptionPrice
  /** The results of past deliveries, newest first. */
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
  id: string
  cardType?: string
  maskedNumber?: string
  expirationMonth?: number
  expirationYear?: number
  isExpired: boolean
}

/** The price of a delivery if it were made today. */
export interface SubscriptionPrice {
  currency: string
  /** Discount in percent on each delivery after the first. */
  percent?: number
  /** The price without any discount. */
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

export type SubscriptionChange =
  | { action: 'frequency'; interval: Interval }
  | { action: 'quantity'; quantity: number }
  /** Moves the next delivery to another day. */
  | { action: 'date'; day: string }
  /** Skips the next delivery; `day` has to be its date. */
  | { action: 'skip'; day: string }
  | { action: 'pause' }
  /** Without a day, on the first possible one. */
  | { action: 'resume'; day?: string }
  | { action: 'cancel'; reason: string }
  | { action: 'address'; addressId: string }
  | { action: 'payment'; cardId: string }

/** The provider of customers' subscriptions. All methods throw AppError. */
export interface Subscriptions {
  list(siteId: string): Promise<Subscription[]>
  change(siteId: string, id: string, change: SubscriptionChange): Promise<void>
}
