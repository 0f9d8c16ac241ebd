import type { OrderPaymentStatus, OrderStatus } from '../../contracts/order-list'
import type { OrderDocument } from '../orders/order-document.schemas'
import { toShopTime } from '../sites/shop-time.rules'
import type { FigureKind, Measures } from './figure-kinds.constants'

/** What an order adds to one figure. */
export interface Entry {
  kind: FigureKind
  day: string
  shop: string
  key: string
  add: Measures
}

export interface OrderOfFigures {
  document: OrderDocument
  currency: string
  createdAt: Date
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  totalMinor: number
  productMinor: number
  shippingMinor: number
  taxMinor: number
}

/** An order that counts, with what its entries are made of. */
export interface CountedOrder extends OrderOfFigures {
  timezone: string
  giftCardsMinor: number
  /** Shipment → shop; empty for a parcel. */
  shops: ReadonlyMap<string, string>
}

export const dayIn = (at: Date | string, timezone: string): string =>
  toShopTime(new Date(at), timezone).day

/** `09:30` */
export const minuteIn = (at: Date, timezone: string): string =>
  toShopTime(at, timezone).time.slice(0, 5)
