import { expect, test, type APIRequestContext } from '@playwright/test'
import { sitePages, type SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

/** Pages written by editors are searched for more links; listings and products are not. */
const isRead = (path: string) => !/^\/(category|search|chocolateshops)\b|\.html$/.test(path)

/** Identifies each type of form in a page: the form itself, or a link that opens it (SHELL-042). */
const FORM_AREAS = {
  contact: /<form[^>]*action="\/api\/[^"]*\/contact-case"/,
  'offers by e-mail': /<a\b[^>]*href="[^"]*\/emailsignup"/,
  'a digital or printed catalog': /<a\b[^>]*href="[^"]*#digital-catalog"/,
  'a printed catalog by mail': /<select[^>]*name="organizationType"/,
  'what is left on a gift card': /<input[^>]*name="giftCardNumber"/,
  'a concierge': /<a\b[^>]*href="[^"]*#find-a-concierge"/,
  shops: /<a\b[^>]*href="\/chocolateshops"/,
  'a prize draw': /<input[^>]*name="birthdate"/,
  'the site of free materials': /<a\b[^>]*href="\/\/fundraising\./,
  'free materials': /<a\b[^>]*href="\/fundraising\/sales-materials"/,
  'what editors wrote': /<a\b[^>]*href="\/company-info\/our-story"/,
}

function linksIn(html: string): string[] {
  // translations of the same page are skipped, because they link to the same pages
  const addresses = [...html.matchAll(/<a\b(?![^>]*hreflang=)[^>]*\shref="(\/(?!\/)[^"]*)"/gi)].map(
    (match) => match[1] ?? '/',
  )
  return addresses.map((address) => address.replace(/[?#].*$/s, '').replace(/&amp;/g, '&'))
}

/** Follows every link that visitors of the site can reach; collects dead links and forms. */
async function walkLinks(request: APIRequestContext, siteOrigin: string) {
  const linkedFrom = new Map([['/', '']])
  const dead: string[] = []
  const areas = new Set<string>()
  // iterating a Map includes entries added meanwhile
  for (const [path, source] of linkedFrom) {
    const response = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
      headers: { Host: new URL(siteOrigin).host, Accept: 'text/html' },
      maxRedirects: 0,
    })
    if (response.status() >= 400) dead.push(`${response.status()} ${path}, linked from ${source}`)
    if (!isRead(path)) continue
    const html = await response.text()
    for (const [area, mark] of Object.entries(FORM_AREAS)) if (mark.test(html)) areas.add(area)
    for (const link of linksIn(html)) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path)
    }
  }
  return { dead, areas, count: linkedFrom.size }
}

/** The prize draw is the shop's, and fundraisers are on their site already. */
const elsewhere: Record<SiteId, string[]> = {
  brindille: [],
  'brindille-volume': ['a prize draw'],
  'brindille-fundraising': ['a prize draw', 'the site of free materials'],
}

for (const siteId of Object.keys(sitePages) as SiteId[]) {
  test(`${siteId}: no link leads nowhere, and its links lead to its forms [SHELL-042]`, async ({
    request,
  }) => {
    test.setTimeout(600_000)
    const { dead, areas, count } = await walkLinks(request, siteOrigins[siteId])
    expect(dead).toEqual([])
    expect(count).toBeGreaterThan(30)
    const missing = Object.keys(FORM_AREAS).filter((area) => !areas.has(area))
    expect(missing.sort()).toEqual(elsewhere[siteId])
  })
}
