import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

export type Store = ShopperStoresTypes.Store

/** The most the service answers at once. */
const PAGE_SIZE = 200
/** Somewhere in the middle of the country: the service only searches around a place. */
const ANYWHERE = { latitude: 39.83, longitude: -98.58 }

/** Every shop the retailer shows. */
export async function listStores(siteId: string): Promise<Store[]> {
  const stores: Store[] = []
  for (;;) {
    const { data = [], total } = await callScapi(siteId, 'shopperStores', 'searchStores', {
      parameters: { ...ANYWHERE, limit: PAGE_SIZE, offset: stores.length },
    })
    stores.push(...data)
    if (data.length === 0 || stores.length >= total) return stores
  }
}

/**
 * Shops around a zip code, nearest first, each with its distance in miles. A zip code nobody knows
 * has none.
 * @param range miles
 */
export async function searchStores(siteId: string, zip: string, range: number): Promise<Store[]> {
  const { data = [] } = await callScapi(siteId, 'shopperStores', 'searchStores', {
    parameters: {
      countryCode: 'US',
      postalCode: zip,
      maxDistance: range,
      distanceUnit: 'mi',
      limit: PAGE_SIZE,
    },
  })
  return [...data].sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
}
