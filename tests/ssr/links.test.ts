import { expect, test, type APIRequestContext } from '@playwright/test'
import { sitePages, type SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

/** Pages that hold what editors wrote are read for more links; listings and products are not. */
const isRead = (path: string) => !/^\/(category|search|chocolateshops)\b|\.html$/.test(path)

function linksIn(html: string): string[] {
  // the same page in another language leads to the same pages in it
  const addresses = [...html.matchAll(/<a\b(?![^>]*hreflang=)[^>]*\shref="(\/(?!\/)[^"]*)"/gi)].map(
    (match) => match[1] ?? '/',
  )
  return addresses.map((address) => address.replace(/[?#].*$/s, '').replace(/&amp;/g, '&'))
}

/** Every address that a visitor of the site can come to, with where it was linked from. */
async function findDeadLinks(request: APIRequestContext, siteOrigin: string) {
  const linkedFrom = new Map([['/', '']])
  const dead: string[] = []
  // a Map goes on to what is added while it is walked
  for (const [path, source] of linkedFrom) {
    const response = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
      headers: { Host: new URL(siteOrigin).host, Accept: 'text/html' },
      maxRedirects: 0,
    })
    if (response.status() >= 400) dead.push(`${response.status()} ${path}, linked from ${source}`)
    if (!isRead(path)) continue
    for (const link of linksIn(await response.text())) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path)
    }
  }
  return { dead, count: linkedFrom.size }
}

for (const siteId of Object.keys(sitePages) as SiteId[]) {
  test(`${siteId}: no link leads nowhere`, async ({ request }) => {
    test.setTimeout(600_000)
    const { dead, count } = await findDeadLinks(request, siteOrigins[siteId])
    expect(dead).toEqual([])
    expect(count).toBeGreaterThan(30)
  })
}
