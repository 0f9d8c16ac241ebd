import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { isSamePostalCode } from '../../rules/postal-code'
import type { Db } from '../db/client'
import type { Locale } from '../sites/locale'
import { Problem } from '../http/problem'
import { distanceBetween, locateZip, type Coordinates } from './distance.rules'
import { toStore } from './shop.mapper'
import { selectLocatableShops, selectShops, type StoredShop } from './shop.repository'
import type { ShopSearchQuery } from './shop.schemas'

type Store = ShopperStoresTypes.Store

export interface ShopService {
  getShops(ids: readonly string[], locale?: Locale): Promise<Store[]>
  listShops(locale?: Locale): Promise<Store[]>
  /**
   * An unknown postal code finds none.
   * @throws Problem 400 if no place is given.
   */
  searchShops(query: ShopSearchQuery, locale?: Locale): Promise<ShopperStoresTypes.Stores>
}

export function createShopService(db: Db, { mediaOrigin }: { mediaOrigin: string }): ShopService {
  return {
    async getShops(ids, locale) {
      const shops = new Map((await selectShops(db, ids)).map((shop) => [shop.id, shop]))
      return ids.flatMap((id) => {
        const shop = shops.get(id)
        return shop ? [toStore(shop, { mediaOrigin, locale })] : []
      })
    },
    async listShops(locale) {
      const shops = await selectLocatableShops(db)
      return shops.map((shop) => toStore(shop, { mediaOrigin, locale }))
    },
    async searchShops(query, locale) {
      const { limit, offset, maxDistance, distanceUnit } = query
      const shops = await selectLocatableShops(db)
      const center = locate(query, shops)
      const near = center
        ? shops
            .map((shop) => ({
              shop,
              distance: distanceBetween(center, placeOf(shop), distanceUnit),
            }))
            .filter(({ distance }) => distance <= maxDistance)
            .sort((a, b) => a.distance - b.distance)
        : []
      const data = near
        .slice(offset, offset + limit)
        .map(({ shop, distance }) =>
          toStore(shop, { mediaOrigin, locale }, { distance, distanceUnit }),
        )
      return { limit, data, offset, total: near.length }
    },
  }
}

function placeOf({ latitude, longitude }: StoredShop): Coordinates {
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 }
}

/**
 * Coordinates take precedence over the postal code; the location of a shop with that postal code is
 * more precise than its area.
 */
function locate(query: ShopSearchQuery, shops: readonly StoredShop[]): Coordinates | undefined {
  const { latitude, longitude, countryCode, postalCode } = query
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (latitude !== undefined || longitude !== undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude'
    const title = `Missing ${missing === 'latitude' ? 'Latitude' : 'Longitude'}`
    const detail = `The input parameter '${missing}' is required when the other coordinate is provided.`
    throw new Problem(400, `missing-${missing}`, title, detail)
  }
  if (postalCode === undefined) throw missingPlace('postal', 'Postal')
  if (countryCode === undefined) throw missingPlace('country', 'Country')
  const own = shops.find(
    (shop) => shop.country_code === countryCode && isSamePostalCode(shop.postal_code, postalCode),
  )
  if (own) return placeOf(own)
  return countryCode === 'US' ? locateZip(postalCode) : undefined
}

function missingPlace(part: 'postal' | 'country', word: 'Postal' | 'Country'): Problem {
  const detail = `The input parameter '${part}_code' is required when no coordinates are provided.`
  return new Problem(400, `missing-${part}-code`, `Missing ${word} Code`, detail)
}
