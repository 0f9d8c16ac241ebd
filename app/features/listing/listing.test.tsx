import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { useLocation } from 'react-router-dom'
import { installTestConfig, renderApp } from '../../../tests/setup/render-app'
import { Listing } from './listing'
import { useListing } from './use-listing'

interface Asked {
  q?: string
  refine: string[]
  sort?: string
  offset: number
  limit: number
}

const server = setupServer()
let asked: Asked[]
let total: number
let isDown: boolean

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  asked = []
  total = 30
  isDown = false
  server.use(
    http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
      const [{ parameters }] = (await request.json()) as [{ parameters: Asked }]
      asked.push(parameters)
      if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
      const { offset, limit } = parameters
      const ids = Array.from({ length: total }, (_, index) => `p${index}`)
      return HttpResponse.json({
        hits: ids.slice(offset, offset + limit).map((productId) => ({ productId })),
        total,
        refinements: [
          {
            attributeId: 'cgid',
            label: 'Category',
            values: [
              { value: 'boxes', label: 'Boxes', hitCount: 7 },
              { value: 'bars', label: 'Bars', hitCount: 4 },
              { value: 'none', label: 'Nothing', hitCount: 0 },
            ],
          },
          {
            attributeId: 'price',
            label: 'Price',
            values: [
              { value: '(0..20)', label: 'Under $20', hitCount: 9 },
              { value: '(20..40)', label: '$20 to $40', hitCount: 3 },
            ],
          },
        ],
        sortingOptions: [
          { id: 'featured-items', label: 'Featured' },
          { id: 'newest', label: 'Newest' },
        ],
        selectedSortingOption: parameters.sort ?? 'featured-items',
      })
    }),
    http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
      return HttpResponse.json({ data: ids.map((id) => ({ id, name: `Product ${id}` })) })
    }),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function Page() {
  const { search } = useLocation()
  return (
    <>
      <output data-testid="address">{search}</output>
      <Listing
        listing={useListing({ categoryId: 'candy' })}
        renderTile={({ name }) => <article>{name}</article>}
        renderSkeleton={() => <span />}
      />
    </>
  )
}

async function renderListing(at = '/category/candy') {
  const user = userEvent.setup()
  renderApp(<Page />, { at })
  await screen.findByText(`${total} products`)
  return user
}

const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '')
const link = (name: string | RegExp) => screen.getByRole('link', { name })

test('shows a page of twelve, its number and what is chosen', async () => {
  await renderListing()
  expect(shown()).toHaveLength(12)
  expect(screen.getByText('Showing 12 of 30')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured-items')
  expect(screen.queryByText('Nothing')).toBeNull()
  expect(asked).toEqual([{ refine: ['cgid=candy'], offset: 0, limit: 12 }])
})

test('load more goes on after what is shown, until all are', async () => {
  const user = await renderListing()
  await user.click(link('Load more'))
  await waitFor(() => expect(shown()).toHaveLength(24))
  expect(shown()[12]).toBe('Product p12')
  expect(address().get('sz')).toBe('24')
  await user.click(link('Load more'))
  await screen.findByText('Showing 30 of 30')
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull()
  expect(asked.map(({ offset }) => offset)).toEqual([0, 12, 24])
})

test('a list opened further on offers what comes before', async () => {
  const user = await renderListing('/category/candy?start=12')
  expect(shown()[0]).toBe('Product p12')
  await user.click(link('Load previous products'))
  await waitFor(() => expect(shown()).toHaveLength(24))
  expect(shown()[0]).toBe('Product p0')
  expect(screen.queryByRole('link', { name: 'Load previous products' })).toBeNull()
})

test('refinements narrow from the start and are removed singly or together', async () => {
  const user = await renderListing('/category/candy?srule=newest&sz=24')
  await user.click(link(/^Boxes/))
  await user.click(link(/^Bars/))
  await user.click(link(/^Under/))
  await user.click(link(/^\$20 to/))
  expect(address().getAll('refine')).toEqual(['cgid=boxes|bars', 'price=(20..40)'])
  expect(address().get('sz')).toBeNull()
  expect(link('Remove filter: $20 to $40')).toBeVisible()
  await user.click(link('Remove filter: Boxes'))
  expect(address().getAll('refine')).toEqual(['cgid=bars', 'price=(20..40)'])
  await waitFor(() =>
    expect(asked.at(-1)?.refine).toEqual(['cgid=candy', 'cgid=bars', 'price=(20..40)']),
  )
  await user.click(link('Clear all'))
  expect(address().toString()).toBe('srule=newest')
})

test('the folded filters end with a button that says how many there are, and folds them', async () => {
  const user = await renderListing()
  const toggle = screen.getByRole('button', { name: 'Filter' })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Show 30 products' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

test('sorting goes to the address', async () => {
  const user = await renderListing()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest')
  await waitFor(() => expect(asked.at(-1)?.sort).toBe('newest'))
  expect(address().get('srule')).toBe('newest')
})

test('nothing left by the refinements: one press brings all back', async () => {
  total = 0
  await renderListing('/category/candy?refine=price%3D(0..20)')
  const results = screen.getByRole('region', { name: 'Products' })
  expect(within(results).getByText('No products match these filters.')).toBeVisible()
  expect(within(results).getAllByRole('link', { name: 'Clear all' })).not.toHaveLength(0)
})

test('a failed search can be tried again', async () => {
  isDown = true
  const user = userEvent.setup()
  renderApp(<Page />, { at: '/category/candy' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('30 products')
  expect(shown()).toHaveLength(12)
})
