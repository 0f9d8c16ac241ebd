import express from 'express'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'
import { rememberPreview } from './remember-preview'

// uses the transport of the server
jest.mock('@/commerce-client/transport', () =>
  jest.requireActual('@/commerce-client/transport.server'),
)

const VSE = 'brindille.staging.localhost'
const MOMENT = 1_802_600_000_000
const KEY = 'staging-key-of-the-hub'
const SITES = ['brindille', 'brindille-volume', 'brindille-fundraising']
const LANGUAGES = ['en-US', 'es-US']
const ROUTES = [
  'nav-menu',
  'footer',
  'content?key=help',
  'product-badges',
  'route-map',
  'content-search?q=truffles',
]

let server: TestServer
let asked: string[]

beforeAll(async () => {
  const engine = express().use(express.json())
  engine.get('/content-hub/virtual-staging/domain/:vse', (req, res) => {
    const { timestamp, snapshotId } = req.query
    asked.push(`domain ${req.url.split('?')[1]}`)
    if (snapshotId === 'gone') res.status(404).json({})
    else res.type('text/plain').send(`${req.params.vse}-${String(timestamp ?? snapshotId)}`)
  })
  const item = (stage: string, language: string) => ({
    contentType: 'content-page',
    title: `truffles ${stage} ${language}`,
    _meta: { deliveryKey: `pages/${stage}` },
    badges: [],
    slots: [],
  })
  const deliver = (stage: string, router = express.Router()) => {
    router.use((req, res, next) => {
      if (stage === 'public' || req.get('x-api-key') === KEY) next()
      else res.status(401).json({})
    })
    router.get(/^\/(?:key|id)\//, (req, res) => {
      asked.push(`${stage} ${req.path}`)
      const [language = ''] = String(req.query.locale).split(',')
      res.json({ content: item(`${stage} ${req.originalUrl.split('/')[3]}`, language) })
    })
    router.post('/filter', (req, res) => {
      const name = stage === 'public' ? 'public' : String(req.originalUrl.split('/')[3])
      res.json({ responses: [{ content: item(name, 'any') }], page: {} })
    })
    return router
  }
  engine.get('/content-hub/changes', (req, res) => {
    asked.push(`changes ${req.get('x-api-key')} ${req.url.split('?')[1]}`)
    const change = { moment: MOMENT, editions: [], items: [{ id: '1', name: 'Home' }] }
    res.json({ changes: [change] })
  })
  engine.get('/content-hub/snapshots', (req, res) => {
    if (req.get('x-api-key') !== KEY) return void res.status(401).json({})
    res.json({ snapshots: [{ id: 'a-1', name: 'Before', stage: 'staging', timestamp: MOMENT }] })
  })
  engine.use('/content-hub/content', deliver('public'))
  engine.use('/content-hub/staging/:domain/content', deliver('staged'))
  Object.assign(process.env, { CONTENT_HUB_STAGING_KEY: KEY, LOCAL_ACCESS: 'open' })
  server = await startSiteApi(engine, express().use(rememberPreview()))
})
beforeEach(() => {
  asked = []
})

const LOCAL = { 'X-Forwarded-Host': 'localhost:3000', 'X-Forwarded-For': '127.0.0.1' }
const OTHER = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-For': '203.0.113.9' }
const get = (path: string, headers: Record<string, string>, language = 'en-US') =>
  fetch(`${server.origin}/api/${path}`, { headers: { ...headers, 'Accept-Language': language } })
const staged = (path: string, query = `previewTimestamp=${MOMENT}`) =>
  `${path}${path.includes('?') ? '&' : '?'}vseDomain=${VSE}&${query}`

test.each(
  SITES.flatMap((site) =>
    LANGUAGES.flatMap((language) => ROUTES.map((route) => [site, language, route] as const)),
  ),
)(
  'no content answered in preview is ever answered to somebody else: %s, %s, %s [PRV-015, CNT-024]',
  async (site, language, route) => {
    const path = `${site}/${route}`
    const before = await (await get(path, OTHER, language)).text()
    expect(before).not.toContain(String(MOMENT))

    const preview = await get(staged(path), LOCAL, language)
    expect(await preview.text()).toContain(String(MOMENT))
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow')

    const after = await get(path, OTHER, language)
    expect(await after.text()).toBe(before)
    expect(after.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300')
    // outside the preview an editor sees the public content
    expect(await (await get(path, LOCAL, language)).text()).toBe(before)

    const refused = await get(staged(path), OTHER, language)
    expect(refused.status).toBe(403)
    expect(await refused.text()).not.toContain(String(MOMENT))
  },
)

const readTitle = async (path: string) => {
  const body: { title?: string } = await (await get(path, LOCAL)).json()
  return body.title
}

test('content comes from the stage, the moment or the snapshot that was asked for [PRV-014, PRV-012]', async () => {
  const path = 'brindille/content?key=home'
  expect(await readTitle(`${path}&vseDomain=${VSE}`)).toContain(`staged ${VSE} `)
  expect(asked.filter((what) => what.startsWith('domain'))).toEqual([])
  // without an environment the default one is used
  expect(await readTitle(`${path}&previewTimestamp=1802600000001`)).toContain(
    `staged ${VSE}-1802600000001 `,
  )
  expect(await readTitle(staged(path, 'snapshotId=abc'))).toContain(`staged ${VSE}-abc `)
  // the name of a domain is requested only once
  await readTitle(staged(path, 'snapshotId=abc'))
  expect(asked.filter((what) => what.startsWith('domain'))).toEqual([
    'domain timestamp=1802600000001',
    'domain snapshotId=abc',
  ])
  expect(await readTitle(`${path}&customerGroup=Friends`)).toContain('public')
})

test('an editor gets the list of snapshots', async () => {
  const { snapshots } = await (await get(staged('brindille/preview-desk'), LOCAL)).json()
  expect(snapshots).toEqual([{ id: 'a-1', name: 'Before', moment: MOMENT }])
})

test('a stage that is not there is no public page [PRV-014]', async () => {
  expect((await get(staged('brindille/content?key=x', 'snapshotId=gone'), LOCAL)).status).toBe(404)
})

test.each(['vseDomain=evil.example', `vseDomain=${VSE}/../..`, 'previewTimestamp=now'])(
  'asks nobody for %s',
  async (query) => {
    expect((await get(`brindille/content?key=x&${query}`, LOCAL)).status).toBe(400)
    expect(asked).toEqual([])
  },
)

const clean = (body: object, headers = LOCAL) =>
  fetch(`${server.origin}/api/brindille/preview-content`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const inTwo = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value' },
  values: [
    { locale: 'en-US', value: 'Gifts' },
    { locale: 'es-US', value: 'Regalos' },
  ],
}

test('what stands in a form is cleaned, in one language, for editors alone', async () => {
  const content = {
    _meta: { schema: 'https://schema.example/content-text' },
    title: inTwo,
    html: '<p onclick="x()">a<script>alert(1)</script></p>',
    parts: [{ html: '<img src=x onerror=alert(1)><em>b</em>' }],
  }
  const answer = await clean({ content, locale: 'es-US' })
  expect(await answer.json()).toEqual({
    _meta: content._meta,
    contentType: 'content-text',
    title: 'Regalos',
    html: '<p>a</p>',
    parts: [{ html: '<em>b</em>' }],
  })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await clean({ content }, OTHER)).status).toBe(403)
  expect((await clean({ content: 'text' })).status).toBe(400)
  expect((await clean({ content: { title: 'of no type' } })).status).toBe(400)
})

test('an item is read by its id, too [CNT-024]', async () => {
  const response = await get(`brindille/content?id=abc-1&vseDomain=${VSE}`, LOCAL)
  expect(response.status).toBe(200)
  expect(asked).toEqual(['staged /id/abc-1'])
})

test('what changes between two moments is returned to editors alone', async () => {
  const path = 'brindille/preview-changes?from=1&to=2000'
  const answer = await get(path, LOCAL)
  expect(await answer.json()).toEqual({
    changes: [{ moment: MOMENT, editions: [], items: ['Home'] }],
  })
  expect(asked).toEqual([`changes ${KEY} from=1&to=2000`])
  expect((await get(path, OTHER)).status).toBe(403)
  expect((await get('brindille/preview-changes?from=2&to=1', LOCAL)).status).toBe(400)
  expect((await get('brindille/preview-changes?from=1&to=99999999999999', LOCAL)).status).toBe(400)
})

test('without a code no link is made that nobody could open', async () => {
  const answer = await fetch(`${server.origin}/api/brindille/preview-link`, {
    method: 'POST',
    headers: { ...LOCAL, 'Content-Type': 'application/json' },
    body: JSON.stringify({ seconds: 3600 }),
  })
  expect(answer.status).toBe(409)
})
