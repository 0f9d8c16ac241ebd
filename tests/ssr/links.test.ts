import { expect, test, type APIRequestContext } from '@playwright/test'
import { sitePages, type SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

/**
 * Returns whether a page is searched for more links: pages with editors' content are, listings and
 * products are not.
 */
const isRead = (path: string) => !/^\/(category|search|chocolateshops)\b|\.html$/.test(path)

/**
 * How each form is recognized in a page: by the form itself, or by a link that opens it
 * (SHELL-042).
 */
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
  // ignores links to the same page in another language, whose links are the same
  const addresses = [...html.matchAll(/<a\b(?![^>]*hreflang=)[^>]*\shref="(\/(?!\/)[^"]*)"/gi)].map(
    (match) => match[1] ?? '/',
  )
  return addresses.map((address) => address.replace(/[?#].*$/s, '').replace(/&amp;/g, '&'))
}

/**
 * Follows every link that a visitor of the site can reach. Returns the dead links and the forms
 * found.
 */
async function walkLinks(request: APIRequestContext, siteOrigin: string) {
  const linkedFrom = new Map([['/', '']])
  const dead: string[] = []
  const areas = new Set<string>()
  // iterating over a Map includes entries that are added meanwhile
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

/**
 * Forms that a site does not have: only the main shop has the prize draw, and the fundraising site
 * does not link to itself.
 */
const elsewhere: Record<SiteId, string[]> = {
  brindille: [],
  'brindille-volume': ['a prize draw'],
  'brindille-fundraising': ['a prize draw', 'the site of free materials'],
}

for (const siteId of Object.keys(sitePages) as SiteId[]) {
  test(`${siteId}: no link is broken, and its links lead to its forms [SHELL-042]`, async ({
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
