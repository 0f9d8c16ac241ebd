import type { WeekClocks } from './week-hours-entry'

/* Shops as the engine and its back office speak of them. */

/** `closed`: for a time; `hidden`: the list of shops does not show it. */
export const SHOP_STATES = ['pickup', 'no-pickup', 'closed', 'hidden'] as const
export type OfficeShopState = (typeof SHOP_STATES)[number]

/** By language, e.g. `es-US`; `default` stands in where a language has none. */
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
  /** Of everything that is stored of it: a change names the one that it was made for. */
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
  /** Shown while it is closed for a time. */
  closureMessages: ShopTexts
  isPosEnabled: boolean
  isListed: boolean
  /** Absent: unknown. */
  hours?: WeekClocks
  /** Special days and holidays. */
  notes: ShopTexts
  /** Languages beside the default one that texts may be in. */
  locales: string[]
  stockList?: {
    id: string
    name: string
    /** That it has at least one piece of. */
    products: number
  }
}

export interface ShopHoursChange {
  hours: WeekClocks
  notes: ShopTexts
  expectedRevision: string
}

export interface ShopDetailsChange extends Pick<
  OfficeShop,
  'phone' | 'email' | 'isPickupEnabled' | 'isClosed' | 'closureMessages'
> {
  expectedRevision: string
}
