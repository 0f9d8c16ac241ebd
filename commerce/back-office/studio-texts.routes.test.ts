import { BANNER, createStudioEngine, PAGE } from './testing/studio-engine'
import { useForAll } from '../testing/use'

const studio = useForAll(() => createStudioEngine())
beforeEach(async () => {
  await studio.restore()
  await studio.db.deleteFrom('content_replacement').execute()
})

const EDITOR = 'Ada'
const search = (find: string) => studio.get(`/texts?find=${encodeURIComponent(find)}`)
const replace = (more: object) =>
  studio.send('/texts/changes', {
    find: 'December',
    replacement: 'Dec.',
    editor: EDITOR,
    isPublished: true,
    places: [{ itemId: BANNER, editionId: 'base', expectedVersion: 1 }],
    ...more,
  })

/** Saves other slots of the page. */
async function saveSlots(slots: object[], more: object = {}) {
  const { body, version } = await studio.getItem(PAGE)
  const write = { editionId: 'base', expectedVersion: version, editor: EDITOR }
  const saved = { ...write, body: { ...body, slots }, ...more }
  const answer = await studio.send(`/items/${PAGE}/versions`, saved)
  expect(answer.statusCode).toBe(200)
}

async function schedule(text: unknown, name = 'Christmas') {
  const { body } = await studio.getItem()
  const edition = { name, startsAt: '2026-12-20T00:00:00Z', endsAt: '2026-12-27T00:00:00Z' }
  const asked = { body: { ...body, text }, expectedVersion: 0, editor: EDITOR, edition }
  const answer = await studio.send(`/items/${BANNER}/schedule`, asked)
  expect(answer.statusCode).toBe(200)
  return answer.json().editionId as string
}

test('texts of all languages, links, alternative texts and pictures are found at their places', async () => {
  const image = { path: 'heroes/gold-box.jpg', alt: 'A gold box', width: 10, height: 10 }
  const slots = [
    { contentType: 'category-banner', title: 'Banner', image, ctaList: [] },
    { contentType: 'content-text', html: '<p>See <a href="/gold-box">a Gold box</a></p>' },
    { contentType: 'thin-banner', text: 'x', link: { displayName: 'x', pageLink: '/gold-box' } },
  ]
  await saveSlots(slots)
  const { matches } = await search('gold')
  expect(
    matches.map((one: Record<string, unknown>) => [one['path'], one['kind'], one['canReplace']]),
  ).toEqual([
    ['slots.0.image', 'picture', undefined],
    ['slots.0.image.alt', 'alt', true],
    ['slots.1.html', 'html', true],
    ['slots.2.link.pageLink', 'link', undefined],
  ])
  expect((await search('antes')).matches).toMatchObject([
    { itemId: BANNER, locale: 'es-US', before: 'Pide ', match: 'antes', after: ' del 16' },
  ])
  expect((await search('nowhere to be found')).matches).toEqual([])
})

test('a replacement publishes what was published, and is undone as one', async () => {
  await saveSlots([{ contentType: 'content-text', html: '<p>In <em>December</em></p>' }])
  const places = [
    { itemId: BANNER, editionId: 'base', expectedVersion: 1 },
    { itemId: PAGE, editionId: 'base', expectedVersion: 2 },
  ]
  const answer = await replace({ places })
  expect(answer.statusCode).toBe(201)
  const change = answer.json()
  expect(change).toMatchObject({ items: 2, savedBy: EDITOR, isUndone: false })
  expect(await studio.delivered()).toBe('Order by Dec. 16')
  const page = await studio.getItem(PAGE)
  expect(page.body).toMatchObject({ slots: [{ html: '<p>In <em>Dec.</em></p>' }] })
  expect(page.versions[0]).not.toHaveProperty('publishedAt')

  const undone = await studio.send(`/texts/changes/${change.id}/undo`, { editor: EDITOR })
  expect(undone.json()).toMatchObject({ id: change.id, isUndone: true })
  expect(await studio.delivered()).toBe('Order by December 16')
  expect((await studio.getItem(PAGE)).body).toMatchObject({
    slots: [{ html: '<p>In <em>December</em></p>' }],
  })
  const again = await studio.send(`/texts/changes/${change.id}/undo`, { editor: EDITOR })
  expect(again.statusCode).toBe(409)
  expect(await studio.get('/texts/changes')).toMatchObject({ changes: [{ isUndone: true }] })
})

test('nothing is replaced or undone if one of the items was saved meanwhile', async () => {
  const places = [
    { itemId: PAGE, editionId: 'base', expectedVersion: 1 },
    { itemId: BANNER, editionId: 'base', expectedVersion: 1 },
  ]
  await saveSlots([{ contentType: 'thin-banner', text: 'December' }])
  const late = await replace({ places })
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toContain("'A page' was saved meanwhile")
  expect(await studio.delivered()).toBe('Order by December 16')

  const change = (await replace({})).json()
  await studio.saveText('By Ada')
  const undone = await studio.send(`/texts/changes/${change.id}/undo`, { editor: EDITOR })
  expect(undone.statusCode).toBe(409)
  expect((await studio.getItem()).body).toMatchObject({ text: 'By Ada' })
})

test('of several replacements at the same time one is saved', async () => {
  const answers = await Promise.all([replace({}), replace({}), replace({})])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
})

test.each([
  ['nothing to find', { find: ' ' }, 400],
  ['a text with a line break', { replacement: 'a\nb' }, 400],
  ['no place', { places: [] }, 400],
  ['an item without the text', { find: 'Nowhere' }, 400],
  ['an unknown item', { places: [{ itemId: 'x', editionId: 'base', expectedVersion: 1 }] }, 404],
  ['the name of the importer', { editor: 'Import' }, 400],
  ['words that leave a title empty', { find: 'Order by December 16', replacement: '' }, 400],
])('a replacement with %s is refused', async (_case, more, status) => {
  expect((await replace(more)).statusCode).toBe(status)
  expect(await studio.delivered()).toBe('Order by December 16')
  expect(await studio.get('/texts/changes')).toEqual({ changes: [] })
})

test('links that lead nowhere are listed and said beside the field', async () => {
  const links = [
    '/pages-of-nobody',
    '/a-page',
    '/category/none',
    '/category/boxes',
    '/x/y/none.html',
  ]
  const html = links.map((href) => `<p><a href="${href}?a=1&amp;b=2">Words</a></p>`).join('')
  await saveSlots([{ contentType: 'content-text', html }])
  const { links: broken, checked } = await studio.get('/links/broken')
  expect(checked).toBe(5)
  expect(broken).toMatchObject([
    { path: 'slots.0.html', problem: 'There is no page at /pages-of-nobody.' },
    { itemName: 'A page', problem: "There is no category 'none'." },
    { problem: "There is no product 'none'." },
  ])
  const { findings } = await studio.getItem(PAGE)
  expect(findings).toContainEqual({
    path: 'slots.0.html',
    severity: 'warning',
    message: expect.stringContaining('leads nowhere. There is no category'),
  })

  await studio.db.updateTable('category').set({ online: false }).where('id', '=', 'boxes').execute()
  await studio.send(`/items/${PAGE}/unpublish`, {
    editionId: 'base',
    expectedVersion: 2,
    editor: EDITOR,
  })
  const { problems } = (await studio.send('/links/check', { addresses: links })).json()
  expect(problems).toMatchObject({
    '/category/boxes': "The category 'boxes' is offline.",
    '/a-page': 'The page at /a-page is not published.',
  })
  await studio.db.updateTable('category').set({ online: true }).where('id', '=', 'boxes').execute()
})

test('targets of links are pages, categories, products and sheets, each with what is wrong', async () => {
  const list = async (kind: string, text: string) =>
    (await studio.get(`/links?kind=${kind}&text=${text}`)).targets
  expect(await list('page', 'a page')).toEqual([{ name: 'A page', address: '/a-page' }])
  expect(await list('category', 'boxes')).toEqual([
    // the category has a path of its own
    { name: 'Boxed Chocolates', address: '/boxes' },
    { name: 'Truffle Boxes', address: '/category/truffle-boxes' },
  ])
  expect((await list('product', 'assorted')).length).toBeGreaterThan(0)
  expect(await list('sheet', 'concierge')).toMatchObject([
    { address: '/contact-us#find-a-concierge', problem: 'There is no page at /contact-us.' },
  ])
})

/** A text in both languages, as the form writes it. */
function inBoth(english: string) {
  const values = [
    { locale: 'en-US', value: english },
    { locale: 'es-US', value: 'Pide antes del 16' },
  ]
  const schema = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'
  return { _meta: { schema }, values }
}

test('a published fix names the scheduled copies with the old text, and is applied there', async () => {
  const same = await schedule(inBoth('Order by December 16'))
  const partly = await schedule(inBoth('Merry Christmas! Order by December 16, or later'), 'Longer')
  const other = await schedule(inBoth('Happy New Year'), 'New Year')
  const { body, version: first } = await studio.getItem()
  await studio.send(`/items/${BANNER}/versions`, {
    editionId: 'base',
    expectedVersion: first,
    editor: EDITOR,
    isPublished: true,
    body: { ...body, text: inBoth('Order before December 16') },
  })
  const { version } = await studio.getItem()
  const { copies } = await studio.get(`/items/${BANNER}/copies?version=${version}`)
  type Copy = { editionId: string; version: number }
  expect(copies.map(({ editionId }: Copy) => editionId).sort()).toEqual([same, partly].sort())
  expect(copies.find(({ editionId }: Copy) => editionId === same)).toMatchObject({
    editionName: 'Christmas',
    changes: [
      {
        path: 'text',
        locale: 'en-US',
        before: 'Order by December 16',
        after: 'Order before December 16',
      },
    ],
  })
  const send = (chosen: readonly object[]) =>
    studio.send(`/items/${BANNER}/copies`, { version, editor: EDITOR, copies: chosen })
  expect((await send([{ editionId: same, expectedVersion: 1 }])).statusCode).toBe(409)
  const mended = await send(
    copies.map((copy: Copy) => ({ editionId: copy.editionId, expectedVersion: copy.version })),
  )
  expect(mended.statusCode).toBe(201)
  const copy = await studio.getItem(BANNER, same)
  expect(copy.body).toMatchObject({ text: inBoth('Order before December 16') })
  expect(copy.versions.find((one) => one.version === copy.version)).toHaveProperty('publishedAt')
  expect((await studio.getItem(BANNER, partly)).body).toMatchObject({
    text: inBoth('Merry Christmas! Order before December 16, or later'),
  })
  expect((await studio.getItem(BANNER, other)).body).toMatchObject({
    text: inBoth('Happy New Year'),
  })
  expect(await studio.get(`/items/${BANNER}/copies?version=${version}`)).toEqual({ copies: [] })

  await studio.send(`/texts/changes/${mended.json().id}/undo`, { editor: EDITOR })
  expect((await studio.getItem(BANNER, same)).body).toMatchObject({
    text: inBoth('Order by December 16'),
  })
})
