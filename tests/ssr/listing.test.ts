import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { origin } from '../setup/shop'

/* Tests of a category page before any script runs, compared with the shop's data about its
   products. */

const answerSchema = z.object({
  total: z.number(),
  hits: z.array(z.object({ productId: z.string() })).default([]),
  refinements: z
    .array(
      z.object({
        attributeId: z.string(),
        values: z.array(z.object({ value: z.string(), hitCount: z.number() })).default([]),
      }),
    )
    .default([]),
})
const categorySchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  parentCategoryId: z.string(),
  c_routeUrl: z.string(),
  categories: z.array(z.looseObject({ id: z.string() })),
})

type Parameters = Record<string, string | number | readonly string[]>

async function scapi(request: APIRequestContext, path: string, parameters: Parameters) {
  const response = await request.post(`${origin}/api/brindille/scapi/${path}`, {
    data: [{ parameters }],
  })
  expect(response.status()).toBe(200)
  const answer: unknown = await response.json()
  return answer
}

const search = async (request: APIRequestContext, refine: string[], more: Parameters = {}) =>
  answerSchema.parse(
    await scapi(request, 'shopperSearch/productSearch', { refine, limit: 200, offset: 0, ...more }),
  )

async function page(request: APIRequestContext, path: string) {
  const response = await request.get(`${origin}${path}`, { headers: { Accept: 'text/html' } })
  const html = await response.text()
  const list = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const productIds = [...list.matchAll(/<h3[^>]*><a[^>]*href="[^"]*\/(\w+)\.html"/g)].map(
    ([, id]) => id,
  )
  return { status: response.status(), html, productIds }
}

const ids = (answer: z.infer<typeof answerSchema>) => answer.hits.map(({ productId }) => productId)

test('a category has its first twelve products, in the order of its featured ones [PLP-001, PLP-005, PLP-006]', async ({
  request,
}) => {
  const { productIds, html } = await page(request, '/category/boxed-chocolates')
  const featured = await search(request, ['cgid=boxed-chocolates'], { sort: 'featured-items' })
  expect(productIds).toEqual(ids(featured).slice(0, 12))
  expect(/<h1[^>]*>(.*?)</.exec(html)?.[1]).toBe('Boxed Chocolates')
  expect(/<option[^>]*selected=""[^>]*>(.*?)</.exec(html)?.[1]).toBe('Featured')
})

test('sorting, page size and offset come from the URL [PLP-007, PLP-008, SRCH-044]', async ({
  request,
}) => {
  const path = '/category/boxed-chocolates?srule=price-low-to-high&sz=18&start=4'
  const { productIds, html } = await page(request, path)
  const sort = 'price-low-to-high'
  const sorted = await search(request, ['cgid=boxed-chocolates'], { sort })
  expect(sorted.total).toBeGreaterThan(22)
  expect(productIds).toEqual(ids(sorted).slice(4, 22))
  expect(html.includes('Load previous products')).toBe(true)
})

test('filters in the URL apply to the page [SRCH-044]', async ({ request }) => {
  const refine = ['cgid=boxed-chocolates', 'c_isKosher=true', 'price=(20..40)']
  const asked = new URLSearchParams(refine.slice(1).map((text) => ['refine', text]))
  const { productIds } = await page(request, `/category/boxed-chocolates?${asked}`)
  const narrowed = await search(request, refine)
  expect(narrowed.total).toBeGreaterThan(0)
  expect(productIds).toEqual(ids(narrowed).slice(0, 12))
})

test('the count of a filter value is the number of its results [PLP-009]', async ({ request }) => {
  const whole = await search(request, ['cgid=boxed-chocolates'])
  const offered = whole.refinements
    .filter(({ attributeId }) => attributeId !== 'cgid')
    .map(({ attributeId, values }) => ({ attributeId, value: values.find((v) => v.hitCount > 0) }))
  expect(offered.length).toBeGreaterThan(3)
  for (const { attributeId, value } of offered) {
    if (!value) continue
    const refine = `${attributeId}=${value.value}`
    const { total } = await search(request, ['cgid=boxed-chocolates', refine])
    expect(total, refine).toBe(value.hitCount)
  }
})

test('a category that does not exist is not found [PLP-017]', async ({ request }) => {
  const { status, html } = await page(request, '/category/nope')
  expect(status).toBe(404)
  expect(html.includes('Oh fudge!')).toBe(true)
})

test('a category says what it is, where it stands and where its page is [PLP-002, PLP-003]', async ({
  request,
}) => {
  const read = async (id: string) =>
    categorySchema.parse(await scapi(request, 'shopperProducts/getCategory', { id, levels: 1 }))
  const top = await read('boxed-chocolates')
  expect(top).toMatchObject({ name: 'Boxed Chocolates', parentCategoryId: 'root' })
  expect((await page(request, top.c_routeUrl)).status).toBe(200)
  const [first] = top.categories
  expect(await read(first?.id ?? '')).toMatchObject({ parentCategoryId: top.id })
})

test('a pickup search finds what that shop has, and hands over [SRCH-036]', async ({ request }) => {
  const pickup = ['cgid=root', 'availableForInStorePickup=true', 'price=(0.01..10000)']
  const everywhere = await search(request, ['cgid=root'])
  const handedOver = await search(request, pickup)
  const [one, other] = await Promise.all(
    ['101', '102'].map((c_storeId) => search(request, pickup, { c_storeId })),
  )
  expect(handedOver.total).toBeLessThan(everywhere.total)
  expect(one?.total).toBeGreaterThan(0)
  expect(one?.total).toBeLessThan(handedOver.total)
  expect(ids(handedOver)).toEqual(expect.arrayContaining(one ? ids(one) : []))
  expect(one && ids(one)).not.toEqual(other && ids(other))
  expect((await search(request, pickup, { c_storeId: 'nowhere' })).total).toBe(0)
})

test('between the products stand the tiles of an editor, the page has twelve all the same [PLP-016]', async ({
  request,
}) => {
  for (const [category, title] of [
    ['boxed-chocolates', 'Every Piece Your Choice'],
    ['christmas', 'Forty Pairs of Hands'],
  ]) {
    const { html, productIds } = await page(request, `/category/${category}`)
    expect(new RegExp(`<h3[^>]*>${title}</h3>`).test(html), category).toBe(true)
    expect(productIds, category).toHaveLength(12)
    const narrowed = await page(request, `/category/${category}?refine=c_isKosher%3Dtrue`)
    expect(narrowed.html.includes(title ?? ''), category).toBe(false)
  }
})
