import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { seedLibrary } from '../testing/seed-library'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

describe('URL mapping', () => {
  const engine = useEngine(async (db) => {
    await seedCatalog(db)
    await seedLibrary(db)
    await db
      .updateTable('product')
      .set({ page_url: 'our-bar' })
      .where('id', '=', 'creme-bar')
      .execute()
  })
  const shopper = useForAll(() => logInTestShopper(engine.app))

  const ask = (query: Record<string, string>) =>
    engine.app.inject({
      url: '/site/shopper-seo/v1/organizations/f_ecom_prln_001/url-mapping',
      query: { siteId: 'brindille', ...query },
      headers: shopper.headers,
    })

  it.each([
    ['bars/peanut-brittle/brittle.html', { resourceType: 'PRODUCT', resourceId: 'brittle' }],
    ['our-bar', { resourceType: 'PRODUCT', resourceId: 'creme-bar' }],
    ['category/boxes', { resourceType: 'CATEGORY', resourceId: 'boxes' }],
    ['/boxes/', { resourceType: 'CATEGORY', resourceId: 'boxes' }],
    ['boxed-chocolates/truffle-boxes', { resourceType: 'CATEGORY', resourceId: 'truffle-boxes' }],
    ['bars-slabs', { resourceType: 'CATEGORY', resourceId: 'bars' }],
    [
      'about-us.html',
      {
        resourceType: 'CONTENT_ASSET',
        resourceSubType: 'STANDARD_CONTENT_ASSET',
        resourceId: 'about',
      },
    ],
    [
      'home',
      {
        resourceType: 'CONTENT_ASSET',
        resourceSubType: 'PAGE_DESIGNER_CONTENT_ASSET',
        resourceId: 'home',
      },
    ],
    [
      'old-bars',
      {
        resourceType: 'CATEGORY',
        resourceId: 'bars',
        statusCode: 302,
        destinationUrl: 'category/bars',
        copySourceParams: false,
      },
    ],
    [
      'Brittle',
      {
        resourceType: 'PRODUCT',
        resourceId: 'brittle',
        productCategoryId: 'bars',
        statusCode: 301,
        destinationUrl: 'bars/peanut-brittle/brittle.html',
        copySourceParams: true,
        additionalUrlParams: '&from=old',
      },
    ],
    [
      'blog/2020/caramels',
      { statusCode: 307, destinationUrl: 'https://blog.example/', copySourceParams: false },
    ],
  ])('%s resolves to %j', async (urlSegment, mapping) => {
    const response = await ask({ urlSegment })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(mapping)
  })

  it.each(['off', 'attic', 'category/attic', 'bars?a=b', 'draft', 'hidden.html', '%'])(
    '%s is not found',
    async (urlSegment) => {
      const response = await ask({ urlSegment })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({
        title: 'Seo Url Mapping Not Found',
        detail: urlSegment,
        urlSegment,
        locale: 'en_US',
      })
    },
  )

  it('rejects an unknown locale and a missing URL', async () => {
    const unknown = await ask({ urlSegment: 'bars', locale: 'ab-CD' })
    expect(unknown.json()).toMatchObject({ title: 'Unknown Locale', locale: 'ab-CD' })
    expect((await ask({})).statusCode).toBe(400)
  })
})
