import type { OfficeOrderRow } from './order-wire'

/* Customers as the engine and its back office speak of them. Times are ISO texts. */

/** A customer in a list. */
export interface OfficeCustomerRow {
  customerNo: string
  name: string
  email: string
  createdAt: string
  lastLoginAt?: string
  /** May not log in. */
  isDisabled: boolean
}

export interface OfficeCustomerList {
  /** Newest first. */
  customers: OfficeCustomerRow[]
  /** Asked with as `before`, for the customers before these; absent: there are none. */
  next?: string
}

interface OfficeAddress {
  id: string
  isPreferred: boolean
  /** Name first. */
  lines: string[]
}

/** A customer's consents to mail, by topic. */
interface OfficeConsent {
  name: string
  channel: string
  contactPoint: string
  isGiven: boolean
  at: string
}

/** Something that is sent again and again. */
interface CustomerSubscription {
  id: string
  productId: string
  orderNo: string
  state: string
  /** `YYYY-MM-DD` */
  nextOn: string
}

/** Something that the customer wrote to the shop in a form. */
export interface OfficeMessage {
  id: string
  kind: string
  at: string
  fields: { name: string; value: string }[]
}

export interface OfficeCustomer extends OfficeCustomerRow {
  login: string
  phones: string[]
  /** Absent: never asked to verify it. */
  isEmailVerified?: boolean
  hasPassword: boolean
  addresses: OfficeAddress[]
  /** The latest ones. */
  orders: OfficeOrderRow[]
  hasMoreOrders: boolean
  consents: OfficeConsent[]
  subscriptions: CustomerSubscription[]
  messages: OfficeMessage[]
  reviews: number
  wishLists: number
  wishedProducts: number
}
