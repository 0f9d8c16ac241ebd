import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ports, siteOrigins } from '../setup/shop'
import { untilCached } from '../setup/until-cached'

const storefront = `http://127.0.0.1:${ports.storefront}`
const headers = { Host: new URL(siteOrigins.brindille).host, Accept: 'text/html' }
const get = (request: APIRequestContext, path: string) =>
  request.get(`${storefront}${path}`, { headers })

/** The page's main part, without the hydration state. */
const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
const textOf = (html: string) => mainOf(html).replace(/<[^>]+>/g, ' ')

function callScapi(request: APIRequestContext, method: string, parameters: object) {
  return request.post(`${storefront}/api/brindille/scapi/shopperSearch/${method}`, {
    headers: { Host: headers.Host },
    data: [{ parameters }],
  })
}

test('a search page arrives with its products and stories, cached for everybody by its term [SRCH-002, SRCH-020]', async ({
  request,
}) => {
  const find = async (term: string) => get(request, `/search?q=${term}`)
  const first = await find('affogato')
  const html = await first.text()
  expect(textOf(html)).toContain('Truffle Affogato')
  expect(mainOf(html)).toContain('href="/recipes/truffle-affogato"')
  const again = await untilCached(first, () => get(request, '/search?q=affogato&utm_source=mail'))
  expect(await again.text()).toBe(html)
  expect(await (await find('brittle')).text()).not.toContain('Results for “affogato”')
})

test('a misspelled search term gets a suggested correction [SRCH-041]', async ({ request }) => {
  const html = mainOf(await (await get(request, '/search?q=trufle')).text())
  expect(html).toMatch(/Did you mean <a [^>]*href="\/search\?q=truffle"/)
})

test('a search without results shows a message and links back to the shop [SRCH-042]', async ({
  request,
}) => {
  const html = await (await get(request, '/search?q=zzzzqq')).text()
  expect(textOf(html)).toContain('We found nothing for “zzzzqq”.')
  expect(mainOf(html)).toMatch(/<a [^>]*href="\/"[^>]*>.*Back to the shop/s)
})

test('a search answers with every part of a result [SRCH-019, SRCH-022, SRCH-023]', async ({
  request,
}) => {
  const products = await callScapi(request, 'productSearch', {
    q: 'truffle',
    offset: 12,
    limit: 12,
  })
  const result: unknown = await products.json()
  const value = z.object({ value: z.string(), label: z.string(), hitCount: z.number() })
  const refinement = z.object({
    attributeId: z.string(),
    label: z.string(),
    values: z.array(value).min(1),
  })
  const parts = z.object({
    hits: z.array(z.object({ productId: z.string() })).length(12),
    total: z.number().min(24),
    offset: z.literal(12),
    limit: z.literal(12),
    query: z.literal('truffle'),
    refinements: z.array(refinement).min(1),
    selectedRefinements: z.object({}),
    sortingOptions: z.array(z.object({ id: z.string() })).min(1),
    selectedSortingOption: z.string(),
    searchPhraseSuggestions: z.object({ suggestedTerms: z.array(z.unknown()).min(1) }),
  })
  expect(parts.safeParse(result).error).toBeUndefined()

  const content = await get(request, '/api/brindille/content-search?q=truffle')
  const hits = z.object({ searchResults: z.array(z.object({ kind: z.string() })).min(2) })
  const { searchResults } = hits.parse(await content.json())
  expect(searchResults.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['recipe', 'blog']))

  // the page offers to load the items before the offset
  const page = await (await get(request, '/search?q=truffle&start=12')).text()
  expect(mainOf(page)).toMatch(/href="\/search\?q=truffle(&amp;sz=24)?"[^>]*>.*Load previous/s)
})

test('suggestions are asked through the storefront [SRCH-015, SRCH-017]', async ({ request }) => {
  const response = await callScapi(request, 'getSearchSuggestions', { q: 'choc', limit: 10 })
  const answer = z.object({
    productSuggestions: z.object({ products: z.array(z.object({ productId: z.string() })) }),
  })
  const { products } = answer.parse(await response.json()).productSuggestions
  expect(products).toHaveLength(10)
})
