import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ports, siteOrigins } from '../setup/shop'

/** Requests a page by IP address and Host header, so that no name needs resolving. */
function get(request: APIRequestContext, path: string) {
  return request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(siteOrigins.brindille).host, Accept: '*/*' },
    maxRedirects: 0,
  })
}

const business = z.object({
  '@type': z.array(z.string()),
  name: z.string(),
  telephone: z.string(),
  address: z.object({ streetAddress: z.string(), postalCode: z.string() }),
  openingHoursSpecification: z.array(z.object({ dayOfWeek: z.string(), opens: z.string() })),
})

test('/chocolateshops comes with its shops by state, each with its own page [SHOP-001, SHOP-002, SHOP-004]', async ({
  request,
}) => {
  const html = await (await get(request, '/chocolateshops')).text()
  const list = /<section[^>]*aria-labelledby="find-a-shop".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(list.match(/<details/g)).toHaveLength(6)
  const links = [...list.matchAll(/href="(\/chocolateshops\/\d+)"/g)].map((match) => match[1])
  expect(links).toHaveLength(8)
  // excludes a shop that sells by the piece, and one abroad
  expect(links).not.toContain('/chocolateshops/101')
  expect(links).not.toContain('/chocolateshops/301')
  for (const id of ['101', '301']) expect(html).toContain(`/chocolateshops/${id}"`)
})

test('the shops of a state come at an address of their own', async ({ request }) => {
  const html = await (await get(request, '/chocolateshops?state=OR')).text()
  expect(html).toContain('3 shops in Oregon')
})

test('the map is an SVG of our own, cached by browsers', async ({ request }) => {
  const html = await (await get(request, '/chocolateshops')).text()
  const file = /href="([^"]*shop-map\.svg)#mainland"/.exec(html)?.[1] ?? ''
  const answer = await get(request, file)
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect(await answer.text()).toContain('id="CA"')
})

test('a shop has a page of its own, as a local business [SHOP-039, SHOP-040]', async ({
  request,
}) => {
  const answer = await get(request, '/chocolateshops/101')
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  const data = /<script[^>]*application\/ld\+json[^>]*>([^<]*LocalBusiness[^<]*)</.exec(html)?.[1]
  const shop = business.parse(JSON.parse(data ?? '{}'))
  expect(shop).toMatchObject({ address: { streetAddress: '128 Maiden Lane', postalCode: '94108' } })
  expect(shop.openingHoursSpecification).toHaveLength(7)
  expect(/<table.*?<\/table>/s.exec(html)?.[0].match(/<tr/g)).toHaveLength(7)

  const other = await (await get(request, '/es-US/chocolateshops/101')).text()
  expect(other).toContain('lunes')
  expect((await get(request, '/chocolateshops/none')).status()).toBe(404)
})

test('shops around a zip code, shops by their ids, and what they have [SHOP-005, SHOP-031, SHOP-032]', async ({
  request,
}) => {
  const shops = z.object({
    shops: z.array(
      z.object({
        fid: z.string(),
        name: z.string(),
        address_1: z.string(),
        city: z.string(),
        region: z.string(),
        post_code: z.string(),
        country: z.string(),
        local_phone: z.string(),
        distance: z.number().optional(),
        c_bopisEnabled: z.boolean(),
        c_temporarilyClosed: z.boolean(),
        hours_sets: z.object({ primary: z.object({ days: z.record(z.string(), z.unknown()) }) }),
      }),
    ),
  })
  const ask = async (route: string) =>
    shops.parse(await (await get(request, `/api/brindille/${route}`)).json()).shops
  const near = await ask('store-search?lookup=94103&radius=10')
  expect(near.map(({ fid }) => fid)).toContain('101')
  expect(near.every(({ distance = 99 }) => distance <= 10)).toBe(true)
  const two = await ask('store-details?storeID=101,102')
  expect(two.map(({ fid }) => fid)).toEqual(['101', '102'])
})
