import type { LocatedShop } from './store-locator.port'

/** A shop as returned by the storefront's own routes (SHOP-005). */
export interface WireShop {
  fid: string
  name: string
  shopName: string
  address_1: string
  address_2: string
  city: string
  region: string
  post_code: string
  country: string
  local_phone: string
  lat: string
  lng: string
  url: string
  distance?: number
  location_closure_message: string
  c_bopisEnabled: boolean
  c_temporarilyClosed: boolean
  c_specialDays?: string
  hours_sets?: { primary: { days: Readonly<Record<string, unknown>> } }
}

export function toWireShop(shop: LocatedShop): WireShop {
  const { distance, days, specialDays } = shop
  return {
    fid: shop.id,
    name: shop.name,
    shopName: shop.name,
    address_1: shop.address1,
    address_2: shop.address2,
    city: shop.city,
    region: shop.stateCode,
    post_code: shop.postalCode,
    country: shop.countryCode,
    local_phone: shop.phone,
    lat: shop.latitude,
    lng: shop.longitude,
    url: shop.pageUrl,
    ...(distance !== undefined && { distance }),
    location_closure_message: shop.closureMessage,
    c_bopisEnabled: shop.offersPickup,
    c_temporarilyClosed: shop.isTemporarilyClosed,
    ...(specialDays && { c_specialDays: specialDays }),
    ...(days && { hours_sets: { primary: { days } } }),
  }
}
