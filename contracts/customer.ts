import type { OfficeOrderRow } from './order-list'

/** Times are ISO texts. */

export interface OfficeCustomerRow {
  customerNo: string
  name: string
  email: string
  createdAt: string
  lastLoginAt?: string
  /** Whether the customer cannot log in. */
  isDisabled: boolean
}

export interface OfficeCustomerList {
  /** Newest first. */
  customers: OfficeCustomerRow[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: string
}

interface OfficeAddress {
  id: string
  isPreferred: boolean
  lines: string[]
}

interface OfficeConsent {
  name: string
  channel: string
  contactPoint: string
  isGiven: boolean
  at: string
}

interface CustomerSubscription {
  id: string
  /** Its number, if the product is gone. */
  productName: string
  orderNo: string
  state: string
  /** `YYYY-MM-DD` */
  nextOn: string
}

export interface OfficeMessage {
  id: string
  kind: string
  at: string
  fields: { name: string; value: string }[]
}

export interface OfficeCustomer extends OfficeCustomerRow {
  login: string
  phones: string[]
  /** Absent if a verification was never requested. */
  isEmailVerified?: boolean
  hasPassword: boolean
  addresses: OfficeAddress[]
  orders: OfficeOrderRow[]
  hasMoreOrders: boolean
  consents: OfficeConsent[]
  subscriptions: CustomerSubscription[]
  messages: OfficeMessage[]
  reviews: number
  wishLists: number
  wishedProducts: number
}
