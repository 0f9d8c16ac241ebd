import { parseOpeningHours, type OpeningHours } from '@rules/special-days'
import type { WireShop } from './shop-wire'

/** A shop as shown in the pickup list (SHOP-006). */
export interface PickupShop {
  id: string
  name: string
  /** Street and number, with any addition. */
  mainAddressData: string
  /** `San Francisco, CA 94108` */
  secondaryAddressData: string
  /** Miles; absent without a search around a place. */
  distanceToShop?: number
  hours?: OpeningHours
  isEnabledForBopis: boolean
  isTemporarilyClosed: boolean
  /** The parts of the address, for directions and for the pickup shipment. */
  shopData: Pick<
    WireShop,
    'address_1' | 'address_2' | 'city' | 'region' | 'post_code' | 'country' | 'local_phone'
  >
}

export function toPickupShop(shop: WireShop): PickupShop {
  const { fid, address_1, address_2, city, region, post_code, country, local_phone } = shop
  return {
    id: fid,
    name: shop.shopName || shop.name || fid,
    mainAddressData: [address_1, address_2].filter(Boolean).join(', '),
    secondaryAddressData: [city, `${region} ${post_code}`.trim()].filter(Boolean).join(', '),
    distanceToShop: shop.distance,
    hours: parseOpeningHours(shop.hours_sets?.primary, shop.c_specialDays),
    isEnabledForBopis: shop.c_bopisEnabled,
    isTemporarilyClosed: shop.c_temporarilyClosed,
    shopData: { address_1, address_2, city, region, post_code, country, local_phone },
  }
}

/** Returns whether the shop offers pickup at the moment (SHOP-011). */
export function isOpenForPickup({ isEnabledForBopis, isTemporarilyClosed }: PickupShop): boolean {
  return isEnabledForBopis && !isTemporarilyClosed
}

/** Returns the parts of the address that directions need (SHOP-021). */
export function destinationOf({ shopData }: PickupShop) {
  return {
    address1: shopData.address_1,
    city: shopData.city,
    stateCode: shopData.region,
    postalCode: shopData.post_code,
    countryCode: shopData.country,
  }
}
