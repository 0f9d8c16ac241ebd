import express from 'express'
import { answerGuestLogin, startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

// uses the transport of the server
jest.mock('@/commerce-client/transport', () =>
  jest.requireActual('@/commerce-client/transport.server'),
)

const CACHED = 'public, max-age=60, s-maxage=300'
const image = { path: 'badges/new.png', alt: 'New', width: 400, height: 400 }

let server: TestServer
/** Content items by delivery key. */
let items: Record<string, object>
/** When the content hub's answers change. */
let nextChange: number | undefined

const page = (path: string, fields: object = {}) => ({
  _meta: { deliveryKey: `pages${path}` },
  contentType: 'content-page',
  title: path,
  slots: [],
  ...fields,
})

beforeAll(async () => {
  const engine = express().use(express.json())
  engine.get('/content-hub/content/key/*', (req, res) => {
    const content = items[req.path.replace('/content-hub/content/key/', '')]
    if (nextChange !== undefined) res.set('x-next-change', String(nextChange))
    if (content) res.json({ content })
    else res.status(404).json({ error: { type: 'CONTENT_NOT_FOUND' } })
  })
  engine.get('/content-hub/content/id/:id', (req, res) => {
    res.json({ content: { contentType: 'headline', text: req.params.id } })
  })
  engine.post('/content-hub/content/filter', (_req, res) => {
    if (nextChange !== undefined) res.set('x-next-change', String(nextChange))
    const pages = Object.entries(items).filter(([key]) => key.startsWith('pages/'))
    res.json({ responses: pages.map(([, content]) => ({ content })), page: {} })
  })
  answerGuestLogin(engine)
  engine.get(/\/url-mapping$/, (req, res) => {
    const destinationUrl = req.query.urlSegment === 'old/page' && '/category/bars'
    if (destinationUrl) res.json({ destinationUrl, statusCode: 301, copySourceParams: true })
    else res.status(404).json({ title: 'Not Found', type: 'url-not-found', detail: 'No' })
  })
  engine.get(/\/custom\//, (req, res) => {
    const { siteId } = req.query
    if (req.path.endsWith('site-prefs')) res.json({ of: siteId, recipientLimit: 20 })
    else res.json({ customerGroups: [{ id: `Everyone of ${String(siteId)}` }] })
  })
  server = await startSiteApi(engine)
  items = {}
  for (const siteId of ['brindille', 'brindille-volume', 'brindille-fundraising']) {
    const contentType = 'nav-menu'
    items[`${siteId}/nav-menu`] = { contentType, menus: [siteId] }
    items[`${siteId}/nav-menu/slim`] = { contentType, menus: [`slim ${siteId}`] }
    items[`${siteId}/footer`] = { contentType: 'footer', columns: [{ title: siteId, links: [] }] }
    const badges = [{ deliveryKey: 'badges/new', label: siteId, mediaImages: [image] }]
    items[`${siteId}/product-badges`] = { contentType: 'product-badges', badges }
  }
  items['pages/help'] = page('/help')
  items['pages/blog/snap'] = page('/blog/snap', {
    slots: [{ contentType: 'blog', publishedDate: '2026-10-08' }],
  })
  items['pages/fundraising/how'] = page('/fundraising/how', {
    sites: ['brindille-fundraising'],
    isHidden: true,
  })
})

const get = (path: string) => fetch(`${server.origin}/api/${path}`)
const SITES = ['brindille', 'brindille-volume', 'brindille-fundraising']

const ROUTES = [
  'nav-menu?config=default',
  'footer',
  'product-badges',
  'route-map',
  'all-customer-groups',
  'site-prefs',
]

test.each(ROUTES)(
  '%s answers each site with its own, and says 404 to an unknown one [SITE-008, SITE-018]',
  async (route) => {
    const answers = new Set<string>()
    for (const siteId of SITES) {
      const response = await get(`${siteId}/${route}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      expect(response.headers.get('cache-control')).toBe(CACHED)
      expect(response.headers.get('vary')).toBe('Accept-Language')
      answers.add(await response.text())
    }
    // two of the sites have the same pages here
    expect(answers.size).toBe(route === 'route-map' ? 2 : 3)
    const unknown = await get(`nowhere/${route}`)
    expect(unknown.status).toBe(404)
    expect(unknown.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(unknown.headers.get('cache-control')).toBe('no-store')
    expect(await unknown.json()).toMatchObject({ status: 404, type: 'site-not-found' })
  },
)

test('no answer is cached past the next change of its content', async () => {
  nextChange = Date.now() + 30_900
  items['brindille/soon'] = { contentType: 'headline', text: 'Soon' }
  const { headers } = await get('brindille/content?key=brindille/soon')
  nextChange = undefined
  const ages = /max-age=(\d+), s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')
  expect(ages?.slice(1).every((age) => Number(age) <= 30 && Number(age) > 20)).toBe(true)
})

test('content is read by its key or by its id [CNT-023]', async () => {
  const id = 'f66eb662-4e99-479c-a627-7ad08404dbe4'
  expect(await (await get(`brindille/content?id=${id}`)).json()).toMatchObject({ text: id })
  expect(await (await get('brindille/content?key=brindille/footer')).json()).toMatchObject({
    contentType: 'footer',
  })
  for (const query of ['', '?id=../../outbox']) {
    expect((await get(`brindille/content${query}`)).status).toBe(400)
  }
})

test('a menu is chosen by its config, and none is made up', async () => {
  expect(await (await get('brindille/nav-menu')).json()).toMatchObject({ menus: ['brindille'] })
  expect(await (await get('brindille/nav-menu?config=slim')).json()).toMatchObject({
    menus: ['slim brindille'],
  })
  items['brindille/nav-menu/full'] = {
    contentType: 'nav-menu',
    seasonMenu: { contentType: 'season-menu' },
    menus: ['brindille'],
  }
  expect(await (await get('brindille/nav-menu?config=full')).json()).toEqual({
    contentType: 'nav-menu',
    menus: [{ contentType: 'season-menu' }, 'brindille'],
  })
  expect((await get('brindille/nav-menu?config=none')).status).toBe(404)
  expect((await get('brindille/nav-menu?config=../footer')).status).toBe(400)
})

test('a badge has its delivery key and its pictures [SITE-016]', async () => {
  expect(await (await get('brindille/product-badges')).json()).toMatchObject({
    badges: [{ deliveryKey: 'badges/new', mediaImages: [image] }],
  })
})

test('the route map holds the content pages that a site shows [SITE-014]', async () => {
  const help = { deliveryKey: 'pages/help', title: '/help', siteId: 'brindille' }
  expect(await (await get('brindille/route-map')).json()).toEqual({
    routes: {
      '/blog/snap': {
        deliveryKey: 'pages/blog/snap',
        title: '/blog/snap',
        siteId: 'brindille',
        publishedDate: '2026-10-08',
      },
      '/help': help,
    },
  })
  expect(await (await get('brindille-fundraising/route-map')).json()).toMatchObject({
    routes: {
      '/help': help,
      '/fundraising/how': { siteId: 'brindille-fundraising', isHidden: true },
    },
  })
})

test('the redirect of an address is returned, and that there is none', async () => {
  const moved = await get('brindille/redirect?path=/old/page')
  expect(moved.headers.get('cache-control')).toBe(CACHED)
  expect(await moved.json()).toEqual({
    redirect: { status: 301, location: '/category/bars', keepsQuery: true },
  })
  expect(await (await get('brindille/redirect?path=/none')).json()).toEqual({ redirect: null })
  expect((await get('brindille/redirect')).status).toBe(400)
  expect((await get('brindille/redirect?path=none')).status).toBe(400)
})

test('a page of another site is not here', async () => {
  const path = 'content?key=pages/fundraising/how'
  expect((await get(`brindille/${path}`)).status).toBe(404)
  expect((await get(`brindille-fundraising/${path}`)).status).toBe(200)
})
