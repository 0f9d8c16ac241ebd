import { BANNER, createStudioEngine, PAGE } from './testing/studio-engine'
import { useForAll } from '../testing/use'

const studio = useForAll(() => createStudioEngine())
beforeEach(() => studio.restore())

test('items are listed, searched, and filtered by type and status', async () => {
  expect(await studio.get('/items')).toMatchObject({
    total: 2,
    items: [{ name: 'A page' }, { name: 'Promo banner', statuses: ['published'] }],
  })
  expect(await studio.get('/items?text=promo')).toMatchObject({ total: 1 })
  expect(await studio.get('/items?contentType=content-page')).toMatchObject({ total: 1 })
  expect(await studio.get('/items?status=draft')).toEqual({ items: [], total: 0 })
  expect(await studio.get(`/items?ids=${PAGE}`)).toMatchObject({ items: [{ id: PAGE }] })
  // wildcards of SQL patterns are searched literally
  expect(await studio.get('/items?text=%25')).toMatchObject({ total: 0 })
})

test('a draft appears only in staging until it is published', async () => {
  const saved = await studio.saveText('A draft')
  expect(saved.json()).toMatchObject({ version: 2, body: { text: 'A draft' } })
  expect(await studio.delivered()).toBe('Order by December 16')
  expect(await studio.get('/items?status=draft')).toMatchObject({ items: [{ savedBy: 'Ada' }] })

  const write = { editionId: 'base', expectedVersion: 2, editor: 'Ada' }
  const published = await studio.send(`/items/${BANNER}/publish`, write)
  expect(published.json().versions[0]).toMatchObject({ version: 2, savedBy: 'Ada' })
  expect(await studio.delivered()).toBe('A draft')
})

test('only one of several simultaneous saves is accepted; the others learn whose save won', async () => {
  const { body, version } = await studio.getItem()
  const answers = await Promise.all(
    ['Ada', 'Bo', 'Cleo', 'Dan'].map((editor) =>
      studio.send(`/items/${BANNER}/versions`, {
        editionId: 'base',
        expectedVersion: version,
        editor,
        body: { ...body, text: `By ${editor}` },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
  const loser = answers.find(({ statusCode }) => statusCode === 409)?.json()
  const { savedBy } = winner.versions[0]
  expect(winner.body.text).toBe(`By ${savedBy}`)
  expect(loser).toMatchObject({
    savedBy,
    version: 2,
    savedAt: '2026-12-01T12:00:00.000Z',
    detail: `${savedBy} has saved another version meanwhile.`,
  })
  expect((await studio.getItem()).versions).toHaveLength(2)
})

test('the type and metadata of an item cannot be edited, and HTML is sanitized', async () => {
  const item = await studio.getItem()
  await studio.saveText('x', {
    body: {
      ...item.body,
      contentType: 'other',
      _meta: { deliveryId: 'x' },
      html: '<script>1</script>',
    },
  })
  const { body } = await studio.getItem()
  expect(body).toMatchObject({ contentType: 'thin-banner', _meta: item.body['_meta'], html: '' })
})

test('an item with errors is stored as a draft but not published', async () => {
  const saved = await studio.saveText('')
  expect(saved.json().findings).toEqual([
    expect.objectContaining({ path: 'text', severity: 'error' }),
  ])
  const refused = await studio.saveText('', { isPublished: true })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().findings).toHaveLength(1)
  const write = { editionId: 'base', expectedVersion: 2, editor: 'Ada' }
  expect((await studio.send(`/items/${BANNER}/publish`, write)).statusCode).toBe(400)
  expect(await studio.delivered()).toBe('Order by December 16')
})

test('an unpublished item is not delivered, and an old version is restored as a new one', async () => {
  const write = { editionId: 'base', expectedVersion: 1, editor: 'Ada' }
  await studio.send(`/items/${BANNER}/unpublish`, write)
  expect(await studio.delivered()).toBeUndefined()
  expect(await studio.get('/items?status=removed')).toMatchObject({ total: 1 })
  // values that were entered before stay in the form
  expect((await studio.getItem()).body['contentType']).toBe('thin-banner')

  const back = { ...write, expectedVersion: 2, version: 1 }
  const reverted = await studio.send(`/items/${BANNER}/revert`, back)
  expect(reverted.json()).toMatchObject({
    version: 3,
    versions: [{ note: 'Version 1 brought back' }, {}, {}],
  })
  const old = await studio.get(`/items/${BANNER}/versions/1`)
  expect(reverted.json().body).toEqual(old.body)
})

test('a scheduled version is delivered during its edition, and at another time once that is moved', async () => {
  const { body } = await studio.getItem()
  const edition = {
    name: 'Valentine',
    startsAt: '2027-02-01T00:00:00-08:00',
    endsAt: '2027-02-15T00:00:00-08:00',
  }
  const answer = await studio.send(`/items/${BANNER}/schedule`, {
    edition,
    body: { ...body, text: 'A red box' },
    expectedVersion: 0,
    editor: 'Ada',
  })
  const { editionId, editions } = answer.json()
  expect(await studio.get('/items?status=scheduled')).toMatchObject({ total: 1 })
  expect(await studio.delivered()).toBe('Order by December 16')
  studio.clock.now = new Date('2027-02-01T08:00:00Z')
  expect(await studio.delivered()).toBe('A red box')
  studio.clock.now = new Date('2027-02-15T08:00:00Z')
  expect(await studio.delivered()).toBe('Order by December 16')

  const { revision } = editions.find(({ id }: { id: string }) => id === editionId)
  const move = { ...edition, endsAt: undefined, expectedRevision: revision, editor: 'Bo' }
  expect((await studio.send(`/editions/${editionId}`, move, 'PUT')).json().revision).toBe(2)
  expect(await studio.delivered()).toBe('A red box')
  const late = await studio.send(`/editions/${editionId}`, move, 'PUT')
  expect(late.statusCode).toBe(409)
  expect(late.json().savedBy).toBe('Bo')
  const backwards = { ...move, expectedRevision: 2, endsAt: '2027-01-01T00:00:00Z' }
  expect((await studio.send(`/editions/${editionId}`, backwards, 'PUT')).statusCode).toBe(400)
})

test('editors of the same item see each other until they leave', async () => {
  const here = (editorId: string, name: string, isLeaving = false) =>
    studio.send(`/items/${BANNER}/presence`, { editorId, name, isLeaving })
  await here('tab-of-ada', 'Ada')
  const returned = (await here('tab-of-bo', 'Bo')).json()
  expect(returned).toMatchObject({ others: [{ name: 'Ada' }], latest: { version: 1 } })
  await here('tab-of-bo', 'Bo', true)
  expect((await here('tab-of-ada', 'Ada')).json().others).toEqual([])
  await here('tab-of-bo', 'Bo')
  // a tab that sends no sign of life for a while counts as closed
  studio.clock.now = new Date(studio.clock.now.getTime() + 60_000)
  expect((await here('tab-of-ada', 'Ada')).json().others).toEqual([])
})

test('a preview shows unsaved changes with linked items inlined', async () => {
  await studio.saveText('Only in staging')
  const { body } = await studio.getItem(PAGE)
  const answer = await studio.send('/inline', { body: { ...body, title: 'Not saved' } })
  expect(answer.json().content).toMatchObject({
    title: 'Not saved',
    slots: [{ text: 'Only in staging' }],
  })
})

test('a check reports missing links, pictures, products and categories', async () => {
  const image = { path: 'none.jpg', alt: '', width: 10, height: 10 }
  const slots = [
    { contentType: 'product-carousel', title: 'Boxes', productIds: ['none'] },
    {
      contentType: 'category-card-list',
      title: 'All',
      cards: [{ categoryId: 'none', label: 'x', link: '/', image }],
    },
    {
      _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link' },
      id: '33333333-3333-4333-8333-333333333333',
    },
  ]
  const body = { contentType: 'content-page', title: 'x', description: '', slots }
  const { findings } = (await studio.send('/check', { body })).json()
  expect(findings).toEqual([
    {
      path: 'slots.1.cards.0.image.path',
      message: "There is no picture 'none.jpg'.",
      severity: 'error',
    },
    { path: 'slots.2', message: 'This item is not there.', severity: 'error' },
    {
      path: 'slots.0.productIds.0',
      message: "Nobody sells the product 'none'.",
      severity: 'warning',
    },
    {
      path: 'slots.1.cards.0.categoryId',
      message: "There is no category 'none'.",
      severity: 'warning',
    },
  ])
})

test("products are found by the shoppers' search, and categories by name", async () => {
  const { choices } = await studio.get('/products?text=assorted')
  expect(choices[0].name).toMatch(/Assorted/)
  expect(choices[0]).toMatchObject({
    isOnline: true,
    price: { fromMinor: expect.any(Number), currency: 'USD' },
  })
  expect(await studio.get(`/products?ids=${choices[0].id}`)).toEqual({ choices: [choices[0]] })
  expect((await studio.get('/categories?text=box')).choices).not.toEqual([])
  expect(await studio.get('/products')).toEqual({ choices: [] })
})

test('the customer groups of all sites are listed with their descriptions', async () => {
  await studio.db
    .insertInto('customer_group')
    .columns(['site_id', 'id', 'description'])
    .expression(
      studio.db
        .selectFrom('site')
        .select((eb) => ['id', eb.val('Regulars').as('group'), eb.val('Buy often').as('words')]),
    )
    .execute()
  const { groups } = await studio.get('/groups')
  const sites = await studio.db.selectFrom('site').select('name').execute()
  expect(groups).toContainEqual({
    id: 'Regulars',
    description: 'Buy often',
    sites: sites.map(({ name }) => name),
  })
})

test('pictures are found by their words and served as thumbnails', async () => {
  const { pictures, total } = await studio.get('/media?text=hero christmas')
  expect(total).toBeGreaterThan(0)
  expect(pictures[0]).toMatchObject({ width: 2400, height: 1000 })
  const thumbnail = `/back-office/api/content/media/thumbnail?path=`
  const small = await studio.app.inject(thumbnail + pictures[0].path)
  expect(small.headers['content-type']).toBe('image/webp')
  for (const path of ['../../package.json', '..%2f..%2fapp%2fx.png', 'none.jpg']) {
    expect((await studio.app.inject(thumbnail + path)).statusCode).toBe(404)
  }
})
