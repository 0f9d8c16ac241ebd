import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Route } from 'react-router-dom'
import { letFollow, recordActivities } from '@/shopper/testing/recommendations'
import { installTestConfig, renderApp } from '../../../tests/setup/render-app'
import CategoryPage from './category-page'

const server = setupServer()
let told: ReturnType<typeof recordActivities>['told']

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  letFollow()
  const service = recordActivities()
  told = service.told
  server.use(
    ...service.handlers,
    http.post('*/scapi/shopperProducts/getCategory', () =>
      HttpResponse.json({ id: 'truffles', name: 'Truffles' }),
    ),
    http.post('*/scapi/shopperSearch/productSearch', () =>
      HttpResponse.json({ hits: [{ productId: 'p1' }, { productId: 'p2' }], total: 2 }),
    ),
    http.get('*/scapi/shopperProducts/getProducts', () =>
      HttpResponse.json({
        data: ['p1', 'p2'].map((id) => ({ id, name: `Product ${id}` })),
      }),
    ),
    http.get('*/api/test-site/product-badges', () =>
      HttpResponse.json({ contentType: 'product-badges' }),
    ),
    http.get('*/api/test-site/content', () => HttpResponse.json({ contentType: 'in-grid-tiles' })),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('that a category is seen is told once, with what it shows, and what is followed of it [REC-005, REC-006]', async () => {
  renderApp(
    <Route path="/category/:categoryId">
      <CategoryPage />
    </Route>,
    { at: '/category/truffles' },
  )
  expect(await screen.findByRole('heading', { name: 'Product p1' })).toBeVisible()
  await waitFor(() => expect(told).toHaveLength(1))
  const category = { id: 'truffles' }
  expect(told[0]).toMatchObject({
    name: 'viewCategory',
    body: { category, products: [{ id: 'p1' }, { id: 'p2' }] },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Product p2' }))
  await waitFor(() => expect(told).toHaveLength(2))
  expect(told[1]).toMatchObject({
    name: 'clickCategory',
    body: { category, product: { id: 'p2' } },
  })
})
