import type { BoxRules } from '../rules/box-rules'
import type { PhoneOrderState } from '../rules/phone-order-states'
import type { EditedAddress, ShipmentChoices } from './order-edit'

/* Orders that an operator takes for a buyer. Amounts are decimals, times ISO texts. */

export interface PhoneOrderBuyer {
  name: string
  email: string
  phone: string
}

/** Who collects an order; what is empty is the buyer's. */
export interface PickupContact {
  firstName: string
  lastName: string
  phone: string
  email: string
}

/** What is in a box that is filled by hand, in the order in which it is filled. */
export interface BoxFilling {
  /** Empty if it has none. */
  name: string
  /** Percentage points in a box that is filled in percent. */
  pieces: { productId: string; quantity: number }[]
}

/** What is absent stays as it is. */
export type PhoneOrderChange =
  | ({ kind: 'buyer' } & PhoneOrderBuyer)
  | {
      kind: 'add'
      productId: string
      quantity: number
      shipmentId: string
      filling?: BoxFilling
    }
  /** A quantity of 0 takes the line out. */
  | {
      kind: 'item'
      itemId: string
      quantity?: number
      shipmentId?: string
      giftMessage?: string
      filling?: BoxFilling
    }
  /** Without an id, a new parcel. */
  | {
      kind: 'parcel'
      shipmentId?: string
      address?: EditedAddress
      methodId?: string
      date?: string
      giftMessage?: string
    }
  | { kind: 'remove-parcel'; shipmentId: string }
  /** A parcel is collected in a shop instead; an address makes it a parcel again. */
  | { kind: 'pickup'; shipmentId: string; shopId: string; contact: PickupContact }
  /** Without an address, the one of the first parcel that is sent. */
  | { kind: 'billing'; address?: EditedAddress }
  | { kind: 'coupon'; code: string }
  | { kind: 'remove-coupon'; id: string }

export interface PhoneOrderItem {
  itemId: string
  productId: string
  name: string
  /** Names of the values that are chosen of its options. */
  options: string[]
  quantity: number
  /** With its options. */
  price: number
  giftMessage: string
  /** Only of a box that is filled by hand. */
  filling?: BoxFilling & { inWords: string }
  /** Whether a promotion gives it. */
  isBonus: boolean
  picture?: string
  /** Why it cannot be ordered as it is. */
  problem?: string
}

export interface PhoneOrderParcel {
  shipmentId: string
  address: string[]
  method: string
  giftMessage: string
  /** `YYYY-MM-DD`; empty for as soon as possible. */
  date: string
  items: PhoneOrderItem[]
  /** Only of a draft, and of what is sent. */
  choices?: ShipmentChoices
  /** If it is collected in a shop. */
  pickup?: { shopId: string; shopName: string; contact: PickupContact }
}

export interface OfficePhoneOrderRow {
  id: string
  state: PhoneOrderState
  siteName: string
  buyer: string
  email: string
  by: string
  createdAt: string
  orderNo?: string
}

export interface OfficePhoneOrderList {
  /** Newest first. */
  phoneOrders: OfficePhoneOrderRow[]
  sites: { id: string; name: string }[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: string
}

export interface OfficePhoneOrder extends OfficePhoneOrderRow {
  /** A change names the one that it is based on. */
  revision: number
  contact: PhoneOrderBuyer
  customerNo?: string
  currency: string
  total: number
  /** `['Shipping', '$9.95']` */
  sums: (readonly [string, string])[]
  parcels: PhoneOrderParcel[]
  /** As in `ShipmentChoices`; only of a draft. */
  countries: string[]
  /** Absent if it is the one of the first parcel that is sent. */
  billing?: EditedAddress
  /** What the account has saved. */
  addresses: EditedAddress[]
  coupons: { id: string; code: string; isApplied: boolean }[]
  /** What is still to be filled in. */
  missing: string[]
  payUntil?: string
  /** The page on which the buyer pays; only for who may take orders. */
  link?: string
  /** Whether a payment is being carried out, or its result is not known. */
  isBeingPaid: boolean
}

export interface PhoneOrderProduct {
  productId: string
  name: string
  /** `Size: 1 lb` */
  options: string[]
  available: number
  price?: number
  currency: string
  picture?: string
  /** Whether it is sold filled by hand. */
  isBox: boolean
}

/** How a box is filled, and with what. */
export interface PhoneOrderBox {
  rules: BoxRules
  /** By name. */
  pieces: { productId: string; name: string; available: number }[]
}

export interface PhoneOrderShop {
  shopId: string
  name: string
  place: string
  /** Names of what it does not have, of the goods to be collected. */
  lacks: string[]
}
