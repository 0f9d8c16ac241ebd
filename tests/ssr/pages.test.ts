import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import {
  contentPages,
  missingPages,
  privatePages,
  productPathIn,
  publicPages,
  sitePages,
  type SiteId,
} from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'
import { untilCached } from '../setup/until-cached'

const pageData = z.object({
  __PRELOADED_STATE__: z.unknown(),
  __CONFIG__: z.unknown(),
})

function preloadedState(html: string): string {
  const match = /<script id="mobify-data" type="application\/json">(.*?)<\/script>/s.exec(html)
  const data = pageData.parse(JSON.parse(match?.[1] ?? '{}'))
  return JSON.stringify(data.__PRELOADED_STATE__)
}

/** Requests a page by IP address and Host header, so that no name needs resolving. */
function get(request: APIRequestContext, siteOrigin: string, path: string) {
  return request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(siteOrigin).host, Accept: 'text/html' },
    maxRedirects: 0,
  })
}

/** Returns the types of the page's structured data for search engines. */
function listDataTypes(html: string): string[] {
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)
  const data = z.object({ '@type': z.string() })
  return [...scripts].map((match) => data.parse(JSON.parse(match[1] ?? '{}'))['@type'])
}

/** Returns headings that skip a level, which confuses users who navigate by headings. */
function skippedHeadings(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const headings = [...main.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)]
  return headings.flatMap(([, level, text = ''], index) =>
    Number(level) > Number(headings[index - 1]?.[1] ?? 0) + 1 ? [text.replace(/<[^>]+>/g, '')] : [],
  )
}

const mainText = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const siteIds = Object.keys(sitePages) as SiteId[]

for (const { path, data } of contentPages) {
  test(`${path} says what it is, and where it stands`, async ({ request }) => {
    const html = await (await get(request, siteOrigins.brindille, path)).text()
    expect(listDataTypes(html)).toEqual(expect.arrayContaining([...data, 'BreadcrumbList']))
    expect(html).toMatch(/<nav aria-label="Breadcrumb"/)
  })
}

for (const siteId of siteIds) {
  const siteOrigin = siteOrigins[siteId]
  const categoryPath = `/category/${sitePages[siteId].category}`

  test.describe(siteId, () => {
    for (const { path, heading } of publicPages(siteId)) {
      test(`${path} arrives complete from the server`, async ({ request }) => {
        const response = await get(request, siteOrigin, path)
        const html = await response.text()
        expect(response.status()).toBe(200)
        expect(response.headers()['cache-control']).toBe('public, must-revalidate, s-maxage=900')
        const h1 = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map((match) =>
          (match[1] ?? '').replace(/<[^>]+>/g, ''),
        )
        expect(h1).toHaveLength(1)
        expect(h1[0]).toMatch(heading)
        expect(html).toMatch(/<title[^>]*>[^<]{3,}<\/title>/)
        expect(mainText(html).length).toBeGreaterThan(200)
        expect(html).not.toContain('aria-busy="true"')
        expect(skippedHeadings(html)).toEqual([])
      })
    }

    test('a product page arrives complete, with its structured data', async ({ request }) => {
      const listing = await (await get(request, siteOrigin, categoryPath)).text()
      const response = await get(request, siteOrigin, productPathIn(listing))
      const html = await response.text()
      expect(response.status()).toBe(200)
      expect(html).toMatch(/<h1/)
      expect(listDataTypes(html)).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
    })

    for (const { path, text } of missingPages) {
      test(`${path} says so, with its status`, async ({ request }) => {
        const response = await get(request, siteOrigin, path)
        expect(response.status()).toBe(404)
        const readable = (await response.text()).replace(/&#x27;|&#39;|’/g, "'")
        expect(readable).toContain(text)
      })
    }

    test('no page contains data of a shopper', async ({ request }) => {
      for (const path of [...publicPages(siteId).map((page) => page.path), ...privatePages]) {
        const response = await get(request, siteOrigin, path)
        const html = await response.text()
        expect(response.headers()['set-cookie'], path).toBeUndefined()
        const state = preloadedState(html)
        expect(state, path).not.toContain('"shopper"')
        expect(html, path).not.toMatch(/access_token|refresh_token|eyJhbGciOi/)
      }
    })
  })
}

test('checkout and account pages are never cached, not even by the server [ACC-011]', async ({
  request,
}) => {
  for (const path of privatePages) {
    for (const _time of ['first', 'second']) {
      const response = await get(request, siteOrigins.brindille, path)
      expect(response.status(), path).toBe(200)
      expect(response.headers()['cache-control'], path).toContain('no-store')
      expect(response.headers()['x-cache'] ?? '', path).not.toMatch(/hit/i)
    }
  }
})

test('a public page is answered from the cache, the same for everybody', async ({ request }) => {
  const first = await get(request, siteOrigins.brindille, '/category/truffles')
  const second = await untilCached(first, () =>
    get(request, siteOrigins.brindille, '/category/truffles'),
  )
  expect(await second.text()).toBe(await first.text())
})

test('only scripts with a nonce run', async ({ request }) => {
  const response = await get(request, siteOrigins.brindille, '/')
  const policy = response.headers()['content-security-policy'] ?? ''
  const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce).toBeTruthy()
  expect(/script-src([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline')
  const html = await response.text()
  const executable = [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g)]
  // one script: it fetches the others after the first paint
  expect(executable).toHaveLength(1)
  const [tag = ''] = executable[0] ?? []
  expect(tag).toContain(`nonce="${nonce}"`)
  expect(tag).toMatch(/ data-scripts="[^"]*\/framework\.js [^"]*\/main\.js [^"]*"/)
})

test('the request id is taken up and given back', async ({ request }) => {
  const response = await request.get(`http://127.0.0.1:${ports.storefront}/`, {
    headers: { 'X-Request-Id': 'praline-ssr-test-0001' },
  })
  expect(response.headers()['x-request-id']).toBe('praline-ssr-test-0001')
})
