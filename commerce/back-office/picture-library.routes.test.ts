import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { LibraryPictureUses } from '../../contracts/picture'
import { useForAll } from '../testing/use'
import { BANNER, createStudioEngine, PAGE } from './testing/studio-engine'

const studio = useForAll(() => createStudioEngine())

const WRITE = { editionId: 'base', editor: 'Ada' }
const LARGE = { path: 'ours/old.jpg', width: 2400, height: 1000 }

beforeEach(async () => {
  await studio.restore()
  await studio.db.deleteFrom('content_replacement').execute()
  await mkdir(path.join(studio.folder, 'media', 'ours'), { recursive: true })
  await Promise.all([
    draw('ours/old.jpg', 2400, 1000),
    draw('ours/tiny.jpg', 300, 125),
    draw('ours/nobody.jpg', 300, 125),
  ])
})

async function draw(name: string, width: number, height: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#5a1220' } })
  await picture.jpeg().toFile(path.join(studio.folder, 'media', name))
}

const hero = (image: object) => ({
  contentType: 'hero-banner',
  headline: 'Hello',
  media: [{ image }],
  ctaList: [],
  textControls: { position: 'left' },
})
const pageOf = (image: object) => ({ title: 'A page', description: '', slots: [hero(image)] })
const focalPoint = { x: 0.1, y: 0.2 }

/** Publishes the page with the picture, schedules it, and saves a draft with another headline. */
async function showPicture(): Promise<void> {
  const published = { ...LARGE, alt: 'Old box', focalPoint }
  await studio.send(`/items/${PAGE}/versions`, {
    ...{ ...WRITE, expectedVersion: 1, isPublished: true },
    body: pageOf(published),
  })
  await studio.send(`/items/${PAGE}/schedule`, {
    ...{ editor: 'Ada', expectedVersion: 0, body: pageOf({ ...published, alt: '' }) },
    edition: { name: 'Winter', startsAt: '2027-01-05T00:00:00Z' },
  })
  await studio.send(`/items/${PAGE}/versions`, {
    ...{ ...WRITE, expectedVersion: 2 },
    body: { ...pageOf(published), title: 'A page to come' },
  })
}

const usesOf = (name: string): Promise<LibraryPictureUses> => studio.get(`/media/uses?path=${name}`)
const replace = (known: object, more: object = {}) =>
  studio.send('/media/replacements', {
    ...{ from: 'ours/old.jpg', to: 'ours/tiny.jpg', known, editor: 'Ada', ...more },
  })
const imageIn = (body: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(body)).slots[0].media[0].image
const delivered = async () => {
  const url = '/content-hub/content/key/pages/a-page?locale=en-US&depth=all&format=inlined'
  return imageIn((await studio.app.inject(url)).json().content)
}

test('published, scheduled and draft copies are all uses, each named with its field', async () => {
  await showPicture()
  const { picture, uses, known } = await usesOf('ours/old.jpg')
  expect(picture).toMatchObject({ width: 2400, uses: 2, isTooSmall: false, alt: 'Old box' })
  expect(picture.bytes).toBeGreaterThan(1000)
  expect(uses.map(({ editionName, states }) => [editionName, states])).toEqual(
    expect.arrayContaining([
      [expect.any(String), ['published', 'draft']],
      ['Winter', ['scheduled']],
    ]),
  )
  const shown = { at: 'slots.0.media.0.image', shown: { place: 'hero-banner media.image' } }
  expect(uses[0]).toMatchObject({ ...shown, itemId: PAGE, itemName: 'A page' })
  expect(known.map(({ itemId }) => itemId)).toEqual([PAGE, PAGE])
})

test('the library finds pictures by use, size and words', async () => {
  await showPicture()
  const names = async (query: string) => {
    const { pictures } = await studio.get(`/media/library?text=ours&${query}`)
    return pictures.map(({ path: name }: { path: string }) => name)
  }
  expect(await names('use=used')).toEqual(['ours/old.jpg'])
  expect(await names('use=unused')).toEqual(['ours/nobody.jpg', 'ours/tiny.jpg'])
  expect(await names('use=small')).toEqual([])
  expect((await studio.get('/media/library?text=old+box')).total).toBe(1)
  const { known } = await usesOf('ours/old.jpg')
  await replace(known)
  expect(await names('use=small')).toEqual(['ours/tiny.jpg'])
  expect(
    (await studio.app.inject('/back-office/api/content/media/library?use=all')).statusCode,
  ).toBe(400)
})

test('a picture is replaced in every copy, drafts stay drafts, and one step brings it back', async () => {
  await showPicture()
  const { known } = await usesOf('ours/old.jpg')
  const answer = await replace(known, { alt: { 'en-US': 'New box', 'es-US': 'Caja nueva' } })
  expect(answer.statusCode).toBe(201)
  const now = { path: 'ours/tiny.jpg', width: 300, height: 125 }
  expect(await delivered()).toEqual({ ...now, alt: 'New box' })
  const draft = await studio.getItem(PAGE)
  expect(draft.body).toMatchObject({ title: 'A page to come' })
  const own = draft.versions.find(({ editionId }) => editionId === 'base')
  expect(own).not.toHaveProperty('publishedAt')
  expect(imageIn(draft.body)).not.toHaveProperty('focalPoint')
  const { uses, lastReplacement } = await usesOf('ours/tiny.jpg')
  expect(uses).toHaveLength(2)
  // the scheduled picture is only decoration
  expect(uses.find(({ editionId }) => editionId !== 'base')?.alt).toBe('')
  expect((await usesOf('ours/old.jpg')).uses).toEqual([])

  const { id } = answer.json()
  expect(lastReplacement).toMatchObject({ id, from: 'ours/old.jpg', replacedBy: 'Ada' })
  const undone = await studio.send(`/media/replacements/${id}/undo`, { editor: 'Ada' })
  expect(undone.statusCode).toBe(200)
  expect(await delivered()).toEqual({ ...LARGE, alt: 'Old box', focalPoint })
  expect((await studio.getItem(PAGE)).body).toMatchObject({ title: 'A page to come' })
  expect((await usesOf('ours/tiny.jpg')).uses).toEqual([])
  const again = await studio.send(`/media/replacements/${id}/undo`, { editor: 'Ada' })
  expect(again.statusCode).toBe(409)
})

test('a replacement is refused when an item was changed since its preview, and so is its undo', async () => {
  await showPicture()
  const { known } = await usesOf('ours/old.jpg')
  const { version, body } = await studio.getItem(PAGE)
  const save = (expectedVersion: number) =>
    studio.send(`/items/${PAGE}/versions`, { ...WRITE, expectedVersion, body })
  await save(version)
  const refused = await replace(known)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toBe('Somebody changed an item that shows the picture meanwhile.')
  expect((await usesOf('ours/tiny.jpg')).uses).toEqual([])

  const { id } = (await replace((await usesOf('ours/old.jpg')).known)).json()
  await save((await studio.getItem(PAGE)).version)
  const undo = await studio.send(`/media/replacements/${id}/undo`, { editor: 'Ada' })
  expect([undo.statusCode, undo.json().detail]).toEqual([
    409,
    'Changed since the picture was replaced: A page.',
  ])
})

test.each([
  ['an unknown picture', { to: 'ours/none.jpg' }, 404],
  ['itself', { to: 'ours/old.jpg' }, 400],
  ['an empty description', { alt: { 'en-US': ' ' } }, 400],
  ['a language that is none', { alt: { english: 'Box' } }, 400],
  ['nothing known', { known: [] }, 409],
])('a replacement by %s is refused', async (_name, more, status) => {
  await showPicture()
  const { known } = await usesOf('ours/old.jpg')
  expect((await replace(known, more)).statusCode).toBe(status)
})

test('only uploads that nothing uses are deleted', async () => {
  const bytes = await sharp(path.join(studio.folder, 'media', 'ours', 'old.jpg')).toBuffer()
  const upload = await studio.app.inject({
    method: 'POST',
    url: '/back-office/api/content/media?name=mine&editor=Ada',
    headers: { 'content-type': 'image/jpeg' },
    payload: bytes,
  })
  const { path: mine } = upload.json()
  const remove = async (name: string) => {
    const url = `/back-office/api/content/media?path=${name}`
    const answer = await studio.app.inject({ method: 'DELETE', url })
    return [answer.statusCode, answer.json().detail]
  }
  const { version } = await studio.getItem(BANNER)
  const body = { ...hero({ ...LARGE, path: mine, alt: '' }) }
  await studio.send('/items', { contentType: 'hero-banner', name: 'Mine', body, editor: 'Ada' })
  expect(version).toBeGreaterThan(0)
  expect(await remove(mine)).toEqual([409, 'It is used in “Mine”.'])
  const { known } = await usesOf(mine)
  expect((await replace(known, { from: mine })).statusCode).toBe(201)
  expect(await remove(mine)).toEqual([200, undefined])
  expect((await studio.app.inject(`/media/${mine}`)).statusCode).toBe(404)
  expect(await remove(mine)).toEqual([404, `There is no picture '${mine}'.`])
  expect(await remove('ours/nobody.jpg')).toEqual([
    409,
    'It belongs to an archive or to the shop’s own files: it stays.',
  ])
})

test('what products, categories and archives name counts as used', async () => {
  await studio.db
    .updateTable('category')
    .set({ image: 'ours/nobody.jpg' })
    .where('id', '=', (eb) => eb.selectFrom('category').select('id').orderBy('id').limit(1))
    .execute()
  const definition = JSON.stringify({ body: '<img src="ours/tiny.jpg?$staticlink$">' })
  await studio.db
    .insertInto('content_asset')
    .values({ library_id: 'shared', id: 'about', definition })
    .execute()
  expect((await usesOf('ours/nobody.jpg')).elsewhere).toMatchObject([{ kind: 'category' }])
  expect((await usesOf('ours/tiny.jpg')).elsewhere).toEqual([
    { kind: 'library asset', id: 'about', name: 'about' },
  ])
})
