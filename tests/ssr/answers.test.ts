import { expect, test, type APIRequestContext } from '@playwright/test'
import { ports, siteOrigins } from '../setup/shop'

/** Requests a page by IP address and Host header, so that no name needs resolving. */
function get(request: APIRequestContext, path: string) {
  return request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(siteOrigins.brindille).host, Accept: '*/*' },
    maxRedirects: 0,
  })
}

async function mainOf(request: APIRequestContext, path: string) {
  const answer = await get(request, path)
  const html = (await answer.text()).replace(/&#x27;|&#39;/g, "'")
  return { status: answer.status(), main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '', html }
}

test('the root is home, with header and footer [SHELL-001]', async ({ request }) => {
  const { status, main, html } = await mainOf(request, '/')
  expect(status).toBe(200)
  expect(main).toMatch(/<h1/)
  expect(html).toMatch(/<header/)
  expect(html).toMatch(/<footer/)
})

const NOWHERE = [
  '/no-such-page',
  '/category/none',
  '/product/nothing/nope.html',
  '/products/a%20b',
  '/%25E0%25A4%25A',
]
for (const path of NOWHERE) {
  test(`${path} is not found, as the first kind says it [SHELL-008, SHELL-009, SHELL-011, SHELL-014]`, async ({
    request,
  }) => {
    const { status, main } = await mainOf(request, path)
    expect(status).toBe(404)
    expect(main).toMatch(/<h1[^>]*>Oh fudge!<\/h1>/)
    expect(main).toContain("This page doesn't exist.")
    expect(main).toMatch(/<a [^>]*href="\/"/)
  })
}

test('/404 is not found, as the second kind says it [SHELL-002, SHELL-012, SHELL-013, SHELL-014]', async ({
  request,
}) => {
  const { status, main } = await mainOf(request, '/404')
  expect(status).toBe(404)
  expect(main).toMatch(/<h1[^>]*>Well, this isn't pretty\.<\/h1>/)
  expect(main).toContain('This page seems to have run away.')
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>(?:<[^>]*>)*Back To Home/)
})

for (const [path, heading, title] of [
  ['/guides/pairing', /pair/i, 'what no other route takes is a page of content [SHELL-003]'],
  ['/help/shipping-rates', /shipping/i, 'shipping rates have a page [SHELL-005]'],
  ['/company-info/privacy-policy', /privacy/i, 'the privacy policy has a page [SHELL-006]'],
] as const) {
  test(title, async ({ request }) => {
    const { status, main } = await mainOf(request, path)
    expect(status).toBe(200)
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]).toMatch(heading)
    expect(main.replace(/<[^>]*>/g, '').length).toBeGreaterThan(400)
  })
}

test('the page of maintenance leads nowhere by itself, and back by a link [SHELL-007, ERR-006, ERR-012]', async ({
  request,
}) => {
  const { status, main } = await mainOf(request, '/maintenance')
  expect(status).toBe(200)
  expect(main).toMatch(/<h1[^>]*>Site Under Maintenance<\/h1>/)
  expect(main).toMatch(/<a [^>]*href="\/"/)
})

test('a chunk is waited for two minutes [ERR-002, ERR-008]', async ({ request }) => {
  const { html } = await mainOf(request, '/')
  const script = /(\/mobify\/bundle\/[^" ]*\/main\.js)/.exec(html)?.[1] ?? ''
  const source = await (await get(request, script)).text()
  expect(source).toMatch(/setTimeout\([^;]{0,80}timeout[^;]{0,60}(?:12e4|120000)\)/)
})

const STEPS = ['Shipping', 'Payment', 'Review', 'Confirmation']
for (const [path, place, id] of [
  ['/shipping', 1, 'CHK-001'],
  ['/billing', 2, 'CHK-002'],
  ['/revieworder', 3, 'CHK-003'],
  ['/order-confirmation', 4, 'CHK-004'],
] as const) {
  test(`${path} is step ${place} of checkout [${id}, CHK-005]`, async ({ request }) => {
    const { status, main } = await mainOf(request, path)
    expect(status).toBe(200)
    const steps = [...main.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].slice(0, STEPS.length)
    const words = steps.map(([, , inner = '']) => inner.replace(/<svg.*?<\/svg>|<[^>]*>/gs, ' '))
    expect(words).toHaveLength(STEPS.length)
    words.forEach((text, index) =>
      expect(text).toMatch(new RegExp(`${index + 1}\\D.*${STEPS[index]}`)),
    )
    expect(steps.map(([, attributes = '']) => attributes.includes('aria-current="step"'))).toEqual(
      STEPS.map((_step, index) => index + 1 === place),
    )
  })
}

test('/track-order asks for an order, above what editors wrote about them [ORD-003]', async ({
  request,
}) => {
  const { status, main } = await mainOf(request, '/track-order')
  expect(status).toBe(200)
  expect(main).toMatch(/<h1[^>]*>Track an Order<\/h1>/)
  expect(main).toMatch(/<form/)
  expect(main).toContain('When a box leaves the house')
})
