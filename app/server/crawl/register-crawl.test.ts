import { millisecondsInDay } from 'date-fns/constants'
import express from 'express'
import { escapeMarkup } from '@rules/html-page'
import { getCatalogPages, type CatalogPages } from '@/commerce-client/sitemap.server'
import { listStores } from '@/commerce-client/store-list'
import { toAppError } from '@/errors/to-app-error'
import { getRouteMap } from '@/integrations/content-hub/content-routes.server'
import { withPreview } from '@/site/current-preview.server'
import { toSite } from '@/site/site'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { registerCrawl } from './register-crawl'

jest.mock('@/commerce-client/sitemap.server', () => ({ getCatalogPages: jest.fn() }))
jest.mock('@/commerce-client/mix-boxes.queries', () => ({
  mixBoxesQuery: (siteId: string) => ({ queryFn: async () => mockBoxesOf(siteId) }),
}))
jest.mock('./llms-txt', () => ({
  toLlmsTxt: async ({ origin }: { origin: string }) => `# ${origin}`,
}))
jest.mock('@/commerce-client/store-list', () => ({ listStores: jest.fn() }))
jest.mock('@/integrations/content-hub/content-routes.server', () => ({ getRouteMap: jest.fn() }))

const site = toSite({
  id: 'shop',
  name: 'Shop',
  tabLabel: 'Shop',
  locale: 'en-US',
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'es-US', name: 'Español' },
  ],
  currency: 'USD',
  hostPrefixes: [],
  capabilities: [],
})

const mockBoxesOf = jest.fn<{ isLollypops: boolean }[], [string]>()

let server: TestServer
let total: number
let count = 0

beforeAll(async () => {
  const app = express().use((req, res, next) => {
    res.locals.site = { ...site, id: req.get('x-site') }
    if (req.query.customerGroup) withPreview({ customerGroups: ['Members'] }, next)
    else next()
  })
  registerCrawl(app, { securityContact: 'mailto:security@shop.example' })
  server = await startTestServer(app)
})
beforeEach(() => {
  total = 3
  count += 1
  jest.mocked(getCatalogPages).mockImplementation(async (_site, kind, limit, offset = 0) => {
    const pages: CatalogPages['pages'] = [
      { path: '/bars/salt-&-dark/1.html', images: ['http://engine/media/products/bar.jpg'] },
      { path: '/bars/caramel/2.html', lastModified: '2026-10-01T08:00:00.000Z' },
      { path: '/bars/praline/3.html' },
    ]
    const all = kind === 'products' ? pages : [{ path: '/category/bars' }]
    return { total, pages: all.slice(offset, offset + limit) }
  })
  jest.mocked(listStores).mockResolvedValue([{ id: '101', countryCode: 'US' }])
  mockBoxesOf.mockReturnValue([])
  const route = { deliveryKey: 'k', title: 't', siteId: `shop${count}` }
  jest.mocked(getRouteMap).mockResolvedValue({
    '/help/faq': route,
    '/blog/snap': { ...route, publishedDate: '2026-10-08' },
    '/elsewhere': { ...route, siteId: 'other' },
    '/draw': { ...route, isHidden: true },
  })
})

/** Requests a path of a site; each test has its own site, because answers are cached per site. */
async function ask(path: string, host = `shop${count}.example`, siteId = `shop${count}`) {
  const response = await fetch(`${server.origin}${path}`, {
    headers: { 'x-site': siteId, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
const own = (path: string) => `https://shop${count}.example${path}`

test('robots.txt names the sitemap, and disallows private pages in every language', async () => {
  const { status, headers, text } = await ask('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  const rules = text.split('\n')
  expect(rules).toContain(`Sitemap: ${own('/sitemap.xml')}`)
  for (const path of ['/cart', '/account', '/search', '/shipping', '/login']) {
    expect(rules).toEqual(
      expect.arrayContaining([
        `Disallow: ${path}$`,
        `Disallow: ${path}?`,
        `Disallow: /es-US${path}$`,
      ]),
    )
  }
  expect(rules).toContain('Disallow: /api/')
})

test('security.txt says where weaknesses are reported, and nothing without a contact', async () => {
  const { headers, text } = await ask('/.well-known/security.txt')
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toContain('Contact: mailto:security@shop.example\n')
  expect(text).toContain('Preferred-Languages: en, es\n')
  expect(text).toContain(`Canonical: ${own('/.well-known/security.txt')}\n`)
  const [, expires = ''] = /Expires: (.+)/.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / millisecondsInDay
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)

  const without = express()
  registerCrawl(without, {})
  const other = await startTestServer(without)
  expect((await fetch(`${other.origin}/.well-known/security.txt`)).status).toBe(404)
})

test('the index names content, categories and as many lists of products as there are', async () => {
  const { headers, text } = await ask('/sitemap.xml')
  expect(headers.get('content-type')).toMatch(/^application\/xml/)
  expect(headers.get('cache-control')).toBe('public, max-age=900, s-maxage=900')
  expect(locsOf(text)).toEqual([
    own('/sitemap-content.xml'),
    own('/sitemap-categories.xml'),
    own('/sitemap-products-1.xml'),
  ])
  total = 20_001
  expect(locsOf((await ask('/sitemap.xml', 'large.example', 'large')).text)).toHaveLength(5)
})

test('llms.txt is Markdown with the addresses of the host that was asked', async () => {
  const { headers, text } = await ask('/llms.txt')
  expect(headers.get('content-type')).toMatch(/^text\/markdown/)
  expect(text).toBe(`# ${own('')}`)
})

test('what an editor previews is in no public sitemap [PRV-015]', async () => {
  const staged = { deliveryKey: 's', title: 's', siteId: `shop${count}` }
  jest.mocked(getRouteMap).mockResolvedValueOnce({ '/not-yet': staged })
  const preview = await ask('/sitemap-content.xml?customerGroup=Members')
  expect(locsOf(preview.text)).toContain(own('/not-yet'))
  expect(preview.headers.get('cache-control')).toBeNull()
  expect(locsOf((await ask('/sitemap-content.xml')).text)).not.toContain(own('/not-yet'))
})

test('products stand with their languages, pictures and last change', async () => {
  const { text } = await ask('/sitemap-products-1.xml')
  expect(locsOf(text)).toEqual([
    own('/bars/salt-&amp;-dark/1.html'),
    own('/bars/caramel/2.html'),
    own('/bars/praline/3.html'),
  ])
  expect(text).toContain(
    `<image:image><image:loc>${own('/image/1200/products/bar.jpg')}</image:loc></image:image>`,
  )
  expect(text).toContain('<lastmod>2026-10-01T08:00:00.000Z</lastmod>')
  for (const [language, path] of [
    ['en-US', '/bars/caramel/2.html'],
    ['es-US', '/es-US/bars/caramel/2.html'],
    ['x-default', '/bars/caramel/2.html'],
  ]) {
    expect(text).toContain(
      `<xhtml:link rel="alternate" hreflang="${language}" href="${own(path ?? '')}"/>`,
    )
  }
})

test('content and shops are listed at the site whose address counts, without what is hidden', async () => {
  const { text } = await ask('/sitemap-content.xml')
  expect(locsOf(text)).toEqual(
    [
      '',
      '/chocolateshops',
      '/chocolateshops/101',
      '/emailsignup',
      '/e-gift-cards',
      '/help/faq',
      '/blog/snap',
    ].map(own),
  )
  expect(text).toContain(`<loc>${own('/blog/snap')}</loc><lastmod>2026-10-08</lastmod>`)
})

test('a builder is listed with its first step, where there are boxes for it', async () => {
  mockBoxesOf.mockReturnValue([{ isLollypops: false }, { isLollypops: false }])
  const { text } = await ask('/sitemap-content.xml')
  expect(locsOf(text).filter((url) => url?.includes('build-a-box'))).toEqual([
    own('/build-a-box/start'),
  ])
})

test('is made once, however many names a host has, and contains each one’s own URLs', async () => {
  jest.mocked(getCatalogPages).mockClear()
  for (const host of ['one.example', 'two.example', `<"'>`]) {
    const { text } = await ask('/sitemap-categories.xml', host)
    expect(locsOf(text)).toEqual([`https://${escapeMarkup(host)}/category/bars`])
  }
  expect(getCatalogPages).toHaveBeenCalledTimes(1)
})

test('categories are listed', async () => {
  expect(locsOf((await ask('/sitemap-categories.xml')).text)).toEqual([own('/category/bars')])
})

test.each(['/sitemap-products-2.xml', '/sitemap-products-0.xml', '/sitemap-people.xml'])(
  '%s does not exist',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('crawlers get 503 while the engine is away', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(getCatalogPages).mockRejectedValue(toAppError(new TypeError('fetch failed')))
  const { status, headers } = await ask('/sitemap.xml')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('60')
  expect(log).toHaveBeenCalledTimes(1)
})
