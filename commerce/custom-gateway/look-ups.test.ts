import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'
import { useCheckout } from '../testing/test-checkout'

const at = (api: string, path: string) => `/custom/${api}/v1/organizations/f_ecom_prln_001/${path}`

const engine = useCheckout()
const guest = useForAll(() => logInTestShopper(engine.app))
beforeAll(async () => {
  const concierges: [string, object][] = [
    ['west', { name: 'West', phone: '1', email: 'w@example.com', postalCodes: ['8', '9'] }],
    ['bay', { name: 'Bay', phone: '2', postalCodes: '940, 941' }],
    ['ottawa', { name: 'Ottawa', phone: '4', postalCodes: ['K1A 0B', 'K2'] }],
    ['broken', { phone: '3' }],
  ]
  await engine.db
    .insertInto('custom_object')
    .values(
      concierges.map(([object_id, attributes]) => ({
        site_id: 'brindille',
        type_id: 'Concierge',
        object_id,
        attributes: JSON.stringify(attributes),
      })),
    )
    .execute()
})

const get = (url: string, headers: Record<string, string> = { ...guest.headers }) =>
  engine.app.inject({ url, query: { siteId: 'brindille' }, headers })

test.each([
  ['bay', { id: 'bay', name: 'Bay', phone: '2' }],
  ['94108', { id: 'bay' }],
  ['90210-1234', { id: 'west', email: 'w@example.com' }],
  ['902101234', { id: 'west' }],
  ['k1a0b1', { id: 'ottawa' }],
  ['K1A-0B1', { id: 'ottawa' }],
  ['K2P 1L4', { id: 'ottawa' }],
])('the concierge of %s is found', async (id, concierge) => {
  const response = await get(at('customer', `concierge/${id}`))
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject(concierge)
})

test('a concierge is not returned for other codes or without a shopper', async () => {
  expect((await get(at('customer', 'concierge/10001'))).statusCode).toBe(404)
  expect((await get(at('customer', 'concierge/94108'), {})).statusCode).toBe(401)
})

test('site preferences are returned to shoppers only', async () => {
  const prefs = at('site', 'site-prefs')
  expect((await get(prefs)).json()).toMatchObject({ Bopis: true, recipientLimit: 20 })
  expect((await get(prefs, {})).statusCode).toBe(401)
})

test('shops are returned by the locator’s ids, or all of them [SHOP-007, SHOP-035, SHOP-046]', async () => {
  const address1 = '128 Maiden Lane'
  const custom = {
    stateName: 'California',
    countryName: 'United States',
    storeType: 'quantity_discount',
    rioURL: 'https://shops.example/101',
    storeDetailsLink: '/chocolateshops/101',
    mapDirectionsLink: 'https://maps.example/101',
  }
  const store = engine.db.updateTable('store')
  await store
    .set({ address1, custom: JSON.stringify(custom) })
    .where('id', '=', '101')
    .execute()
  const away = JSON.stringify({ isInternational: 'true' })
  await store.set({ custom: away }).where('id', '=', '102').execute()

  const list = at('stores', 'list')
  const all = (await get(list)).json<{ stores: { id: string; c_isInternational: boolean }[] }>()
  expect(all.stores.map(({ id, c_isInternational }) => [id, c_isInternational])).toEqual([
    ['101', false],
    ['102', true],
  ])
  const one = await engine.app.inject({
    url: list,
    query: { siteId: 'brindille', c_rioStoreIds: '101,999' },
    headers: guest.headers,
  })
  expect(one.json()).toEqual({
    stores: [
      expect.objectContaining({
        id: '101',
        name: 'Maiden Lane',
        address1,
        city: 'San Francisco',
        stateCode: 'CA',
        postalCode: '94108',
        countryCode: 'US',
        storeDetailsLink: '/chocolateshops/101',
        mapDirectionsLink: 'https://maps.example/101',
        c_stateName: 'California',
        c_countryName: 'United States',
        c_rioURL: 'https://shops.example/101',
        c_storeType: 'quantity_discount',
        c_isInternational: false,
      }),
    ],
  })
  expect((await get(list, {})).statusCode).toBe(401)
})
