import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { sitePages, type SiteId } from '../setup/pages'
import { ports, siteOrigins } from '../setup/shop'

const siteIds = Object.keys(sitePages) as SiteId[]

function get(request: APIRequestContext, path: string, siteId: SiteId = 'brindille') {
  return request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(siteOrigins[siteId]).host, Accept: 'text/html' },
    maxRedirects: 0,
  })
}

for (const siteId of siteIds) {
  test(`${siteId}: a page wears banner, header and footer in this order [HDR-001, SHELL-035]`, async ({
    request,
  }) => {
    for (const path of ['/', `/category/${sitePages[siteId].category}`]) {
      const html = await (await get(request, path, siteId)).text()
      const places = ['<aside aria-label="Promotion"', '<header', '<main', '<footer'].map((tag) =>
        html.indexOf(tag),
      )
      expect(places).not.toContain(-1)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })
}

const NETWORKS = ['instagram', 'x-twitter', 'facebook', 'tiktok', 'youtube', 'pinterest']

for (const siteId of siteIds) {
  test(`${siteId}: its footer has the sign-up, columns, six networks, help by telephone [SHELL-024, SHELL-026, SHELL-027, SHELL-028]`, async ({
    request,
  }) => {
    const html = await (await get(request, '/', siteId)).text()
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''
    expect(footer).toMatch(/<a [^>]*href="\/emailsignup"[^>]*>Join The Sweet List/)
    expect([...footer.matchAll(/<h3/g)].length).toBeGreaterThanOrEqual(3)
    // `x-twitter` links to x.com; the name of every other network is its host
    for (const name of NETWORKS) {
      expect(footer).toMatch(new RegExp(`<a [^>]*href="https://${name.replace('-twitter', '')}\\.`))
    }
    expect(footer).toMatch(/screen reader.*href="tel:/s)
  })
}

const menuLink = z.object({ displayName: z.string(), pageLink: z.string() })
const column = z.object({
  columnContent: z.discriminatedUnion('contentType', [
    z.object({
      contentType: z.literal('menu'),
      menuDefinition: menuLink,
      menuItems: z.array(menuLink),
    }),
    z.object({
      contentType: z.literal('media-banner'),
      title: z.string(),
      link: z.string(),
      linkText: z.string(),
    }),
  ]),
})
const navMenu = z.object({
  menus: z.array(
    z.object({
      menuDefinition: menuLink.extend({ menuTextColor: z.string().optional() }),
      menuItems: z.array(menuLink).optional(),
      columns: z.array(column).optional(),
      variations: z
        .array(z.object({ rank: z.number(), customerGroups: z.array(z.string()) }).loose())
        .optional(),
    }),
  ),
})

for (const siteId of siteIds) {
  test(`${siteId}: closed menus hold their links, in the page's language, for who reads without script`, async ({
    request,
  }) => {
    const answer = await get(request, `/api/${siteId}/nav-menu`, siteId)
    const { menus } = navMenu.parse(await answer.json())
    const links = menus.flatMap(({ menuItems = [], columns = [] }) => [
      ...menuItems,
      ...columns.flatMap(({ columnContent: content }) =>
        content.contentType === 'menu' ? [content.menuDefinition, ...content.menuItems] : [],
      ),
    ])
    expect(links.length).toBeGreaterThan(5)
    for (const basename of ['', '/es-US']) {
      const html = await (await get(request, `${basename}/`, siteId)).text()
      const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? ''
      for (const { pageLink } of links) expect(header).toContain(`href="${basename}${pageLink}"`)
    }
  })
}

test('nav-menu takes a config and answers menus of every kind [HDR-016, HDR-017]', async ({
  request,
}) => {
  const response = await get(request, '/api/brindille/nav-menu?config=default')
  expect(response.status()).toBe(200)
  const { menus } = navMenu.parse(await response.json())
  expect(menus.some(({ menuItems, columns }) => !menuItems && !columns)).toBe(true)
  expect(menus.some(({ menuItems = [] }) => menuItems.length > 0)).toBe(true)
  const kinds = menus.flatMap(({ columns = [] }) =>
    columns.map(({ columnContent }) => columnContent.contentType),
  )
  expect(new Set(kinds)).toEqual(new Set(['menu', 'media-banner']))
  expect(menus.some(({ menuDefinition }) => menuDefinition.menuTextColor)).toBe(true)
  expect(menus.some(({ variations = [] }) => variations.length > 1)).toBe(true)
  // a menu that does not exist, and an invalid menu name
  expect((await get(request, '/api/brindille/nav-menu?config=none')).status()).toBe(404)
  expect((await get(request, '/api/brindille/nav-menu?config=a/b')).status()).toBe(400)
})

test('the component guide answers at its address and below, and hides from search engines [SHELL-004]', async ({
  request,
}) => {
  for (const path of ['/component-guide', '/component-guide/button']) {
    const response = await get(request, path)
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(html).toContain('<h1')
    expect(html).toContain('Component guide')
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/)
  }
  const home = await (await get(request, '/')).text()
  expect(home).not.toContain('component-guide')
})

test('a guide is a page of content, reached through the address that nothing else takes [SHELL-034]', async ({
  request,
}) => {
  const response = await get(request, '/guides/tasting-chocolate')
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(/<h1[^>]*>/)
})
