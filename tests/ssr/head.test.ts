import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { readSites } from '../../app/server/host/read-sites'
import { productPathIn, sitePages, type SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

/** Requests a page by IP address and Host header, so that no name needs resolving. */
function get(request: APIRequestContext, siteId: SiteId, path: string) {
  return request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(siteOrigins[siteId]).host },
  })
}

const pathOf = (address: string) => new URL(address).pathname

function metaOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)
  return found?.[1]
}

function linkOf(html: string, rel: string): string {
  return new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1] ?? ''
}

const manifestSchema = z.object({
  name: z.string().min(1),
  start_url: z.literal('/'),
  display: z.string(),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.string().optional(),
    }),
  ),
})

const siteIds = Object.keys(sitePages) as SiteId[]

for (const siteId of siteIds) {
  test(`${siteId}: a shared page shows words, an address and a picture`, async ({ request }) => {
    const listing = await (
      await get(request, siteId, `/category/${sitePages[siteId].category}`)
    ).text()
    for (const path of ['/', `/category/${sitePages[siteId].category}`, productPathIn(listing)]) {
      const html = await (await get(request, siteId, path)).text()
      expect(metaOf(html, 'og:title'), path).toBeTruthy()
      expect(metaOf(html, 'og:description'), path).toBeTruthy()
      expect(metaOf(html, 'og:url'), path).toMatch(/^http/)
      expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image')
      const picture = await get(request, siteId, pathOf(metaOf(html, 'og:image') ?? ''))
      expect(picture.headers()['content-type'], path).toMatch(/^image\//)
    }
  })

  test(`${siteId} uses its own accent color`, async ({ request }) => {
    const html = await (await get(request, siteId, '/')).text()
    const accent = readSites('config').find(({ id }) => id === siteId)?.accent
    expect(/<html[^>]*data-accent="([^"]*)"/.exec(html)?.[1]).toBe(accent)
  })
}

for (const siteId of siteIds) {
  test(`${siteId} can be installed: a manifest of its own whose icons are what they say`, async ({
    request,
  }) => {
    const html = await (await get(request, siteId, '/')).text()
    const address = linkOf(html, 'manifest')
    const answer = await get(request, siteId, address)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = manifestSchema.parse(await answer.json())
    expect(manifest.name).toBe(readSites('config').find(({ id }) => id === siteId)?.name)
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(request, siteId, src)
      expect(icon.headers()['content-type']).toBe(type)
      const { width, height } = await sharp(await icon.body()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })
}

test('favicons are pictures', async ({ request }) => {
  const html = await (await get(request, 'brindille', '/')).text()
  for (const address of [linkOf(html, 'icon'), linkOf(html, 'apple-touch-icon'), '/favicon.ico']) {
    const icon = await get(request, 'brindille', address)
    expect(icon.status(), address).toBe(200)
    expect(icon.headers()['content-type'], address).toMatch(/^image\//)
  }
})
