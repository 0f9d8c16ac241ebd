import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import type { FastifyInstance } from 'fastify'
import { isZip, postalCodeKey } from '../../../rules/postal-code'
import { parseQuery } from '../../http/parse-query'
import type { ShopService } from '../../shops/shop.service'
import { toLocation, toMapList } from './location.mapper'
import { z } from 'zod'

interface Needs {
  shops: ShopService
}

const MILES_AROUND_THE_EARTH = 24_902
const number = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'a number is expected')
  .transform(Number)

/** `getAsyncLocations`: `domain` requests all stores, `search` those around a place. */
const LocationsQuery = z.object({
  template: z.enum(['search', 'domain']).default('search'),
  level: z.string().max(32).optional(),
  /** A postal code, `latitude,longitude` or a town. */
  search: z.string().trim().max(100).default(''),
  radius: number.pipe(z.number().max(MILES_AROUND_THE_EARTH)).default(100),
  limit: number.pipe(z.number().int().min(1).max(200)).default(50),
})
type LocationsQuery = z.infer<typeof LocationsQuery>

const PATH = '/rio/api'
const COORDINATES = /^(-?\d{1,2}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/

type Store = ShopperStoresTypes.Store

/** Answers the store locator's API from the engine's stores. Requires no login. */
export function registerStoreLocator(app: FastifyInstance, { shops }: Needs): void {
  app.get(`${PATH}/getAsyncLocations`, async (request) => {
    const query = parseQuery(LocationsQuery, request.query)
    const found = query.template === 'domain' ? await shops.listShops() : await search(shops, query)
    return { maplist: toMapList(found.map(toLocation)) }
  })

  app.get(`${PATH}/getAutocompleteData`, async () => {
    const names = (await shops.listShops()).flatMap(({ city, stateCode, postalCode }) => [
      ...(city ? [[city, stateCode].filter(Boolean).join(', ')] : []),
      ...(postalCode ? [postalCode] : []),
    ])
    return { data: [...new Set(names)] }
  })
}

async function search(
  shops: ShopService,
  { search: text, radius, limit }: LocationsQuery,
): Promise<Store[]> {
  const place = toPlace(text) ?? (await findTown(shops, text))
  if (!place) return []
  const around = { maxDistance: radius, distanceUnit: 'mi' as const, limit, offset: 0 }
  return (await shops.searchShops({ ...place, ...around })).data ?? []
}

function toPlace(text: string) {
  const [, latitude, longitude] = COORDINATES.exec(text) ?? []
  if (latitude !== undefined && longitude !== undefined) {
    return { latitude: Number(latitude), longitude: Number(longitude) }
  }
  return isZip(text) ? { postalCode: postalCodeKey(text), countryCode: 'US' } : undefined
}

/** Finds a town by the stores in it, because the engine has no other list of towns. */
async function findTown(shops: ShopService, text: string) {
  const wanted = text.toLowerCase()
  if (wanted === '') return undefined
  const found = (await shops.listShops()).find(({ city = '', stateCode = '' }) =>
    [city, `${city}, ${stateCode}`].some((name) => name.toLowerCase() === wanted),
  )
  if (found?.latitude === undefined || found.longitude === undefined) return undefined
  return { latitude: found.latitude, longitude: found.longitude }
}
