import { expect, test, type APIRequestContext } from '@playwright/test'
import type { SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

const site = siteOrigins.brindille

/**
 * Requests a page in a browser's preferred language; by IP address, so that no name needs
 * resolving.
 */
async function open(
  request: APIRequestContext,
  path: string,
  language = 'en-US',
  origin: string = site,
) {
  const response = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(origin).host, 'Accept-Language': language },
  })
  const html = await response.text()
  return {
    html,
    status: response.status(),
    vary: response.headers().vary,
    cache: response.headers()['x-cache'],
    lang: /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1],
    canonical: /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1],
    alternates: [
      ...html.matchAll(/<link[^>]*rel="alternate"[^>]*hreflang="([^"]*)"[^>]*href="([^"]*)"/gi),
    ].map(([, language, href]) => `${language} ${href}`),
  }
}

/** Returns links to pages of the shop, except those to the same page in another language. */
const linksIn = (html: string) =>
  [
    ...html.matchAll(/<a\b(?![^>]*hreflang=)[^>]*\shref="(\/(?!\/|image\/|document\/)[^"]*)"/gi),
  ].map((match) => match[1])

/** Returns a page's title and description, its headings and the texts of its pictures. */
const wordsIn = (html: string) =>
  [
    /<(?:title|h[1-3])\b[^>]*>([^<]+)</g,
    /<meta\b[^>]*name="description"[^>]*content="([^"]+)"/g,
    /<img\b[^>]*\balt="([^"]+)"/g,
  ].flatMap((pattern) => [...html.matchAll(pattern)].map(([, words = '']) => words))

test('without a preference, or with an unsupported one, pages are in en-US [I18N-003, I18N-004]', async ({
  request,
}) => {
  for (const acceptLanguage of ['', '*', 'de-DE,de;q=0.9', 'xx-YY']) {
    const page = await open(request, '/category/truffles', acceptLanguage)
    expect(page.lang, acceptLanguage).toBe('en-US')
    expect(page.heading, acceptLanguage).toBe('Truffles')
  }
})

test('a URL with an unknown language is answered with the default texts [I18N-003]', async ({
  request,
}) => {
  const page = await open(request, '/xx-YY/category/truffles', 'es')
  expect(page).toMatchObject({ status: 200, lang: 'en-US', heading: 'Truffles' })
  expect(page.canonical).toBe(`${site}/category/truffles`)
  expect(page.html.includes('Sort by')).toBe(true)
})

test('a page in Spanish: its words, the catalog’s, and links that stay in it [I18N-007]', async ({
  request,
}) => {
  const page = await open(request, '/es-US/category/truffles')
  expect(page).toMatchObject({ status: 200, lang: 'es-US', heading: 'Trufas' })
  expect(page.html.includes('Ordenar por')).toBe(true)
  // texts of editors, in the menu and in the footer
  expect(page.html.includes('La guía de regalos')).toBe(true)
  expect(page.html.includes('Preguntas y respuestas')).toBe(true)
  expect(page.html.includes('The Gift Guide')).toBe(false)
  expect(linksIn(page.html).filter((href) => !/^\/es-US(?:[/?#]|$)/.test(href ?? ''))).toEqual([])
  expect(linksIn(page.html).length).toBeGreaterThan(30)
})

test('only pages in another language fetch its words, and none carries them', async ({
  request,
}) => {
  const english = await open(request, '/')
  const spanish = await open(request, '/es-US')
  expect(english.html.includes('messages-')).toBe(false)
  expect(/<script[^>]*data-scripts="[^"]*\/messages-es-US-json\.js/.test(spanish.html)).toBe(true)
  expect(spanish.html.includes('Vaya, esto no se ve bien.')).toBe(false)
  // texts of editors are part of the page, only in its own language
  expect([english.heading, spanish.heading]).toEqual([
    'Christmas, one piece at a time',
    'La Navidad, pieza a pieza',
  ])
  expect(spanish.html.includes('Elige tu chocolate')).toBe(true)
  expect(spanish.html.includes('Shop by Chocolate')).toBe(false)
})

test('the browser’s preferred language applies when the URL has none, and the page cache respects it', async ({
  request,
}) => {
  const spanish = await open(request, '/help/faq', 'es-MX,es;q=0.9,en;q=0.5')
  expect(spanish).toMatchObject({ lang: 'es-US', vary: 'Accept-Encoding, Accept-Language' })
  expect(linksIn(spanish.html).some((href) => href?.startsWith('/es-US'))).toBe(false)
  expect(spanish.canonical).toBe(`${site}/es-US/help/faq`)
  // with two storefronts, each has its own cache
  await expect
    .poll(() => open(request, '/help/faq', 'es'))
    .toMatchObject({ lang: 'es-US', cache: 'HIT' })
  expect((await open(request, '/help/faq', 'fr,en;q=0.5')).lang).toBe('en-US')
  expect((await open(request, '/en-US/help/faq', 'es')).lang).toBe('en-US')
})

test('a page names its one address, without a trailing slash, and itself in each language [SHELL-036]', async ({
  request,
}) => {
  const alternates = [
    `en-US ${site}/help/faq`,
    `es-US ${site}/es-US/help/faq`,
    `x-default ${site}/help/faq`,
  ]
  for (const path of ['/help/faq', '/help/faq/', '/en-US/help/faq']) {
    const page = await open(request, path)
    expect(page.canonical, path).toBe(`${site}/help/faq`)
    expect(page.alternates, path).toEqual(alternates)
  }
  const spanish = await open(request, '/es-US/help/faq/')
  expect(spanish.canonical).toBe(`${site}/es-US/help/faq`)
  expect(spanish.alternates).toEqual(alternates)
  expect((await open(request, '/es-US')).canonical).toBe(`${site}/es-US`)
  expect((await open(request, '/cart')).alternates).toEqual([])
})

test('a not-found page is in the language of its URL', async ({ request }) => {
  const page = await open(request, '/es-US/no-such-page')
  expect(page).toMatchObject({ status: 404, lang: 'es-US', heading: '¡Ay, caramelo!' })
})

test('the footer of a page links to it in each language', async ({ request }) => {
  const { html } = await open(request, '/es-US/help/faq')
  const nav = /<nav aria-label="Idioma">.*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(nav).toMatch(/<a[^>]*href="\/en-US\/help\/faq"[^>]*lang="en-US"[^>]*>English<\/a>/)
  expect(nav).toMatch(/<a[^>]*lang="es-US"[^>]*aria-current="true"[^>]*>Español<\/a>/)
})

/** One page of each kind that editors and merchants fill. */
const filledPages: Record<SiteId, string[]> = {
  brindille: [
    ...['/', '/category/truffles', '/gifts', '/christmas', '/help', '/help/allergens', '/blog'],
    ...['/blog/how-a-truffle-is-made', '/recipes/cocoa-dusted-truffles', '/company-info/our-story'],
  ],
  'brindille-volume': ['/', '/category/corporate-gifts', '/corporate-gifts'],
  'brindille-fundraising': ['/', '/category/fundraising', '/fundraising/success-stories'],
}

for (const [siteId, paths] of Object.entries(filledPages)) {
  test(`${siteId} leaves nothing in English of what stands out on a page in Spanish`, async ({
    request,
  }) => {
    const origin = siteOrigins[siteId as SiteId]
    for (const path of paths) {
      const english = await open(request, path === '/' ? '/en-US' : `/en-US${path}`, 'en', origin)
      const spanish = await open(request, path === '/' ? '/es-US' : `/es-US${path}`, 'es', origin)
      expect([english.status, spanish.status], path).toEqual([200, 200])
      const known = new Set(wordsIn(english.html))
      expect(known.size, path).toBeGreaterThan(5)
      // a single word may be a name that is the same in both languages: Halloween, Kosher
      const left = wordsIn(spanish.html).filter(
        (words) => known.has(words) && /[a-z] .*[a-z]/i.test(words),
      )
      expect(left, path).toEqual([])
    }
  })
}
