import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { letFollow, recordActivities } from '@/shopper/testing/recommendations'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import CategoryPage from './category-page'

const server = serve()
let reported: ReturnType<typeof recordActivities>['reported']

const banner = {
  contentType: 'category-banner',
  title: 'Rolled on Tuesday',
  text: 'Gone by Friday.',
  image: { path: 'heroes/truffles.jpg', alt: 'Truffles', width: 2400, height: 1000 },
  ctaList: [{ ctaText: 'How they are made', ctaLink: '/blog/truffles', ctaType: 'secondary' }],
}
const content = {
  'test-site/in-grid-tiles': () => HttpResponse.json({ contentType: 'in-grid-tiles' }),
  'test-site/category-banners': (): Response | Promise<Response> =>
    HttpResponse.json({ title: 'None' }, { status: 404 }),
}
const noBanners = content['test-site/category-banners']

beforeEach(() => {
  letFollow()
  const service = recordActivities()
  reported = service.reported
  server.use(
    ...service.handlers,
    http.post('*/scapi/shopperProducts/getCategory', () =>
      HttpResponse.json({ id: 'truffles', name: 'Truffles' }),
    ),
    http.post('*/scapi/shopperSearch/productSearch', () =>
      HttpResponse.json({ hits: [{ productId: 'p1' }, { productId: 'p2' }], total: 2 }),
    ),
    http.get('*/scapi/shopperProducts/getProducts', () =>
      HttpResponse.json({ data: ['p1', 'p2'].map((id) => ({ id, name: `Product ${id}` })) }),
    ),
    http.get('*/api/test-site/product-badges', () =>
      HttpResponse.json({ contentType: 'product-badges' }),
    ),
    http.get('*/api/test-site/content', ({ request }) => {
      const key = new URL(request.url).searchParams.get('key')
      return Object.entries(content).find(([name]) => name === key)?.[1]() ?? HttpResponse.error()
    }),
  )
})
afterEach(() => (content['test-site/category-banners'] = noBanners))

function show(at = '/category/truffles') {
  return renderApp(
    <Route path="/category/:categoryId">
      <CategoryPage />
    </Route>,
    { at },
  )
}

const answerBanners = (...banners: object[]) => {
  content['test-site/category-banners'] = () =>
    HttpResponse.json({ contentType: 'category-banners', banners })
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('the view of a category with its products and the clicks in it are reported [REC-005, REC-006]', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible()
  await waitFor(() => expect(reported).toHaveLength(1))
  const category = { id: 'truffles' }
  expect(reported[0]).toMatchObject({
    name: 'viewCategory',
    body: { category, products: [{ id: 'p1' }, { id: 'p2' }] },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Product p2' }))
  await waitFor(() => expect(reported).toHaveLength(2))
  expect(reported[1]).toMatchObject({
    name: 'clickCategory',
    body: { category, product: { id: 'p2' } },
  })
})

test('the category banner is shown between heading and products, with calls to action [CNT-022]', async () => {
  answerBanners(
    { categoryId: 'bars', banner: { ...banner, title: 'Snap' } },
    { categoryId: 'truffles', banner: { contentType: ' ' } },
    { categoryId: 'truffles', banner },
  )
  show()
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible()
  expect(headings().slice(0, 2)).toEqual(['Truffles', 'Rolled on Tuesday'])
  expect(screen.getByText('Gone by Friday.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Truffles' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'How they are made' })).toLeadTo('/blog/truffles')
})

test('further pages of a category have no banner', async () => {
  answerBanners({ categoryId: 'truffles', banner })
  show('/category/truffles?start=12')
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible()
  expect(headings()).not.toContain('Rolled on Tuesday')
})

test('a banner that arrives after the products is not shown, so that the page does not shift', async () => {
  let send = () => {}
  const answer = new Promise<void>((resolve) => (send = resolve))
  content['test-site/category-banners'] = () =>
    answer.then(() =>
      HttpResponse.json({ contentType: 'x', banners: [{ categoryId: 'truffles', banner }] }),
    )
  const { queryClient } = show()
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible()
  send()
  const read = () => queryClient.getQueryData(['category-banner', testSite.id, 'truffles'])
  await waitFor(() => expect(read()).toMatchObject({ title: 'Rolled on Tuesday' }))
  expect(headings()).not.toContain('Rolled on Tuesday')
})

test('a failing content hub is logged and only leaves out the banner', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {})
  content['test-site/category-banners'] = () =>
    HttpResponse.json({ title: 'Down' }, { status: 500 })
  show()
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible()
  expect(headings()).not.toContain('Rolled on Tuesday')
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('banners of categories'))
})
