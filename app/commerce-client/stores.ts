import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

export type Store = ShopperStoresTypes.Store

/** The service's maximum page size. */
const PAGE_SIZE = 200

/**
 * Shops around a zip code, nearest first, each with its distance in miles. Empty for an unknown zip
 * code.
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
