import path from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { importContent } from '../../content/import-content'
import { createTestEngine, useEngine } from '../../testing/engine'

const HOST = 'brindille.staging.localhost'
const KEY = 'a key for staging'
const VALENTINE = Date.parse('2027-02-01T00:00:00-08:00')
const VALENTINE_ENDS = Date.parse('2027-02-15T00:00:00-08:00')
const NOW = Date.parse('2027-01-31T12:00:00Z')
const HERO = 'f66eb662-4e99-479c-a627-7ad08404dbe4'
const CHRISTMAS = 'Christmas, one piece at a time'
const RED_BOX = 'A red box says it first'

const engine = useEngine({
  now: () => new Date(NOW),
  config: { contentHubStagingKey: KEY },
  seed: async (db) => {
    await importContent(db, path.resolve(__dirname, '../../../demo/content'))
  },
})
beforeAll(async () => {
  await engine.db
    .insertInto('content_version')
    .values({
      item_id: HERO,
      version: 100,
      edition_id: 'valentine-2027',
      body: JSON.stringify({ headline: 'A draft' }),
      saved_by: 'ada',
    })
    .execute()
})

const get = (url: string, headers: Record<string, string> = { 'x-api-key': KEY }) =>
  engine.app.inject({ url: `/content-hub/${url}`, headers })
const post = (url: string, payload: object) =>
  engine.app.inject({
    method: 'POST',
    url: `/content-hub/${url}`,
    headers: { 'x-api-key': KEY },
    payload,
  })
const headlineOf = async (prefix: string) =>
  (await get(`${prefix}content/id/${HERO}?locale=en-US`)).json().content.headline

test('staging returns scheduled content in advance, production does not [PRV-011]', async () => {
  const later = `staging/${HOST}-${VALENTINE}/`
  expect(await headlineOf(later)).toBe('A draft')
  expect(await headlineOf(`staging/${HOST}-${VALENTINE - 1}/`)).toBe(CHRISTMAS)
  expect(await headlineOf(`staging/${HOST}/`)).toBe(CHRISTMAS)
  expect(await headlineOf('')).toBe(CHRISTMAS)
})

test('staging returns items by id or key, singly or several, and in filters [CNT-023]', async () => {
  const prefix = `staging/${HOST}-${VALENTINE}/content`
  const page = (await get(`${prefix}/key/brindille/home?depth=all&format=inlined`)).json().content
  expect(page.slots[0].slides[0].headline).toBe('A draft')
  const requests = [{ id: HERO }, { key: 'brindille/promo-banner' }, { key: 'none' }]
  const { responses } = (await post(`${prefix}/fetch`, { requests })).json()
  expect(responses[0].content.headline).toBe('A draft')
  expect(responses[1].content._meta.name).toBe('Promo banner: Valentine')
  expect(responses[2].error.type).toBe('CONTENT_NOT_FOUND')
  const filterBy = [{ path: '/headline', value: 'A draft' }]
  expect((await post(`${prefix}/filter`, { filterBy })).json().page.responseCount).toBe(1)
  expect((await post('content/filter', { filterBy })).json().page.responseCount).toBe(0)
})

test.each(['', `-${VALENTINE}`])(
  'the domain endpoint returns the host with its pin: %s [PRV-012]',
  async (pin) => {
    const query = pin === '' ? '' : `?timestamp=${VALENTINE}`
    const response = await get(`virtual-staging/domain/${HOST}${query}`, {})
    expect(response.body).toBe(`${HOST}${pin}`)
    expect(response.headers['content-type']).toMatch(/^text\/plain/)
  },
)

test.each([
  'other.example',
  `${HOST}-`,
  `${HOST}-0`,
  `${HOST}-99999999999999`,
  `${HOST}-1e12`,
  `${HOST}-snapshot-none`,
  `${HOST}-snapshot-${'0'.repeat(24)}`,
])('%s is not a staging domain', async (domain) => {
  const response = await get(`staging/${domain}/content/key/brindille/home`)
  expect([response.statusCode, response.json().error.type]).toEqual([404, 'NOT_FOUND'])
})

test('a snapshot does not change with later edits [PRV-014]', async () => {
  const wanted = { name: 'Before', stage: 'production', timestamp: VALENTINE, createdBy: 'ada' }
  const taken = await post('snapshots', wanted)
  expect(taken.statusCode).toBe(201)
  const { id, ...rest } = taken.json()
  expect(rest).toEqual({
    name: 'Before',
    stage: 'production',
    timestamp: VALENTINE,
    createdDate: new Date(NOW).toISOString(),
    createdBy: 'ada',
  })
  await engine.db
    .updateTable('content_version')
    .set({ published_at: new Date(NOW) })
    .where('version', '=', 100)
    .execute()
  const domain = (await get(`virtual-staging/domain/${HOST}?snapshotId=${id}`)).body
  expect(await headlineOf(`staging/${domain}/`)).toBe(RED_BOX)
  expect(await headlineOf(`staging/${HOST}-${VALENTINE}/`)).toBe('A draft')
  const byKey = await get(`staging/${domain}/content/key/brindille/home?depth=all&format=inlined`)
  expect(byKey.json().content.slots[0].slides[0]._meta.name).toBe('Home: Valentine hero')
  expect(byKey.headers['x-next-change']).toBeUndefined()
  expect((await get('snapshots')).json().snapshots).toMatchObject([{ id, name: 'Before' }])
})

test.each([
  ['snapshots', { name: '' }],
  ['snapshots', { name: 'a', timestamp: 1 }],
  ['snapshots', { name: 'a', vse: HOST, stage: 'production' }],
])('%s rejects %j', async (url, payload) => {
  const response = await post(url, payload)
  expect([response.statusCode, response.json().error.type]).toEqual([400, 'VALIDATION'])
})

test('a response contains the time of the next planned change', async () => {
  const nextOf = async (url: string) => (await get(url)).headers['x-next-change']
  expect(await nextOf(`content/id/${HERO}`)).toBe(String(VALENTINE))
  expect(await nextOf('content/key/brindille/home?depth=all&format=inlined')).toBe(
    String(VALENTINE),
  )
  // the page's own fields have no schedule
  expect(await nextOf('content/key/brindille/home')).toBeUndefined()
  expect(await nextOf('content/key/brindille/footer?depth=all')).toBeUndefined()
  expect(await nextOf(`staging/${HOST}/content/id/${HERO}`)).toBe(String(VALENTINE))
  expect(await nextOf(`staging/${HOST}-${NOW}/content/id/${HERO}`)).toBeUndefined()
  const filter = async (value: string) =>
    (await post('content/filter', { filterBy: [{ path: '/_meta/name', value }] })).headers[
      'x-next-change'
    ]
  expect(await filter('Home: Christmas hero')).toBe(String(VALENTINE))
  expect(await filter('Footer')).toBeUndefined()
})

test('the changes of a period are returned with their items [CNT-047]', async () => {
  const from = VALENTINE
  const url = `changes?stage=production&from=${from}`
  const { changes } = (await get(`${url}&to=${VALENTINE_ENDS + 1}`)).json()
  const edition = { id: 'valentine-2027', name: 'Valentine’s Day 2027' }
  expect(changes).toEqual([
    { moment: VALENTINE, editions: [{ ...edition, event: 'start' }], items: expect.any(Array) },
    { moment: VALENTINE_ENDS, editions: [{ ...edition, event: 'end' }], items: expect.any(Array) },
  ])
  expect(changes[0].items).toContainEqual({
    id: 'd2cedd52-ab7d-44f2-aa26-6f08eb42c26e',
    deliveryKey: 'brindille/promo-banner',
    name: 'Promo banner',
  })
  expect((await get(`${url}&to=${VALENTINE_ENDS}`)).json().changes).toHaveLength(1)
})

test.each([
  '',
  'from=1',
  `from=${NOW}&to=${NOW}`,
  `from=${NOW}&to=${NOW + 401 * millisecondsInDay}`,
])('no changes are returned for the period %j', async (query) => {
  const response = await get(`changes?${query}`)
  expect([response.statusCode, response.json().error.type]).toEqual([400, 'VALIDATION'])
})

const GUARDED = ['changes', 'snapshots', `staging/${HOST}/content/id/${HERO}`]

test.each(GUARDED)('%s requires the staging key', async (url) => {
  for (const key of [undefined, 'another']) {
    const response = await get(url, key === undefined ? {} : { 'x-api-key': key })
    expect([response.statusCode, response.json().error.type]).toEqual([401, 'UNAUTHORIZED'])
  }
})

test('without a configured key, staging can be used from the same machine only', async () => {
  const open = await createTestEngine({ config: { contentHubStagingKey: undefined } })
  try {
    for (const url of GUARDED.map((name) => `/content-hub/${name}`)) {
      const far = await open.app.inject({ url, remoteAddress: '192.0.2.1' })
      expect([far.statusCode, far.json().error.type]).toEqual([403, 'FORBIDDEN'])
    }
    const near = { url: '/content-hub/snapshots', headers: { host: 'localhost:4000' } }
    expect((await open.app.inject(near)).json()).toEqual({ snapshots: [] })
  } finally {
    await open.close()
  }
})
