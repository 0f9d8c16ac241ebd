import path from 'node:path'
import { importContent } from '../content/import-content'
import { BANNER, createStudioEngine, PAGE } from './testing/studio-engine'
import { useForAll } from '../testing/use'

const studio = useForAll(() => createStudioEngine())
beforeEach(() => studio.restore())

const NEW = {
  contentType: 'thin-banner',
  name: 'Spring banner',
  key: 'brindille/spring-banner',
  body: { text: '' },
  editor: 'Ada',
}
const create = (more: object = {}) => studio.send('/items', { ...NEW, ...more })
const remove = (id: string) =>
  studio.app.inject({ method: 'DELETE', url: `/back-office/api/content/items/${id}` })
const rename = (id: string, more: object) =>
  studio.send(`/items/${id}`, { editor: 'Ada', ...more }, 'PUT')
const deliver = async (key: string) => {
  const answer = await studio.app.inject(`/content-hub/content/key/${key}?depth=all&format=inlined`)
  return answer.statusCode === 200 ? answer.json().content : undefined
}

test('a new item starts as a draft and is delivered once it is published', async () => {
  const created = await create()
  expect(created.statusCode).toBe(201)
  const { id } = created.json()
  expect(await studio.getItem(id)).toMatchObject({
    name: 'Spring banner',
    key: 'brindille/spring-banner',
    contentType: 'thin-banner',
    version: 1,
    versions: [{ savedBy: 'Ada', note: 'Created' }],
    findings: [{ path: 'text', severity: 'error' }],
  })
  expect(await deliver(NEW.key)).toBeUndefined()
  const write = { editionId: 'base', expectedVersion: 1, editor: 'Ada' }
  const body = { text: 'Spring is here', contentType: 'other' }
  await studio.send(`/items/${id}/versions`, { ...write, body, isPublished: true })
  expect(await deliver(NEW.key)).toMatchObject({
    text: 'Spring is here',
    contentType: 'thin-banner',
    _meta: { deliveryId: id, name: 'Spring banner', deliveryKey: NEW.key },
  })
})

test.each([
  ['no name', { name: ' ' }],
  ['a key with capitals', { key: 'Brindille/Banner' }],
  ['a key that leads nowhere', { key: 'pages/../x' }],
  ['the name of the importer', { editor: 'Import' }],
  ['a type that nobody knows', { contentType: 'toString' }],
])('%s is rejected', async (_case, more) => {
  expect((await create(more)).statusCode).toBe(400)
  expect(await studio.get('/items')).toMatchObject({ total: 2 })
})

test('only one of several items created simultaneously with the same key is stored', async () => {
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect((await create({ key: 'pages/a-page' })).json().detail).toBe(
    "The key 'pages/a-page' is that of 'A page'.",
  )
  // there may be many items without a key
  expect((await create({ key: undefined })).statusCode).toBe(201)
  expect((await create({ key: undefined })).statusCode).toBe(201)
})

test('a renamed item is delivered by its new key with its new name', async () => {
  const known = { name: 'Promo banner', key: 'brindille/promo-banner' }
  const to = { name: 'Banner', key: 'brindille/banner' }
  expect((await rename(BANNER, { ...to, known })).json()).toEqual(to)
  expect(await deliver('brindille/promo-banner')).toBeUndefined()
  expect(await deliver('brindille/banner')).toMatchObject({
    text: expect.anything(),
    _meta: { name: 'Banner', deliveryKey: 'brindille/banner', deliveryId: BANNER },
  })
  const late = await rename(BANNER, { name: 'Another', known })
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toContain("'Banner'")
  const taken = await rename(BANNER, { ...to, key: 'pages/a-page', known: to })
  expect(taken.statusCode).toBe(409)
})

test('a repeated import of files keeps the name and content set by an editor', async () => {
  const known = { name: 'Promo banner', key: 'brindille/promo-banner' }
  await rename(BANNER, { name: 'Banner', key: 'brindille/banner', known })
  await studio.saveText('By Ada', { isPublished: true })
  const folder = path.join(studio.folder, 'content')
  expect(await importContent(studio.db, folder)).toMatchObject({ outcome: 'imported' })
  expect(await deliver('brindille/banner')).toMatchObject({ text: 'By Ada' })
  expect(await deliver('brindille/promo-banner')).toBeUndefined()
  expect(await deliver('pages/a-page')).toMatchObject({ slots: [{ text: 'By Ada' }] })
})

test('an item can be deleted once it is unpublished and no item links to it', async () => {
  const { id } = (await create()).json()
  const link = {
    _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link' },
    id,
    contentType: 'https://praline.example/content/thin-banner',
  }
  const page = await studio.getItem(PAGE)
  const write = { editionId: 'base', editor: 'Ada' }
  const slots = [link]
  const linking = { ...write, expectedVersion: 1, body: { ...page.body, slots } }
  await studio.send(`/items/${PAGE}/versions`, linking)
  const linked = await remove(id)
  expect(linked.statusCode).toBe(409)
  expect(linked.json()).toMatchObject({ linkedFrom: ['A page'] })

  await studio.send(`/items/${PAGE}/revert`, { ...write, expectedVersion: 2, version: 1 })
  const body = { text: 'x' }
  const published = { ...write, expectedVersion: 1, body, isPublished: true }
  await studio.send(`/items/${id}/versions`, published)
  expect((await remove(id)).json().detail).toContain('Unpublish it first')
  await studio.send(`/items/${id}/unpublish`, { ...write, expectedVersion: 2 })
  expect((await remove(id)).statusCode).toBe(200)
  expect((await remove(id)).statusCode).toBe(404)
  expect(await studio.get('/items')).toMatchObject({ total: 2 })
  const log = studio.db.selectFrom('audit_entry').where('subject_id', '=', id)
  const entries = await log.select('action').orderBy('id').execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'created',
    'published',
    'unpublished',
    'deleted',
  ])
  // the key of the deleted item can be used again
  expect((await create()).statusCode).toBe(201)
})

test('an imported item can be unpublished but not deleted, as the next import would restore it', async () => {
  const write = { editionId: 'base', expectedVersion: 1, editor: 'Ada' }
  await studio.send(`/items/${PAGE}/unpublish`, write)
  expect((await remove(PAGE)).statusCode).toBe(409)
})

test('items that are not written in every language are marked, and found by a filter', async () => {
  await studio.db
    .updateTable('site')
    .set({ locales: ['es-US'] })
    .execute()
  const names = async (query = '') => {
    const { items } = await studio.get(`/items?${query}`)
    return items.map(({ name, missing }: { name: string; missing?: unknown }) => [name, missing])
  }
  const missing = [{ locale: 'es-US', texts: 1 }]
  expect(await names()).toEqual([
    ['A page', missing],
    ['Promo banner', undefined],
  ])
  expect(await names('translation=missing')).toEqual([['A page', missing]])
  expect(await names(`translation=missing&ids=${BANNER}`)).toEqual([])
  await studio.saveText('Only English')
  expect(await names(`translation=missing&ids=${BANNER}`)).toEqual([['Promo banner', missing]])
  await create({ name: 'Another', body: { text: 'One' } })
  expect(await names('translation=missing&text=another')).toHaveLength(1)
})
