import { parseOpeningHours, type OpeningHours } from '@rules/special-days'
import { nearDays } from '@/rules/shop-hours'
import type { Place } from '@/rules/shop-map'
import { readCustom } from './custom-attributes'
import type { Store } from './stores'

/** A shop as shoppers see it (SHOP-005). */
export interface ShopView {
  id: string
  name: string
  address1: string
  address2?: string
  city: string
  stateCode: string
  stateName: string
  postalCode: string
  countryCode: string
  phone?: string
  /** Absent if the merchant has not configured it. */
  place?: Place
  /** With the special days of the next weeks. */
  hours?: OpeningHours
  note?: string
  /** For example `retail`, `quantity_discount`. */
  storeType?: string
  isInternational: boolean
  isEnabledForPickup: boolean
  isTemporarilyClosed: boolean
  /** Miles from the zip code of the search. */
  distance?: number
}

export function toShopView(store: Store): ShopView {
  const custom = readCustom(store)
  const hours = parseOpeningHours(store.c_hoursPrimary, store.c_specialDays)
  const stateCode = store.stateCode ?? ''
  return {
    id: store.id,
    name: store.name ?? store.id,
    address1: store.address1 ?? '',
    address2: store.address2,
    city: store.city ?? '',
    stateCode,
    stateName: custom.text('stateName') ?? stateCode,
    postalCode: store.postalCode ?? '',
    countryCode: store.countryCode ?? 'US',
    phone: store.phone,
    place: toPlace(store),
    hours: hours && { ...hours, special: nearDays(hours.special, new Date()) },
    note: store.storeEvents,
    storeType: custom.text('storeType'),
    isInternational: custom.flag('isInternational'),
    isEnabledForPickup: custom.flag('bopisEnabled'),
    isTemporarilyClosed: custom.flag('temporarilyClosed'),
    distance: store.distance,
  }
}

function toPlace({ latitude, longitude }: Store): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
