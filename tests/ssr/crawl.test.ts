import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { sitePages, type SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

/** Requests a page by IP address and Host header, so that no name needs resolving. */
function get(request: APIRequestContext, siteId: SiteId, path: string) {
  return request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(siteOrigins[siteId]).host, Accept: '*/*' },
    maxRedirects: 0,
  })
}

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]?.replace(/&amp;/g, '&') ?? '')
const canonicalOf = (html: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]

const siteIds = Object.keys(sitePages) as SiteId[]
const tabLabels: Record<SiteId, string> = {
  brindille: 'Shop',
  'brindille-volume': 'Corporate &amp; Volume',
  'brindille-fundraising': 'Fundraising',
}

for (const siteId of siteIds) {
  test(`${siteId}: every page of the sitemap is there, at its one address`, async ({ request }) => {
    const origin = siteOrigins[siteId]
    const robots = await (await get(request, siteId, '/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const index = await get(request, siteId, '/sitemap.xml')
    expect(index.headers()['content-type']).toContain('application/xml')
    const children = locsOf(await index.text())
    expect(children).toEqual([
      `${origin}/sitemap-content.xml`,
      `${origin}/sitemap-categories.xml`,
      `${origin}/sitemap-products-1.xml`,
    ])
    for (const child of children) {
      const xml = await (await get(request, siteId, new URL(child).pathname)).text()
      const pages = locsOf(xml)
      expect(pages.length).toBeGreaterThan(0)
      // first, last and some between
      const step = Math.max(1, Math.floor(pages.length / 6))
      for (const page of pages.filter((_, at) => at % step === 0 || at === pages.length - 1)) {
        const answer = await get(request, siteId, new URL(page).pathname)
        expect(answer.status(), page).toBe(200)
        expect(canonicalOf(await answer.text()), page).toBe(page)
      }
    }
  })

  test(`${siteId} answers what is its own [SITE-003, SITE-008, SITE-011, SITE-014, SITE-015, SITE-016, SITE-017, SITE-018, SITE-019]`, async ({
    request,
  }) => {
    const ask = async (route: string): Promise<unknown> => {
      const answer = await get(request, siteId, `/api/${siteId}/${route}`)
      expect(answer.status(), route).toBe(200)
      expect(answer.headers()['cache-control'], route).toContain('public')
      expect((await get(request, siteId, `/api/nowhere/${route}`)).status(), route).toBe(404)
      return answer.json()
    }
    expect(await ask('nav-menu?config=default')).toMatchObject({
      _meta: { deliveryKey: `${siteId}/nav-menu` },
    })
    expect(await ask('footer')).toMatchObject({ _meta: { deliveryKey: `${siteId}/footer` } })
    expect(await ask('product-badges')).toMatchObject({
      badges: expect.arrayContaining([
        expect.objectContaining({ deliveryKey: 'badges/new', mediaImages: expect.any(Array) }),
      ]),
    })
    expect(await ask('route-map')).toMatchObject({
      routes: { '/help/faq': { deliveryKey: 'pages/help/faq' } },
    })
    const groups = z.object({ customerGroups: z.array(z.object({ id: z.string() })).min(1) })
    groups.parse(await ask('all-customer-groups'))
    expect(await ask('site-prefs')).toMatchObject({
      recipientLimit: 20,
      appPWAShipmentBatchSize: 5,
      Bopis: siteId === 'brindille',
      enableCanada: siteId === 'brindille',
      companyNameRequired: false,
    })
  })

  test(`${siteId} is marked among the tabs [SITE-001, SITE-002]`, async ({ request }) => {
    const html = await (await get(request, siteId, '/')).text()
    const tabs = /<nav aria-label="Our shops">.*?<\/nav>/s.exec(html)?.[0] ?? ''
    const marked = [...tabs.matchAll(/<a[^>]*aria-current="true"[^>]*>([^<]*)</g)]
    expect(marked.map(([, label]) => label)).toEqual([tabLabels[siteId]])
    const others = Object.entries(siteOrigins).filter(([id]) => id !== siteId)
    for (const [id, address] of others) {
      expect(tabs, id).toContain(`href="${address.replace('http:', '')}/"`)
    }
  })
}

test('what has moved is found, with its parameters', async ({ request }) => {
  for (const [path, status, location] of [
    ['/lollipops?utm_source=mail&sz=3', 301, '/category/lollypops?sz=3&utm_source=mail'],
    ['/es-US/lollipops', 301, '/es-US/category/lollypops'],
    ['/tea?gclid=1', 302, '/gift-sets/afternoon-tea-set/410010.html?gclid=1'],
    ['/storage', 301, '/guides/storing-chocolate'],
  ] as const) {
    const answer = await get(request, 'brindille', path)
    expect(answer.status(), path).toBe(status)
    expect(answer.headers().location, path).toBe(location)
    expect((await get(request, 'brindille', location)).status(), location).toBe(200)
  }
})

test('a page of several sites has one address, and a trailing slash none of its own [SHELL-036]', async ({
  request,
}) => {
  const path = '/fundraising/questions'
  const own = `${siteOrigins['brindille-fundraising']}${path}`
  for (const siteId of ['brindille', 'brindille-volume', 'brindille-fundraising'] as const) {
    expect(canonicalOf(await (await get(request, siteId, path)).text())).toBe(own)
    expect(canonicalOf(await (await get(request, siteId, `${path}/`)).text())).toBe(own)
  }
})

test('a page of one site is there alone, and in its sitemap', async ({ request }) => {
  const path = '/corporate-gifts/planning'
  for (const siteId of siteIds) {
    const isOwn = siteId === 'brindille-volume'
    expect((await get(request, siteId, path)).status(), siteId).toBe(isOwn ? 200 : 404)
    const sitemap = await (await get(request, siteId, '/sitemap-content.xml')).text()
    expect(locsOf(sitemap).includes(`${siteOrigins[siteId]}${path}`), siteId).toBe(isOwn)
  }
})
