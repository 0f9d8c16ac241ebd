import path from 'node:path'
import { importContent } from '../../content/import-content'
import { useEngine } from '../../testing/engine'

const engine = useEngine(async (db) => {
  await importContent(db, path.resolve(__dirname, '../../../demo/content'))
})

const get = (url: string) => engine.app.inject(`/content-hub/content/${url}`)
const post = (url: string, payload: object) =>
  engine.app.inject({ method: 'POST', url: `/content-hub/content/${url}`, payload })

const inlined = 'depth=all&format=inlined'

test('an item is returned by its key, with linked items inlined', async () => {
  const response = await get(`key/brindille/home?${inlined}&locale=en-US`)
  expect(response.statusCode).toBe(200)
  const { content } = response.json()
  expect(content._meta).toMatchObject({
    schema: 'https://praline.example/content/content-page',
    deliveryKey: 'brindille/home',
  })
  const types = content.slots.map((slot: { contentType: string }) => slot.contentType)
  expect(types.slice(0, 3)).toEqual(['hero-carousel', 'category-card-list', 'product-carousel'])
  expect(content.slots[0].slides[0].headline).toBe('Christmas, one piece at a time')
})

test('an item is returned by its id, as a root with links, or with linked items beside it', async () => {
  const { content } = (await get(`key/brindille/home?${inlined}`)).json()
  const root = (await get(`id/${content._meta.deliveryId}`)).json()
  expect(root.content.slots[0]._meta.schema).toMatch(/content-link$/)
  expect(root.linkedContent).toBeUndefined()
  const linked = (await get(`id/${content._meta.deliveryId}?depth=all&format=linked`)).json()
  const idOf = (item: { _meta: { deliveryId: string } }) => item._meta.deliveryId
  // the slots, and the items to which a slot links in turn
  const named = [...content.slots, content.slots[0].slides[0]].map(idOf)
  expect(new Set(linked.linkedContent.map(idOf))).toEqual(new Set(named))
})

test('an unknown item is answered with CONTENT_NOT_FOUND', async () => {
  const response = await get('key/pages/none')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    error: {
      type: 'CONTENT_NOT_FOUND',
      message: 'Content item not found',
      data: { deliveryKey: 'pages/none' },
    },
  })
})

test('several items are fetched in one request, each with its own result', async () => {
  const response = await post('fetch', {
    parameters: { depth: 'all', format: 'inlined' },
    requests: [{ key: 'brindille/footer' }, { key: 'none' }, { key: 'brindille-volume/nav-menu' }],
  })
  expect(response.statusCode).toBe(200)
  const { responses } = response.json()
  expect(responses[0].content.contentType).toBe('footer')
  expect(responses[1].error.type).toBe('CONTENT_NOT_FOUND')
  expect(responses[2].content.contentType).toBe('nav-menu')
})

test('items are filtered by schema, with paging', async () => {
  const filterBy = [
    { path: '/_meta/schema', value: 'https://praline.example/content/content-text' },
  ]
  const first = (await post('filter', { filterBy, page: { size: 5 } })).json()
  expect(first.page).toMatchObject({ responseCount: 5, nextCursor: expect.any(String) })
  const names: string[] = []
  let cursor: string | undefined
  do {
    const answer = await post('filter', { filterBy, page: { size: 5, cursor } })
    const { responses, page } = answer.json()
    names.push(
      ...responses.map(
        ({ content }: { content: { _meta: { name: string } } }) => content._meta.name,
      ),
    )
    cursor = page.nextCursor
  } while (cursor)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(10)
})

test('a filter sorts by a field, leaves out items without it, and pages have no gaps', async () => {
  const filterBy = [
    { path: '/_meta/schema', value: 'https://praline.example/content/content-page' },
  ]
  const read = async (order: string, size: number) => {
    const dates: string[] = []
    let cursor: string | undefined
    do {
      const sortBy = { key: '/slots/0/publishedDate', order }
      const { responses, page } = (
        await post('filter', { filterBy, sortBy, page: { size, cursor } })
      ).json()
      dates.push(
        ...responses.map(
          ({ content }: { content: { slots: { publishedDate: string }[] } }) =>
            content.slots[0]?.publishedDate,
        ),
      )
      cursor = page.nextCursor
    } while (cursor)
    return dates
  }
  const up = await read('ASC', 50)
  expect(up.length).toBeGreaterThan(8)
  expect(up).toEqual([...up].sort())
  expect(await read('ASC', 3)).toEqual(up)
  expect(await read('DESC', 4)).toEqual([...up].reverse())
})

test('all filter conditions must be met', async () => {
  const schema = { path: '/_meta/schema', value: 'https://praline.example/content/footer' }
  const key = { path: '/_meta/deliveryKey', value: 'brindille/footer' }
  expect((await post('filter', { filterBy: [schema] })).json().page.responseCount).toBe(3)
  expect((await post('filter', { filterBy: [schema, key] })).json().page.responseCount).toBe(1)
})

test('an invalid request is rejected', async () => {
  expect((await get('key/brindille/home?depth=deep')).statusCode).toBe(400)
  expect((await post('fetch', { requests: [] })).json()).toMatchObject({
    error: { type: 'VALIDATION' },
  })
  const filterBy = [{ path: '/contentType', value: 'footer' }]
  for (const cursor of ['', 'MQ', 'bm90IEpTT04', 'x'.repeat(100_001)]) {
    const response = await post('filter', { filterBy, page: { size: 1, cursor } })
    expect(response.statusCode).toBe(400)
  }
})

test('cross-origin requests from browsers are allowed', async () => {
  const response = await engine.app.inject({ method: 'OPTIONS', url: '/content-hub/content/fetch' })
  expect(response.statusCode).toBe(204)
  expect(response.headers['access-control-allow-origin']).toBe('*')
})

test('every site has a home page, menu, footer and promo banner', async () => {
  for (const site of ['brindille', 'brindille-volume', 'brindille-fundraising']) {
    for (const part of ['home', 'nav-menu', 'footer', 'promo-banner']) {
      expect((await get(`key/${site}/${part}?${inlined}`)).statusCode).toBe(200)
    }
  }
})

test.each([
  ['es-US,*', 'Tienda'],
  ['es-*,en-US', 'Tienda'],
  ['en-US,*', 'Shop'],
  ['fr-CA,*', 'Shop'],
])('a localized text is returned in the requested locale: %s', async (locale, expected) => {
  const { content } = (await get(`key/brindille/nav-menu?${inlined}&locale=${locale}`)).json()
  expect(content.topTabs[0]).toEqual({ kind: 'site', siteId: 'brindille', displayName: expected })
  const fetched = await post('fetch', {
    parameters: { depth: 'root', format: 'linked', locale },
    requests: [{ key: 'brindille/nav-menu' }],
  })
  expect(fetched.json().responses[0].content.topTabs[0].displayName).toBe(expected)
})

test('without a locale all translations are returned; a text without a translation is left out', async () => {
  const key = 'key/brindille/nav-menu'
  expect((await get(key)).json().content.topTabs[0].displayName.values).toEqual([
    { locale: 'en-US', value: 'Shop' },
    { locale: 'es-US', value: 'Tienda' },
  ])
  expect((await get(`${key}?locale=fr-CA`)).json().content.topTabs[0]).not.toHaveProperty(
    'displayName',
  )
  expect((await get(`${key}?locale=not%20one`)).statusCode).toBe(400)
})
