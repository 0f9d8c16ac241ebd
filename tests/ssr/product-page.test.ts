import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ports, siteOrigins } from '../setup/shop'

/* Tests of the product page as rendered by the server, before any script runs. */

const origin = siteOrigins.brindille
const NOT_FOUND = 'Oh fudge!'

/** Requests a page by IP address and Host header, so that no name needs resolving. */
async function open(request: APIRequestContext, path: string) {
  const response = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(origin).host, Accept: 'text/html' },
    maxRedirects: 0,
  })
  const html = (await response.text()).replace(/&#x27;|&#39;|’/g, "'").replace(/&amp;/g, '&')
  return { status: response.status(), location: response.headers().location, html }
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')
const linkOf = (html: string, rel: string) =>
  new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]*name="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]
const chosenIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .filter(([input]) => /\schecked/.test(input))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])
    // excludes the delivery choice, which is on the same page
    .filter((value) => value !== 'SHIPPING')

function dataOf(html: string, type: string): unknown {
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)
  const all = [...scripts].map((match) => z.looseObject({}).parse(JSON.parse(match[1] ?? '{}')))
  return all.find((data) => data['@type'] === type)
}

for (const [path, name] of [
  ['/product/signature-assortment/320010.html [PDP-001]', 'Signature Assortment'],
  ['/chocolates/dark-bar/345060.html [PDP-002]', 'Sea Salt Dark Bar'],
  ['/gifts/boxes/of/the-house/345060.html [PDP-002]', 'Sea Salt Dark Bar'],
  ['/345060.html [PDP-003, PDP-006]', 'Sea Salt Dark Bar'],
  ['/products/345060 [PDP-091]', 'Sea Salt Dark Bar'],
] as const) {
  test(`the product stands at ${path}`, async ({ request }) => {
    const { status, html } = await open(request, path.replace(/ .*/, ''))
    expect(status).toBe(200)
    expect(headingOf(html)).toBe(name)
    expect(html).toMatch(/<nav aria-label="Breadcrumb".*?>Home<.*?aria-current="page"[^>]*>[^<]+</s)
  })
}

test('it has its way here, its pictures, all it takes to buy it, and reviews [PDP-013, PDP-014, PDP-017, PDP-018]', async ({
  request,
}) => {
  const { html } = await open(request, '/boxes/signature/320010.html')
  const way = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0].replace(/<[^>]+>/g, ' ')
  expect(way?.trim().split(/\s{2,}/)).toEqual(['Home', 'Signature Assortment'])
  expect(html).toContain('aria-label="Pictures of Signature Assortment"')
  for (const part of [
    '$26.95',
    '>Size<',
    '>Wrap<',
    '>In stock<',
    '>Pickup in Shop<',
    '>Add to Bag<',
  ]) {
    expect(html).toContain(part)
  }
  expect(html).toMatch(/<input[^>]*aria-label="Quantity"/)
  expect(html).toMatch(/id="reviews"/)
  const onSale = (await open(request, '/truffles/x/310030.html')).html
  expect(onSale).toMatch(/<s[ >].*?\$15\.95.*?<\/s>.*?\$12\.95/s)
})

for (const path of ['/product/x/.html', '/chocolates/x/.html', '/.html']) {
  test(`${path} names no product: 400 and the not-found page [PDP-007]`, async ({ request }) => {
    const { status, html } = await open(request, path)
    expect(status).toBe(400)
    expect(html).toContain(NOT_FOUND)
    expect(html).toContain("This page doesn't exist.")
  })
}

for (const path of ['/product/x/nope.html', '/999999.html', '/products/nope']) {
  test(`${path} is no product: 404 and the not-found page [PDP-008]`, async ({ request }) => {
    const { status, html } = await open(request, path)
    expect(status).toBe(404)
    expect(html).toContain(NOT_FOUND)
  })
}

test('the address chooses size and wrap, the default variant the rest [PDP-004, PDP-005, PDP-099]', async ({
  request,
}) => {
  const page = '/boxed-chocolates/signature-assortment/320010.html'
  const [size, wrap] = chosenIn((await open(request, page)).html)
  expect([size, wrap]).toEqual(['9', 'ivory'])
  expect(chosenIn((await open(request, `${page}?size=16`)).html)).toEqual(['16', 'ivory'])
  expect(chosenIn((await open(request, `${page}?size=6&wrap=forest`)).html)).toEqual([
    '6',
    'forest',
  ])
  // a gift card has no default amount
  expect(chosenIn((await open(request, '/gift-cards/card/390010.html')).html)).toEqual([])
})

test('search engines read brand, offer and rating, and the way here [PDP-032]', async ({
  request,
}) => {
  const { html } = await open(request, '/truffles/x/310030.html')
  expect(dataOf(html, 'Product')).toMatchObject({
    name: 'White Chocolate Raspberry Truffles',
    brand: { '@type': 'Brand', name: 'Maison Brindille' },
    offers: {
      '@type': 'Offer',
      price: '12.95',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
  })
  expect(dataOf(html, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: expect.stringMatching(/\/$/) },
      { position: 2, name: 'White Chocolate Raspberry Truffles' },
    ],
  })
  for (const [path, availability] of [
    ['/x/y/32001033.html', 'OutOfStock'],
    ['/x/y/360050.html', 'PreSale'],
    ['/x/y/330030.html', 'InStoreOnly'],
    // for pickup only: it cannot be shipped, even if the warehouse has stock
    ['/x/y/320060.html', 'InStoreOnly'],
  ] as const) {
    expect(dataOf((await open(request, path)).html, 'Product')).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  }
})

test('variants share one canonical URL without a trailing slash, unless the product sets its own [PDP-033]', async ({
  request,
}) => {
  const canonical = async (path: string) => linkOf((await open(request, path)).html, 'canonical')
  const own = await canonical('/345060.html')
  expect(own).toMatch(/\/sea-salt-dark-bar\/345060\.html$/)
  expect(await canonical('/x/y/345060.html?size=1')).toBe(own)
  expect(own).not.toMatch(/\/$/)
  expect(await canonical('/x/y/400040.html')).toMatch(
    /\/cases\/brittle-carton-12-bags\/400040\.html$/,
  )
})

test('title and description are those of the product', async ({ request }) => {
  const { html } = await open(request, '/truffles/x/310030.html')
  expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toBe(
    'White Chocolate Raspberry Truffles | Maison Brindille',
  )
  expect(metaOf(html, 'description')).toMatch(/raspberry/i)
})

test('a box of one’s own is built elsewhere, by the words of its category [PDP-009, PDP-010, PDP-104]', async ({
  request,
}) => {
  const lollypops = await open(request, '/lollypops/x/350100.html')
  expect(lollypops.status).toBe(302)
  expect(lollypops.location).toBe('/lollipops/build-a-box/start?box=350100')
  expect((await open(request, '/x/y/420010.html')).location).toBe('/build-a-box/start?box=420010')
  expect((await open(request, '/x/y/42001021.html')).location).toBe(
    '/build-a-box/start?box=420010&size=16',
  )
})

test('a piece keeps its page, which leads to a box with it [PDP-011, PDP-012]', async ({
  request,
}) => {
  const chocolate = await open(request, '/x/y/430010.html')
  expect(chocolate.status).toBe(200)
  expect(headingOf(chocolate.html)).toBe('Vanilla Caramel')
  expect(chocolate.html).toContain('href="/build-a-box/start?piece=430010"')
  expect((await open(request, '/x/y/430210.html')).html).toContain(
    'href="/lollipops/build-a-box/start?piece=430210"',
  )
})

test('shows where boxes are built, what may go in and which box', async ({ request }) => {
  const box = await open(request, '/build-a-box/start?box=420010')
  expect(box.status).toBe(200)
  expect(headingOf(box.html)).toBe('Build Your Own Box')
  expect(box.html).toContain('What may go in')
  const choice = await open(request, '/lollipops/build-a-box/start?piece=430210')
  expect(choice.html).toContain('Which box should Cherry Lollypop go into?')
  expect(choice.html).toContain('/350100.html')
  expect(choice.html).not.toContain('/420010.html')
  expect((await open(request, '/build-a-box/start?box=345060')).status).toBe(404)
})

test('what is kosher can be read [PDP-031]', async ({ request }) => {
  const { status, html } = await open(request, '/help/kosher')
  expect(status).toBe(200)
  expect(headingOf(html)).toMatch(/kosher/i)
})
