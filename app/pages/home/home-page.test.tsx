import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import HomePage from './home-page'

let asked: (string | null)[]

const server = serve(
  http.get('*/api/test-site/product-badges', () => HttpResponse.json([])),
  http.post('*/scapi/shopperProducts/getCategory', () =>
    HttpResponse.json({
      id: 'root',
      categories: [
        { id: 'clothes', name: 'Clothes' },
        { id: 'lamps', name: 'Lamps' },
        { id: 'cartons', name: 'Cartons', c_showInMenu: false },
      ],
    }),
  ),
  http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
    asked.push(await request.text())
    return HttpResponse.json({ total: 1, hits: [{ productId: 'scarf' }] })
  }),
  http.get('*/scapi/shopperProducts/getProducts', () =>
    HttpResponse.json({ data: [{ id: 'scarf', name: 'Scarf', price: 49.99 }] }),
  ),
)

beforeEach(() => {
  asked = []
})

test('a site without content shows its categories and best sellers', async () => {
  const missing = { kind: 'not-found', status: 404, message: 'No content' }
  server.use(http.get('*/api/test-site/content', () => HttpResponse.json(missing, { status: 404 })))
  renderApp(<HomePage />)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Test Shop')
  const categories = await screen.findByRole('navigation', { name: 'Shop by category' })
  const links = within(categories).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Clothes', '/category/clothes'],
    ['Lamps', '/category/lamps'],
  ])
  const sellers = screen.getByRole('region', { name: 'Best sellers' })
  expect(await within(sellers).findByRole('heading', { name: 'Scarf' })).toBeVisible()
  expect(asked).toEqual([expect.stringContaining('top-sellers')])
})

test('a content page of the editors replaces the default home page', async () => {
  server.use(
    http.get('*/api/test-site/content', () =>
      HttpResponse.json({ contentType: 'content-page', title: 'Welcome', slots: [] }),
    ),
  )
  renderApp(<HomePage />)
  await waitFor(() => expect(document.title).toMatch(/^Welcome/))
  expect(screen.queryByRole('region', { name: 'Best sellers' })).toBeNull()
  expect(asked).toEqual([])
})
