import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { localizeCustom } from '../catalog/localize-product.rules'
import { toMediaLink } from '../catalog/media-link.rules'
import { toCustomProperties } from '../catalog/product.rules'
import { pickLocalized, type Locale } from '../sites/locale'
import type { DistanceUnit } from './distance.rules'
import type { StoredShop } from './shop.repository'

type Store = ShopperStoresTypes.Store

export interface Distance {
  distance: number
  distanceUnit: DistanceUnit
}

export interface ShopView {
  mediaOrigin: string
  /** If absent, texts are returned as stored. */
  locale?: Locale
}

const PLAIN: Locale = { id: 'default', chain: [] }

/** Converts a shop to the form of the Shopper Stores API; distances have two decimals. */
export function toStore(shop: StoredShop, view: ShopView, distance?: Distance): Store {
  const { mediaOrigin, locale = PLAIN } = view
  const pick = <T>(property: string, plain: T) =>
    pickLocalized(locale, shop.localized, property, plain)
  const optional = {
    address1: shop.address1,
    address2: shop.address2,
    city: shop.city,
    email: shop.email,
    fax: shop.fax,
    image: shop.image && toMediaLink(mediaOrigin, shop.image),
    inventoryId: shop.inventory_list_id,
    latitude: shop.latitude,
    longitude: shop.longitude,
    phone: shop.phone,
    postalCode: shop.postal_code,
    stateCode: shop.state_code,
    storeEvents: pick('storeEvents', shop.store_events),
    storeHours: pick('storeHours', shop.store_hours),
  }
  const set = Object.entries(optional).filter(([, value]) => value !== null && value !== '')
  return {
    id: shop.id,
    name: pick('name', shop.name),
    countryCode: shop.country_code,
    ...Object.fromEntries(set),
    posEnabled: shop.pos_enabled,
    storeLocatorEnabled: shop.store_locator_enabled,
    ...(distance && { ...distance, distance: Math.round(distance.distance * 100) / 100 }),
    ...toCustomProperties(localizeCustom(shop.custom, shop.localized, locale)),
  }
}
