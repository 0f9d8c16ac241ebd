import type { ShopService } from './shop.service'
import { createShopService } from './shop.service'
import { ShopSearchQuery } from './shop.schemas'
import { distanceBetween, locateZip } from './distance.rules'
import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'

const UNION_SQUARE = { latitude: 37.788, longitude: -122.4075 }

describe('locations', () => {
  it.each([
    ['94103', 37.77, -122.42],
    ['10001', 40.75, -73.99],
    ['60611', 41.89, -87.62],
    ['33139', 25.78, -80.13],
    ['98101-1234', 47.61, -122.33],
    ['02139', 42.36, -71.1],
    ['021391234', 42.36, -71.1],
    ['02139\u20131234', 42.36, -71.1],
  ])('ZIP code %s is at the location of its town', (zip, latitude, longitude) => {
    const place = locateZip(zip)
    expect(place && distanceBetween(place, { latitude, longitude }, 'mi')).toBeLessThan(15)
  })

  it('an invalid ZIP code has no location', () => {
    for (const zip of ['9410', 'SW1A 1AA', '00000', '']) expect(locateZip(zip)).toBeUndefined()
  })

  it('distances are great-circle distances', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 }
    const london = { latitude: 51.5074, longitude: -0.1278 }
    expect(distanceBetween(paris, london, 'km')).toBeCloseTo(343.6, 0)
    expect(distanceBetween(paris, london, 'mi')).toBeCloseTo(213.5, 0)
    expect(distanceBetween(paris, paris, 'km')).toBe(0)
  })
})

describe('shops', () => {
  let shops: ShopService
  const database = useDatabase()
  beforeAll(async () => {
    await seedCatalog(database.db)
    shops = createShopService(database.db, { mediaOrigin: 'http://media' })
  })

  const search = (query: Record<string, unknown>) => shops.searchShops(ShopSearchQuery.parse(query))
  const idsOf = async (query: Record<string, unknown>) =>
    ((await search(query)).data ?? []).map(({ id }) => id)

  it('are returned by id, in the requested order', async () => {
    const found = await shops.getShops(['102', 'none', '101'])
    expect(found.map(({ id }) => id)).toEqual(['102', '101'])
    expect(found[1]).toEqual({
      id: '101',
      name: 'Maiden Lane',
      city: 'San Francisco',
      postalCode: '94108',
      stateCode: 'CA',
      countryCode: 'US',
      latitude: 37.788,
      longitude: -122.406,
      inventoryId: 'shop-101',
      posEnabled: false,
      storeLocatorEnabled: true,
      c_bopisEnabled: true,
    })
  })

  it.each(['94108', '94108-1234', '941081234'])('are found at the postal code %s', async (code) => {
    const [nearest] = (await search({ countryCode: 'US', postalCode: code })).data ?? []
    expect(nearest).toMatchObject({ id: '101', distance: 0 })
  })

  it('are found around a location, nearest first', async () => {
    const found = await search({ ...UNION_SQUARE, distanceUnit: 'mi' })
    expect(found).toMatchObject({ total: 2, limit: 25, offset: 0 })
    expect(found.data?.map(({ id, distance }) => [id, distance])).toEqual([
      ['101', 0.08],
      ['102', expect.closeTo(346.3, 0)],
    ])
    expect(await idsOf({ ...UNION_SQUARE, maxDistance: '10', distanceUnit: 'mi' })).toEqual(['101'])
    expect(await idsOf({ ...UNION_SQUARE, limit: '1', offset: '1' })).toEqual(['102'])
  })

  it('are found by postal code, exact or within the country', async () => {
    expect(await search({ countryCode: 'US', postalCode: '94108' })).toMatchObject({
      data: [{ id: '101', distance: 0, distanceUnit: 'km' }, { id: '102' }],
    })
    expect(await idsOf({ countryCode: 'US', postalCode: '90210', maxDistance: '60' })).toEqual([
      '102',
    ])
    expect(await idsOf({ countryCode: 'DE', postalCode: '10115' })).toEqual([])
  })

  it('require a complete location', async () => {
    for (const query of [{}, { latitude: '1' }, { postalCode: '94108' }]) {
      await expect(search(query)).rejects.toMatchObject({ status: 400 })
    }
    // as many decimals as a browser's geolocation has
    const here = { latitude: '37.78825000000001', longitude: '-122.40750000000003' }
    expect(ShopSearchQuery.parse(here)).toMatchObject({ latitude: 37.78825000000001 })
    expect(ShopSearchQuery.safeParse({ latitude: '91' }).success).toBe(false)
    expect(ShopSearchQuery.safeParse({ distanceUnit: 'league' }).success).toBe(false)
  })
})
