import { useEngine } from '../testing/engine'
import { createPromotion, insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper, TRUSTED_CLIENT, type TestShopper } from '../testing/test-shopper'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const PRODUCTS = `/product/shopper-products/v1/${ORGANIZATION}`
const SEARCH = `/search/shopper-search/v1/${ORGANIZATION}`
const CONTEXT = `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context`

const VALENTINE = '2050-02-14T12:00:00Z'
const MARCH = '2050-03-10T12:00:00Z'
const season = { online_from: '2050-02-01T00:00:00Z', online_to: '2050-02-15T00:00:00Z' }
const SALE = createPromotion('hearts', {
  promotionClass: 'product',
  tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 300 } }],
  assignments: [{ ...RUNNING, startsAt: [season.online_from], endsAt: [season.online_to] }],
})

let guest: TestShopper

/**
 * During the season, `creme-bar` costs 4, `brittle` is offline, and `card`, in the category
 * `attic`, is online.
 */
const engine = useEngine({
  seed: seedCatalog,
  config: { privateClients: [TRUSTED_CLIENT] },
})
beforeAll(async () => {
  const { db } = engine
  await db
    .insertInto('price')
    .values({
      price_book_id: 'usd-sale-prices',
      product_id: 'creme-bar',
      amount_minor: 400,
      ...season,
    })
    .execute()
  const change = (id: string, dates: { online_from?: string; online_to?: string }) =>
    db.updateTable('product').set(dates).where('id', '=', id).execute()
  await change('brittle', { online_to: season.online_from })
  await change('card', season)
  await db
    .updateTable('category')
    .set({ online: true, ...season })
    .where('id', '=', 'attic')
    .execute()
  await insertPromotions(db, [SALE])
})
beforeEach(async () => {
  guest = await logInTestShopper(engine.app, { isTrusted: true })
})

const get = async (url: string, query: Record<string, string> = {}) => {
  const query_ = { siteId: 'brindille', ...query }
  const answer = await engine.app.inject({ url, query: query_, headers: guest.headers })
  return { status: answer.statusCode, body: answer.json() }
}
const goTo = async (effectiveDateTime: string) => {
  const { statusCode } = await engine.app.inject({
    method: 'PUT',
    url: `${CONTEXT}/${guest.usid}?siteId=brindille`,
    headers: guest.headers,
    payload: { effectiveDateTime },
  })
  return statusCode
}
const idsOf = async (query: Record<string, string>) => {
  const { body } = await get(`${SEARCH}/product-search`, query)
  return (body.hits ?? []).map((hit: { productId: string }) => hit.productId)
}

it('a product has the price and promotion of the effective date in all responses', async () => {
  const look = async () => {
    const [whole, list, prices, promotions, search] = await Promise.all([
      get(`${PRODUCTS}/products/creme-bar`),
      get(`${PRODUCTS}/products`, { ids: 'creme-bar' }),
      get(`${PRODUCTS}/products/creme-bar/prices`),
      get(`${PRODUCTS}/products/creme-bar/promotions`),
      get(`${SEARCH}/product-search`, { q: 'creme', expand: 'promotions,prices' }),
    ])
    const [hit] = search.body.hits
    return [
      [whole.body.price, list.body.data[0].price, prices.body.price, hit.price],
      [promotions.body.productPromotions[0], hit.productPromotions?.[0]].map(
        (one) => one?.promotionalPrice,
      ),
    ]
  }
  const today = [
    [7, 7, 7, 7],
    [undefined, undefined],
  ]
  expect(await look()).toEqual(today)
  await goTo(VALENTINE)
  expect(await look()).toEqual([
    [4, 4, 4, 4],
    [1, 1],
  ])
  await goTo(MARCH)
  expect(await look()).toEqual(today)
})

it('only products that are online at the effective date are found', async () => {
  const look = async () => ({
    statuses: await Promise.all(
      ['brittle', 'card', 'brittle/images', 'card/images'].map(
        async (path) => (await get(`${PRODUCTS}/products/${path}`)).status,
      ),
    ),
    bars: await idsOf({ refine: 'cgid=bars', sort: 'product-name-ascending' }),
    cheap: await idsOf({ refine: 'price=(0..5)' }),
    typed: (await get(`${SEARCH}/search-suggestions`, { q: 'brittle' })).body.productSuggestions
      .products?.length,
    shelves: (await get(`${PRODUCTS}/categories/root`, { levels: '1' })).body.categories.map(
      ({ id }: { id: string }) => id,
    ),
  })
  const today = await look()
  expect(today).toMatchObject({ statuses: [200, 404, 200, 404], cheap: [], typed: 1 })
  expect(today.shelves).not.toContain('attic')
  expect(today.bars).toContain('brittle')
  await goTo(VALENTINE)
  const then = await look()
  expect(then).toMatchObject({ statuses: [404, 200, 404, 200] })
  expect(then.shelves).toContain('attic')
  expect(then.bars).not.toContain('brittle')
  expect(then.cheap).toContain('creme-bar')
  expect(then.typed).toBeUndefined()
  // the stored search index still reflects the present
  guest = await logInTestShopper(engine.app, { isTrusted: true })
  expect(await look()).toEqual(today)
})

it('a public client cannot set the effective date', async () => {
  guest = await logInTestShopper(engine.app)
  expect(await goTo(VALENTINE)).toBe(403)
  expect((await get(`${PRODUCTS}/products/creme-bar`)).body.price).toBe(7)
})
