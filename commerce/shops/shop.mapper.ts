import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { toMediaLink } from '../catalog/media-link.rules'
import { toCustomProperties } from '../catalog/product.rules'
import type { DistanceUnit } from './distance.rules'
import type { StoredShop } from './shop.repository'

type Store = ShopperStoresTypes.Store

export interface Distance {
  distance: number
  distanceUnit: DistanceUnit
}

/** A shop as the Shopper Stores API tells of it; distances with two decimals. */
export function toStore(shop: StoredShop, mediaOrigin: string, distance?: Distance): Store {
  const optional = {
    address1: shop.address1,
    address2: shop.address2,
    city: shop.city,
    email: shop.email,
    image: shop.image && toMediaLink(mediaOrigin, shop.image),
    inventoryId: shop.inventory_list_id,
    latitude: shop.latitude,
    longitude: shop.longitude,
    phone: shop.phone,
    postalCode: shop.postal_code,
    stateCode: shop.state_code,
    storeHours: shop.store_hours,
  }
  const set = Object.entries(optional).filter(([, value]) => value !== null && value !== '')
  return {
    id: shop.id,
    name: shop.name,
    countryCode: shop.country_code,
    ...Object.fromEntries(set),
    posEnabled: false,
    storeLocatorEnabled: shop.store_locator_enabled,
    ...(distance && { ...distance, distance: Math.round(distance.distance * 100) / 100 }),
    ...toCustomProperties(shop.custom),
  }
}
