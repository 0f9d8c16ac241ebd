import { expect, test, type APIRequestContext } from '@playwright/test'
import { ports, siteOrigins } from '../setup/shop'

/* The two builders as rendered by the server, before any script runs (BOX-001). */

const host = new URL(siteOrigins.brindille).host
const steps = ['start', 'select-item', 'select-candies', 'set-quantities', 'review-box']
const builders = ['/build-a-box', '/lollipops/build-a-box']
const addresses = builders.flatMap((builder) => steps.map((step) => `${builder}/${step}`))

const open = (request: APIRequestContext, path: string) =>
  request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: host, Accept: 'text/html' },
    maxRedirects: 0,
  })
const metaOf = (html: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

test('ten addresses are the steps of the builders, and no other [BOX-001, BOX-027]', async ({
  request,
}) => {
  const statusOf = async (path: string) => (await open(request, path)).status()
  expect(addresses).toHaveLength(10)
  for (const address of addresses) expect(await statusOf(address), address).toBe(200)
  for (const builder of builders) expect(await statusOf(`${builder}/wrap`), builder).toBe(404)
})

test('a link to a mix carries its pieces, and a picture of the open box [BOX-003]', async ({
  request,
}) => {
  const path = '/build-a-box/review-box?box=420010&mix=430010-4.430060-5.none-1&size=42001011'
  const html = await (await open(request, path)).text()
  expect(metaOf(html, 'og:title')).toBe('Look What I Put in My Box')
  expect(metaOf(html, 'og:description')).toMatch(
    /^Build Your Own Box: 4 × Vanilla Caramel and 5 × /,
  )
  const address = metaOf(html, 'og:image') ?? ''
  expect(address).toBe(`http://${host}/image/box/brindille/430010-4.430060-5.jpg`)
  const picture = await open(request, new URL(address).pathname)
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const other = await (await open(request, path.replace('430010-4', '430010-3'))).text()
  expect(metaOf(other, 'og:description')).toContain('3 × Vanilla Caramel')
})

test('what belongs to the other builder is led there [PDP-009, PDP-010]', async ({ request }) => {
  const location = async (path: string) => (await open(request, path)).headers()['location']
  expect(await location('/build-a-box/start?piece=430210')).toBe(
    '/lollipops/build-a-box/start?piece=430210',
  )
  expect(await location('/x/y/420010.html?size=24')).toBe('/build-a-box/start?box=420010&size=24')
})
