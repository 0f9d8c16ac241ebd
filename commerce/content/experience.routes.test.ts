import { useForAll } from '../testing/use'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { seedLibrary } from '../testing/seed-library'
import { logInTestShopper } from '../testing/test-shopper'

const BASE = '/experience/shopper-experience/v1/organizations/f_ecom_prln_001'

describe('content', () => {
  const engine = useEngine({
    seed: async (db) => {
      await seedCatalog(db)
      await seedLibrary(db)
    },
  })
  const shopper = useForAll(() => logInTestShopper(engine.app))

  const ask = async (path: string, query: Record<string, string> = {}, payload?: object) => {
    const response = await engine.app.inject({
      method: payload ? 'POST' : 'GET',
      url: BASE + path,
      query: { siteId: 'brindille', ...query },
      headers: shopper.headers,
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  it('assets are returned singly or together, in the requested locale', async () => {
    const { body } = await ask('/contents/about', { locale: 'es' })
    expect(body).toEqual({
      id: 'about',
      name: 'Quiénes somos',
      pageTitle: 'About Brindille',
      c_body: '<p>Hacemos caramelos.</p>',
      c_contentType: 'story',
    })
    const several = await ask('/contents', { ids: 'care,draft,none,about,hero' })
    expect(several.body).toMatchObject({ total: 2, data: [{ id: 'care' }, { id: 'about' }] })
  })

  it.each<[Record<string, string>, string[]]>([
    [{ q: 'caramel' }, ['about']],
    [{ q: 'care' }, ['care']],
    [{ q: 'copper chocolate' }, []],
    [{ refine: 'fdid=help', sort: 'name=desc' }, ['care', 'about']],
    [{ refine: 'fdid=none' }, []],
    [{ refine_1: 'c_contentType=story|news' }, ['about']],
    [{ limit: '1', offset: '1', sort: 'name=asc' }, ['care']],
  ])('a search with %j returns the matching assets', async (query, ids) => {
    const { body } = await ask('/content-search', query)
    expect(body.hits.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  it('folders contain their online subfolders', async () => {
    const { body } = await ask('/folders/root', { locale: 'es', levels: '1' })
    expect(body).toEqual({
      id: 'root',
      name: 'Library',
      folders: [{ id: 'help', parentFolderId: 'root', name: 'Ayuda' }],
    })
    const several = await ask('/folders', { ids: 'help,hidden', levels: '0' })
    expect(several.body).toMatchObject({ total: 1, data: [{ id: 'help' }] })
  })

  it('pages and components are returned by id, and pages by assigned category', async () => {
    const page = {
      id: 'home',
      typeId: 'storePage',
      aspectTypeId: 'cat',
      visible: true,
      regions: [{ id: 'main', components: [{ id: 'hero', typeId: 'commerce_assets.banner' }] }],
    }
    expect((await ask('/pages/home')).body).toMatchObject(page)
    const assigned = await ask('/pages', { categoryId: 'bars', aspectTypeId: 'cat' })
    expect(assigned.body).toMatchObject({ data: [page] })
    const others = await ask('/pages', { categoryId: 'boxes', aspectTypeId: 'cat' })
    expect(others.body).toEqual({ data: [] })
    expect((await ask('/components/hero')).body).toMatchObject({ id: 'hero', name: 'Hero' })
  })

  it('slots are returned as pages with their current configurations', async () => {
    const { body } = await ask('/pages/slots')
    expect(body.regions).toMatchObject([
      {
        id: 'home-side',
        components: [{ id: 'home-side.html', c_content: { type: 'html', html: '<p>Hi</p>' } }],
      },
      {
        id: 'home-top',
        components: [{ id: 'home-top.any', c_content: { contents: [{ id: 'about' }] } }],
      },
    ])
    const category = await ask('/pages', { categoryId: 'bars', aspectTypeId: 'plp' })
    expect(category.body.data).toMatchObject([
      { id: 'slots.category.bars', regions: [{ id: 'cat-banner' }] },
    ])
    const component = await ask('/components/cat-banner.bars.bars')
    expect(component.body).toMatchObject({ c_content: { type: 'products', ids: ['brittle'] } })
  })

  it('qualifiers are resolved', async () => {
    const { status, body } = await ask('/qualifiers/resolve', {}, {
      customerGroups: ['Everyone', 'VIP'],
      campaignQualifiers: [{ campaignId: 'none' }, { campaignId: 'none', promotionId: 'p' }],
      dataBindings: [
        { type: 'content_asset', id: 'care' },
        { type: 'weather', id: 'today' },
      ],
    }) // prettier-ignore
    expect(status).toBe(200)
    expect(body).toEqual({
      customerGroups: { Everyone: true, VIP: false },
      campaigns: { none: false },
      campaignQualifiers: { none: { p: false } },
      dataBindings: {
        content_asset: {
          care: {
            id: 'care',
            name: 'Care',
            title: 'Care',
            description: 'How to keep chocolate',
            body: 'Cool.',
          },
        },
      },
    })
    expect((await ask('/qualifiers/resolve', {}, {})).body).toEqual({})
  })

  it.each([
    ['/contents/draft', {}, 404, 'content-not-found'],
    ['/contents/hero', {}, 404, 'content-not-found'],
    [
      '/contents',
      { ids: Array.from({ length: 51 }, (_, id) => `c${id}`).join() },
      400,
      'bad-request',
    ],
    ['/contents', {}, 400, 'missing-query-parameter'],
    ['/content-search', { refine: 'fdid' }, 400, 'bad-request'],
    ['/content-search', { limit: '201' }, 400, 'bad-request'],
    ['/folders/hidden', {}, 404, 'folder-not-found'],
    ['/folders/help', { levels: '3' }, 400, 'bad-request'],
    ['/pages/about', {}, 404, 'page-not-found'],
    ['/pages/home', { aspectAttributes: 'no json' }, 400, 'aspect-attribute-invalid'],
    ['/pages', { aspectTypeId: 'pdp' }, 400, 'business-object-id-invalid'],
    ['/pages', { aspectTypeId: 'pdp', productId: 'none' }, 400, 'business-object-id-invalid'],
    ['/pages', { aspectTypeId: 'pdp', productId: 'brittle' }, 404, 'aspect-type-not-found'],
    ['/components/none', {}, 404, 'component-not-found'],
  ])('%s with the query %j gets status %i %s', async (path, query, status, type) => {
    const answer = await ask(path, query as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.body.type).toMatch(new RegExp(`/${type}$`))
  })

  it.each([
    [
      { customerGroups: Array(51).fill('a') },
      "'customerGroups' violates the value constraint. The expected value is between '(0..50)'.",
    ],
    [
      { customerGroups: [''] },
      "Invalid request body. The 'customerGroups' array contains empty or invalid identifiers.",
    ],
    [
      { campaignQualifiers: [{}] },
      "Invalid request body. The 'campaignQualifiers' array contains entries missing the required field 'campaignId'.",
    ],
    [
      { dataBindings: [{ id: 'a' }] },
      "Invalid request body. The 'dataBindings' array contains entries missing the required 'type' field.",
    ],
  ])('the qualifier request %j is refused', async (body, detail) => {
    expect(await ask('/qualifiers/resolve', {}, body)).toMatchObject({
      status: 400,
      body: { detail },
    })
  })
})
