import type { EnteredSpecialDays } from '../rules/special-days-entry'
import type { WeekClocks } from '../rules/week-hours-entry'

/* Shops in the API between the engine and its back office. */

/** `closed`: temporarily; `hidden`: not in the list of shops. */
export const SHOP_STATES = ['pickup', 'no-pickup', 'closed', 'hidden'] as const
export type OfficeShopState = (typeof SHOP_STATES)[number]

/** Texts by language, e.g. `es-US`; `default` is used for languages without a text. */
export type ShopTexts = Record<string, string>

export interface OfficeShopRow {
  id: string
  name: string
  city: string
  postalCode: string
  stateCode: string
  countryCode: string
  state: OfficeShopState
}

export interface OfficeShopList {
  shops: OfficeShopRow[]
  total: number
}

export interface OfficeShop extends OfficeShopRow {
  /** The revision of all stored data; a change states the revision on which it is based. */
  revision: string
  addressLines: string[]
  phone: string
  email: string
  fax: string
  place?: { latitude: number; longitude: number }
  /** E.g. `retail`. */
  storeType: string
  isPickupEnabled: boolean
  isClosed: boolean
  /** Shown while the shop is temporarily closed. */
  closureMessages: ShopTexts
  isPosEnabled: boolean
  isListed: boolean
  /** Absent if unknown. */
  hours?: WeekClocks
  /** By day, also those that have passed. */
  specialDays: EnteredSpecialDays[]
  /** A note to shoppers, e.g. about an event. */
  notes: ShopTexts
  /** Languages for texts besides the default one. */
  locales: string[]
  stockList?: {
    id: string
    name: string
    /** The number of products with at least one piece in stock. */
    products: number
  }
}

export interface ShopHoursChange {
  hours: WeekClocks
  notes: ShopTexts
  expectedRevision: string
}

export interface SpecialDaysChange {
  /** All of the shop. */
  specialDays: EnteredSpecialDays[]
  expectedRevision: string
  /** The pickups that the operator saw (`pickupKey`): others in their place refuse the change. */
  pickups: string[]
}

/** An open pickup that is due, or waits, while its shop is closed. Times are ISO texts. */
export interface ConcernedPickup {
  orderNo: string
  shipmentId: string
  isReady: boolean
  /** When it was to be ready, or since when it is. */
  dueAt: string
  /** When it is ready instead, or the shop opens again; absent if that is in more than a year, or unknown. */
  movedTo?: string
}

export interface ConcernedPickups {
  pickups: ConcernedPickup[]
}

export const pickupKey = ({ orderNo, shipmentId }: ConcernedPickup) => `${orderNo}/${shipmentId}`

/** `move`: the buyer is told the new time; `refund`: the pickup is given back to stock. */
export const CLOSED_PICKUP_ACTIONS = ['move', 'refund'] as const
export type ClosedPickupAction = (typeof CLOSED_PICKUP_ACTIONS)[number]

/** Special days that are entered for several shops at once. */
export interface CommonSpecialDays {
  entry: EnteredSpecialDays
  /** All shops if absent. */
  shopIds?: string[]
  /** Whether it takes the place of what a shop has on those days; if not, the shop is left out. */
  replaces: boolean
}

export interface CommonSpecialDaysResult {
  changed: number
  /** Shops with open pickups that are due then. */
  concerned: { id: string; name: string; pickups: number }[]
  /** Shops that have something else on those days. */
  leftOut: { id: string; name: string }[]
}

export interface ShopDetailsChange extends Pick<
  OfficeShop,
  'phone' | 'email' | 'isPickupEnabled' | 'isClosed' | 'closureMessages'
> {
  expectedRevision: string
  /** As in `SpecialDaysChange`, if the shop is closed or opened. */
  pickups: string[]
}
