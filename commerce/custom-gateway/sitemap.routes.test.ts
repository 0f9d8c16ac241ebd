import { useForAll } from '../testing/use'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper } from '../testing/test-shopper'

const engine = useEngine(seedCatalog)
const guest = useForAll(() => logInTestShopper(engine.app))

async function ask(query: Record<string, string>) {
  const response = await engine.app.inject({
    url: '/custom/site/v1/organizations/f_ecom_prln_001/sitemap',
    query: { siteId: 'brindille', ...query },
    headers: guest.headers,
  })
  return { status: response.statusCode, ...response.json() }
}

const changeOf = async (id: string) => {
  const { pages } = await ask({ kind: 'products' })
  return pages.find(({ path }: { path: string }) => path.endsWith(`/${id}.html`))?.lastModified
}

test('searchable products are listed with their address, pictures and last change', async () => {
  const { total, pages } = await ask({ kind: 'products' })
  const paths = pages.map(({ path }: { path: string }) => path)
  expect(total).toBe(pages.length)
  expect(paths).toContain('/boxes/assorted-chocolates/assorted.html')
  // products that are offline or unpriced, and the sizes of a master, have no page of their own
  expect(paths.join()).not.toMatch(/hidden|unpriced|assorted-9/)
  expect(pages[0]).toMatchObject({
    lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    images: [
      expect.stringMatching(/\/media\/products\/assorted\.jpg$/),
      expect.stringMatching(/\/media\/products\/assorted-18\.jpg$/),
    ],
  })
})

test('pages of the list have a stable order', async () => {
  const whole = await ask({ kind: 'products' })
  const parts = [
    await ask({ kind: 'products', limit: '2' }),
    await ask({ kind: 'products', limit: '100', offset: '2' }),
  ]
  expect(parts.flatMap(({ pages }) => pages)).toEqual(whole.pages)
  expect(parts.map(({ total }) => total)).toEqual([whole.total, whole.total])
})

test('online categories are listed with their address', async () => {
  const { pages } = await ask({ kind: 'categories' })
  expect(pages.map(({ path }: { path: string }) => path)).toEqual([
    '/category/bars',
    '/boxes',
    '/category/truffle-boxes',
  ])
  expect(pages[0].lastModified).toBeDefined()
})

test('the last change of a product is updated only when its content changes', async () => {
  const before = await changeOf('brittle')
  const set = (name: string) =>
    engine.db.updateTable('product').set({ name }).where('id', '=', 'brittle').execute()
  const { name } = await engine.db
    .selectFrom('product')
    .select('name')
    .where('id', '=', 'brittle')
    .executeTakeFirstOrThrow()
  await set(name)
  expect(await changeOf('brittle')).toBe(before)
  await set('Peanut Brittle in New Words')
  expect(Date.parse(await changeOf('brittle'))).toBeGreaterThan(Date.parse(before))
})

test('excluded products, and boxes that redirect to the box builder, are not listed', async () => {
  const pathsOf = async (kind: string): Promise<string> => {
    const { pages, total } = await ask({ kind })
    expect(pages).toHaveLength(total)
    return pages.map(({ path }: { path: string }) => path).join()
  }
  expect(await pathsOf('products')).toMatch(/brittle.*card.*creme-bar.*truffles/)
  const set = (id: string, values: object) =>
    engine.db.updateTable('product').set(values).where('id', '=', id).execute()
  await set('brittle', { sitemap_included: false })
  await set('card', {
    sitemap_included: false,
    site_specific: JSON.stringify({ brindille: { sitemapIncluded: true } }),
  })
  await set('creme-bar', {
    site_specific: JSON.stringify({ brindille: { sitemapIncluded: false } }),
  })
  await set('truffles', { custom: JSON.stringify({ isCustomMix: true }) })
  const listed = await pathsOf('products')
  expect(listed).toContain('card')
  expect(listed).not.toMatch(/brittle|creme-bar|truffles/)

  await engine.db
    .updateTable('category')
    .set({ sitemap_included: false })
    .where('id', '=', 'boxes')
    .execute()
  expect(await pathsOf('categories')).toBe('/category/bars,/category/truffle-boxes')
})

test('an invalid query is refused', async () => {
  expect((await ask({ kind: 'people' })).status).toBe(400)
  expect((await ask({ kind: 'products', limit: '10001' })).status).toBe(400)
})
