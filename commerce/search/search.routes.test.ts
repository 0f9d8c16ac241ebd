import { useForAll } from '../testing/use'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper } from '../testing/test-shopper'

const SEARCH = '/search/shopper-search/v1/organizations/f_ecom_prln_001/product-search'
const WAREHOUSE = 'brindille-warehouse'

const engine = useEngine(seedCatalog)
const shopper = useForAll(() => logInTestShopper(engine.app))

async function find(query: string) {
  const response = await engine.app.inject({
    url: `${SEARCH}?siteId=brindille&${query}`,
    headers: shopper.headers,
  })
  return response.json<{ total: number; hits: { productId: string; orderable: boolean }[] }>()
}

it('returns only the selected properties', async () => {
  expect(await find('q=brittle&select=(hits.(productId),total)')).toEqual({
    total: 1,
    hits: [{ productId: 'brittle' }],
  })
})

it.each([
  ['c_storeId=101&refine=price=(0.01..10000)', ['brittle']],
  ['refine=ilids=shop-101|brindille-warehouse&sort=product-name-ascending', 5],
  ['refine=ilids=always&refine=cgid=bars', ['brittle', 'creme-bar']],
  ['c_storeId=nowhere', []],
])('filters by shops: %s', async (query, expected) => {
  const { hits } = await find(query)
  if (typeof expected === 'number') expect(hits).toHaveLength(expected)
  else expect(hits.map(({ productId }) => productId)).toEqual(expected)
})

it('reflects sold-out and restocked products at once', async () => {
  const setStock = (product_id: string, ats: number) =>
    engine.db
      .updateTable('inventory')
      .set({ ats })
      .where('list_id', '=', WAREHOUSE)
      .where('product_id', '=', product_id)
      .execute()
  const orderable = async () =>
    (await find('refine=orderable_only=true&sort=product-name-ascending')).hits.map(
      ({ productId }) => productId,
    )
  expect(await orderable()).toEqual(['assorted', 'creme-bar', 'card', 'truffles'])
  await setStock('truffles-9', 0)
  await setStock('brittle', 4)
  expect(await orderable()).toEqual(['assorted', 'creme-bar', 'card', 'brittle'])
  expect((await find('q=truffles')).hits).toMatchObject([{ orderable: false }])
  await setStock('truffles-9', 5)
  await setStock('brittle', 0)
  expect(await orderable()).toEqual(['assorted', 'creme-bar', 'card', 'truffles'])
})

it('finds products with new stock records at once', async () => {
  const total = async () => (await find('refine=ilids=shop-101')).total
  expect(await total()).toBe(1)
  await engine.db
    .insertInto('inventory')
    .values({ list_id: 'shop-101', product_id: 'card', ats: 1, allocation: 1 })
    .execute()
  expect(await total()).toBe(2)
})
