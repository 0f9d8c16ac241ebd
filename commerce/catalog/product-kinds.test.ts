import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { seedProductKinds } from '../testing/seed-product-kinds'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const BASE = '/product/shopper-products/v1/organizations/f_ecom_prln_001'

describe('products of every kind', () => {
  const engine = useEngine(async (db) => {
    await seedCatalog(db)
    await seedProductKinds(db)
  })
  const shopper = useForAll(() => logInTestShopper(engine.app))

  const get = (path: string, query: Record<string, string> = {}) =>
    engine.app.inject({
      url: BASE + path,
      query: { siteId: 'brindille', ...query },
      headers: shopper.headers,
    })
  const product = async (id: string, query: Record<string, string> = {}) => {
    const response = await get(`/products/${id}`, query)
    expect(response.statusCode).toBe(200)
    return response.json()
  }

  it('a bundle has its own price, and stock limited by its parts', async () => {
    const found = await product('hamper')
    expect(found).toMatchObject({
      type: { bundle: true },
      price: 30,
      inventory: { ats: 20, orderable: true },
      bundledProducts: [
        { id: 'creme-bar', quantity: 2, product: { id: 'creme-bar', price: 7 } },
        { id: 'assorted-9', quantity: 1, product: { master: { masterId: 'assorted' } } },
      ],
    })
    await engine.db
      .insertInto('inventory')
      .values({
        list_id: 'brindille-warehouse',
        product_id: 'hamper',
        ats: 4,
        allocation: 4,
      })
      .execute()
    expect(await product('hamper')).toMatchObject({ inventory: { ats: 4 } })
  })

  it('a set has the prices and stock of its online parts', async () => {
    const found = await product('tasting')
    expect(found).toMatchObject({
      type: { set: true },
      price: 7,
      priceMax: 25,
      inventory: { ats: 105, orderable: true },
      setProducts: [
        { id: 'truffles', variants: [{ productId: 'truffles-9' }] },
        { id: 'creme-bar' },
      ],
    })
    expect(await product('tasting', { expand: 'prices' })).not.toHaveProperty('setProducts')
  })

  it('a variation group contains the variants with its values', async () => {
    const found = await product('assorted-small')
    expect(found).toMatchObject({
      name: 'Small Boxes',
      brand: 'Brindille',
      type: { variationGroup: true },
      price: 20,
      priceMax: 20,
      variationValues: { size: '9' },
      master: { masterId: 'assorted' },
      variants: [{ productId: 'assorted-9' }],
    })
    const groups = [
      { productId: 'assorted-small', orderable: true, price: 20, variationValues: { size: '9' } },
    ]
    expect((await product('assorted')).variationGroups).toEqual(groups)
    const { variants } = await product('assorted')
    expect(variants.map((one: { productId: string }) => one.productId)).toEqual([
      'assorted-9',
      'assorted-18',
    ])
  })

  it('options, links, recommendations, codes and unit prices are returned', async () => {
    expect(await product('engraved', { expand: 'options,links,recommendations,prices' })).toEqual(
      expect.objectContaining({
        type: { item: true, option: true },
        upc: '012345678905',
        ean: '4006381333931',
        manufacturerName: 'Brindille Works',
        manufacturerSku: 'BW-1',
        unit: 'bar',
        price: 10,
        pricePerUnit: 2.5,
        slugUrl: expect.stringMatching(/\/boxes\/engraved-bar\/engraved\.html$/),
        options: [
          {
            id: 'ribbon',
            name: 'Ribbon',
            values: [
              { id: 'none', name: 'No ribbon', default: false, price: 0 },
              { id: 'red', name: 'Red', default: true, price: 2.5 },
            ],
          },
        ],
        productLinks: [
          expect.objectContaining({
            type: 'cross_sell',
            sourceProductId: 'engraved',
            targetProductId: 'creme-bar',
            targetProductLink: expect.stringContaining('/products/creme-bar?siteId=brindille'),
          }),
        ],
        recommendations: [
          {
            recommendationType: { value: 2, displayValue: 'Up-Sell' },
            recommendedItemId: 'assorted',
            name: 'Assorted',
            calloutMsg: 'Or a whole box?',
          },
        ],
      }),
    )
  })

  it('texts and prices are returned in the requested locale and currency', async () => {
    expect(await product('engraved', { locale: 'es-US', currency: 'EUR' })).toMatchObject({
      name: 'Tableta grabada',
      shortDescription: 'Con tu nombre',
      c_note: 'Hecho a mano',
      currency: 'EUR',
      price: 9,
      options: [{ name: 'Cinta', values: [{}, { price: 2 }] }],
    })
    expect(await product('engraved', { locale: 'fr-CA' })).toMatchObject({ name: 'Engraved Bar' })
    const bars = await get('/categories/bars', { locale: 'es' })
    expect(bars.json()).toMatchObject({ name: 'Tabletas', c_note: 'Hecho a mano' })
    const several = await get('/categories', { ids: '(bars,boxes)', locale: 'es' })
    expect(several.json()).toMatchObject({ total: 2, data: [{ name: 'Tabletas' }, {}] })
  })

  it('attributes can differ by site', async () => {
    const set = (site_specific: object) =>
      engine.db
        .updateTable('product')
        .set({ site_specific: JSON.stringify(site_specific) })
        .where('id', '=', 'card')
        .execute()
    await set({ elsewhere: { online: false } })
    expect((await get('/products/card')).statusCode).toBe(200)
    await set({ brindille: { online: true, c_badge: 'Ours', onlineTo: '2030-01-01T00:00:00Z' } })
    expect(await product('card')).toMatchObject({
      c_badge: 'Ours',
      validTo: '2030-01-01T00:00:00.000Z',
    })
    await set({ brindille: { online: false } })
    expect((await get('/products/card')).statusCode).toBe(404)
    await set({})
  })

  it('meta tags for search engines are returned on request', async () => {
    const { pageMetaTags } = await product('assorted', { expand: 'page_meta_tags' })
    expect(pageMetaTags).toContainEqual({
      id: 'title',
      type: 'title',
      value: 'Assorted Chocolates',
    })
    expect(pageMetaTags.at(-1)).toMatchObject({
      type: 'jsonld',
      value: expect.stringContaining('"lowPrice":"20.00"'),
    })
    expect(await product('assorted')).not.toHaveProperty('pageMetaTags')
  })

  it('the select parameter limits the returned properties', async () => {
    const found = await get('/products', { ids: 'engraved,hamper', select: '(total,data.(id))' })
    expect(found.json()).toEqual({ total: 2, data: [{ id: 'engraved' }, { id: 'hamper' }] })
  })

  it('pictures, prices and promotions are available at separate addresses', async () => {
    const query = { allImages: 'true', variationAttribute: 'size=18', imgTypes: 'large' }
    const images = (await get('/products/assorted/images', query)).json()
    expect(images).toMatchObject({ id: 'assorted', imageGroups: [{}, {}] })
    const prices = (await get('/products/creme-bar/prices')).json()
    expect(prices).toMatchObject({ productId: 'creme-bar', price: 7, currency: 'USD' })
    expect(prices.tieredPrices).toHaveLength(2)
    const promotions = (await get('/products/creme-bar/promotions')).json()
    expect(promotions).toEqual({ productId: 'creme-bar', productPromotions: [] })
  })

  it.each([
    ['/products', {}, 'missing-query-parameter', "Missing required query parameter(s): 'ids'"],
    [
      '/products',
      { ids: Array.from({ length: 25 }, (_, id) => `p${id}`).join() },
      'validation',
      'Maximum number of products you can request in one call is 24.',
    ],
    [
      '/products/card',
      { locale: 'xx-INVALID' },
      'validation',
      "The locale 'xx-INVALID' is not valid.",
    ],
    ['/products/card', { locale: 'ab-CD' }, 'unknown-locale', "The locale 'ab-CD' is unknown."],
    ['/products/card', { currency: 'GBP' }, 'unsupported-currency', /GBP/],
    [
      '/products/card',
      { select: '(id' },
      'malformed-selector',
      "The property selector '(id' is malformed.",
    ],
    ['/products/card', { expand: 'all' }, 'validation', /expand/],
    [
      '/products/card/images',
      { imgTypes: 'large:abc' },
      'validation',
      "The 'imgTypes' parameter value 'large:abc' is invalid. Counts must be positive integers.",
    ],
    ['/categories', { ids: 'bars', levels: '3' }, 'validation', /levels/],
  ])('%s with the query %j is refused', async (path, query, type, detail) => {
    const response = await get(path, query as Record<string, string>)
    expect(response.statusCode).toBe(400)
    expect(response.json().type).toMatch(new RegExp(`/${type}$`))
    expect(response.json().detail).toMatch(
      detail instanceof RegExp
        ? detail
        : new RegExp(`^${detail.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    )
  })
})
