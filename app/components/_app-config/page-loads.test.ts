/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { statusOf } from '@/errors/page-status'
import { toAppError } from '@/errors/to-app-error'
import type { PageComponent } from '@/lib/page-load'
import BuildABoxPage from '@/pages/build-a-box/build-a-box-page'
import CategoryPage from '@/pages/category/category-page'
import ContentPage from '@/pages/content-page/content-page'
import HomePage from '@/pages/home/home-page'
import ProductPage from '@/pages/product/product-page'
import SearchPage from '@/pages/search/search-page'
import ShopPage from '@/pages/shop/shop-page'
import ShopsPage from '@/pages/shops/shops-page'
import { toSite } from '@/site/site'
import { createTestQueryClient, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'

const server = serve()
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

interface Asked {
  params?: Record<string, string>
  search?: Record<string, string>
}

const pages: [string, PageComponent, Asked][] = [
  ['home', HomePage, {}],
  ['search', SearchPage, { search: { q: 'dark' } }],
  ['search for everything', SearchPage, {}],
  ['category', CategoryPage, { params: { categoryId: 'bars' } }],
  ['product', ProductPage, { params: { productId: 'bar' } }],
  ['content', ContentPage, { params: { 0: 'about-us' } }],
  ['list of shops', ShopsPage, {}],
  ['shop', ShopPage, { params: { shopId: '1' } }],
  ['list of boxes', BuildABoxPage, {}],
  ['list of boxes for a piece', BuildABoxPage, { search: { piece: 'praline' } }],
  ['box', BuildABoxPage, { search: { box: 'box' } }],
]

/** Returns the status of the error that a page's load throws; undefined if it throws nothing. */
async function statusOfLoad(page: PageComponent, { params = {}, search = {} }: Asked) {
  try {
    await page.load?.({
      queryClient: createTestQueryClient(),
      params,
      search: new URLSearchParams(search),
      site: toSite(testSite),
      locals: {},
    })
    return undefined
  } catch (error) {
    return statusOf(toAppError(error))
  }
}

test.each(pages)(
  'loading the page %s fails with a 503 when the services do not respond',
  async (_name, page, asked) => {
    server.use(http.all('*', () => HttpResponse.error()))
    expect(await statusOfLoad(page, asked)).toBe(503)
  },
)

test.each(pages)(
  'loading the page %s fails with a 503 when the services are unavailable',
  async (_name, page, asked) => {
    const busy = { title: 'Service Unavailable', type: 'unavailable', status: 503 }
    server.use(http.all('*', () => HttpResponse.json(busy, { status: 503 })))
    expect(await statusOfLoad(page, asked)).toBe(503)
  },
)

test('a search refused by the service is left to the page to report', async () => {
  const refusal = { title: 'Bad Request', type: 'bad-request', detail: 'No such sorting.' }
  server.use(http.all('*', () => HttpResponse.json(refusal, { status: 400 })))
  expect(await statusOfLoad(SearchPage, { search: { srule: 'none' } })).toBeUndefined()
})
