import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { SharedHead } from './shared-head'
import { useBoxBuilder } from './state/use-box-builder'
import { createBuilderShop, renderBuilder } from './testing/builder-shop'

const { server } = createBuilderShop()

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
const linkedData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }): unknown => JSON.parse(textContent ?? ''),
  )

test('the first page lists its boxes with offers as structured data and has a canonical URL', async () => {
  renderBuilder('/build-a-box/start')
  await waitFor(() => expect(document.title).toMatch(/^Build Your Own Box of Chocolates/))
  await waitFor(() =>
    expect(linkedData()).toContainEqual(
      expect.objectContaining({
        '@graph': [
          expect.objectContaining({ '@type': 'Product', name: 'A Hundred' }),
          expect.objectContaining({
            '@type': 'Product',
            name: 'By the Pound',
            offers: {
              '@type': 'AggregateOffer',
              priceCurrency: 'USD',
              lowPrice: '28.00',
              highPrice: '28.00',
              offerCount: 1,
              offers: [expect.objectContaining({ '@type': 'Offer', sku: 'pound', price: '28.00' })],
            },
          }),
        ],
      }),
    ),
  )
  expect(linkedData()).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  expect(canonical()).toMatch(/\/build-a-box\/start$/)
  expect(meta('description')).toMatch(/^Choose every chocolate yourself/)
  expect(meta('robots')).toBeUndefined()
})

test('the lollypop builder has its own title and canonical URL', async () => {
  renderBuilder('/lollipops/build-a-box/start')
  await waitFor(() => expect(document.title).toMatch(/^Build Your Own Box of Lollypops/))
  expect(canonical()).toMatch(/\/lollipops\/build-a-box\/start$/)
})

test('steps after the first are excluded from search engines', async () => {
  storedMix.set(TEST_SITE, 'box', newMix('box'))
  renderBuilder('/build-a-box/select-item')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
})

test.each([
  ['/build-a-box/start?piece=cherry', '/lollipops/build-a-box/start'],
  ['/build-a-box/start?box=pops', '/lollipops/build-a-box/start?box=pops'],
  ['/lollipops/build-a-box/start?box=hundred', '/build-a-box/start?box=hundred'],
])('%s redirects to the other builder [PDP-009, PDP-010]', async (asked, path) => {
  const { address } = renderBuilder(asked)
  await waitFor(() => expect(address()).toBe(path))
})

test('a shared mix has a title, description and picture for link previews', async () => {
  const query = new URLSearchParams('box=hundred&size=hundred&mix=nut-60.gone-5.fig-40')
  const Head = () => <SharedHead builder={useBoxBuilder('box')} step="review-box" query={query} />
  renderInShop(<Head />, '/')
  await waitFor(() => expect(meta('og:title')).toBe('Look What I Put in My Box'))
  expect(meta('og:description')).toBe(
    'A Hundred: 60 × Nut and 40 × Fig. Open it, change what you like, make it yours.',
  )
  expect(meta('og:image')).toBe(`http://localhost/image/box/${TEST_SITE}/nut-60.fig-40.jpg`)
  expect(meta('og:url')).toMatch(
    /\/build-a-box\/review-box\?box=hundred&size=hundred&mix=nut-60.gone-5.fig-40$/,
  )
  expect(meta('robots')).toBe('noindex')
})

test('the link to a mix reproduces it in any browser', async () => {
  const { address } = renderBuilder(
    '/build-a-box/review-box?box=hundred&size=hundred&mix=nut-40.fig-30.mint-30',
  )
  await waitFor(() => expect(address()).toBe('/build-a-box/review-box'))
  expect(await screen.findByText('40 × Nut')).toBeVisible()
  expect(storedMix.get(TEST_SITE, 'box')?.pieces).toEqual([
    { id: 'nut', qty: 40 },
    { id: 'fig', qty: 30 },
    { id: 'mint', qty: 30 },
  ])
})

test("an editor's banner is shown on the first page", async () => {
  const banner = { contentType: 'thin-banner', text: 'One price for every mixture' }
  const content = { contentType: 'content-page', slots: [banner] }
  server.use(http.get('*/api/:siteId/content', () => HttpResponse.json(content), { once: true }))
  renderBuilder('/build-a-box/start')
  expect(await screen.findByText('One price for every mixture')).toBeVisible()
})

test('a site without boxes shows a message and is excluded from search engines', async () => {
  server.use(
    http.post('*/scapi/shopperSearch/productSearch', () =>
      HttpResponse.json({ total: 0, hits: [] }),
    ),
  )
  renderBuilder('/build-a-box/start')
  expect(await screen.findByText(/There is no box to build here/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Start Building' })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Boxes to build' })).toBeNull())
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
})
