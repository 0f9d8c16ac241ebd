import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { logError } from '@/lib/log'
import { address, link, renderListing, shown } from './testing/listing-page'
import { createListingServer } from './testing/listing-server'

jest.mock('@/lib/log')

const { server, state } = createListingServer()

beforeEach(() => Object.assign(state, { asked: [], total: 30, left: 7, isDown: false }))

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `p${from + index}`)
const offsets = () => state.asked.map(({ offset }) => offset)
const refine = () => address().searchParams.getAll('refine')

test('the listing shows a page of twelve products, the total and the sort order [PLP-005, PLP-010, PLP-011]', async () => {
  await renderListing()
  expect(shown()).toEqual(ids(0, 12))
  expect(screen.getByText('Showing 12 of 30')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('30 products, 12 shown')
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  expect(sort).toHaveValue('featured-items')
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(
    ['Featured', 'Newest'], // prettier-ignore
  )
})

test('category, sort and refinements are sent in one search request [SRCH-021, SRCH-022, PLP-008]', async () => {
  const paths: string[] = []
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname))
  await renderListing('/category/candy?srule=newest&start=12&refine=c_flavor%3Dnut%7Ccaramel')
  expect(state.asked).toHaveLength(1)
  expect(state.asked[0]).toMatchObject({
    refine: ['cgid=candy', 'c_flavor=nut|caramel'],
    sort: 'newest',
    offset: 12,
    limit: 12,
  })
  expect(paths[0]).toBe('/api/test-site/scapi/shopperSearch/productSearch')
  server.events.removeAllListeners()
})

test('a search page sends its search term instead of a category [SRCH-021]', async () => {
  await renderListing('/search?q=sea+salt', { categoryId: '' })
  expect(state.asked).toMatchObject([{ q: 'sea salt', refine: [], offset: 0, limit: 12 }])
})

test('the URL determines offset, page size and sort order [PLP-007, PLP-011, SRCH-044]', async () => {
  await renderListing('/category/candy?srule=newest&sz=18&start=6')
  await waitFor(() => expect(shown()).toEqual(ids(6, 24)))
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest')
  expect(screen.getByText('Showing 7 to 24 of 30')).toBeVisible()
  expect(state.asked.map(({ offset, limit }) => [offset, limit])).toEqual([
    [6, 12],
    [18, 6],
  ])
})

test('load more appends products until all are shown [SRCH-027, PLP-010]', async () => {
  const { user } = await renderListing()
  await user.click(link('Load more'))
  await waitFor(() => expect(shown()).toEqual(ids(0, 24)))
  expect(address().search).toBe('?sz=24')
  await waitFor(() => expect(link('Load more')).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('30 products, 24 shown')
  await user.click(link('Load more'))
  await waitFor(async () => expect(await screen.findByText('Showing 30 of 30')).toHaveFocus())
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull()
  expect(offsets()).toEqual([0, 12, 24])
})

test('previous products are prepended and requested separately [SRCH-028, PLP-018]', async () => {
  const { user } = await renderListing('/category/candy?start=12')
  await user.click(link('Load previous products'))
  await waitFor(() => expect(shown()).toEqual(ids(0, 24)))
  expect(screen.queryByRole('link', { name: 'Load previous products' })).toBeNull()
  await waitFor(() => expect(screen.getByText('30 products')).toHaveFocus())
  expect(offsets()).toEqual([12, 0])
})

test('the lowest offset is kept when more products are loaded [SRCH-029, SRCH-044]', async () => {
  state.total = 60
  const { user } = await renderListing('/category/candy?start=24')
  await user.click(link('Load previous products'))
  await waitFor(() => expect(shown()).toEqual(ids(12, 36)))
  await user.click(link('Load more'))
  await waitFor(() => expect(shown()).toEqual(ids(12, 48)))
  expect(address().search).toBe('?start=12&sz=36')
  expect(offsets()).toEqual([24, 12, 36])
})

test('a repeated search is answered from the cache [SRCH-026]', async () => {
  const { user } = await renderListing()
  await user.click(link(/^Caramel/))
  await screen.findByText('7 products')
  await user.click(link('Remove filter: Caramel'))
  await screen.findByText('30 products')
  await user.click(link('To a product'))
  expect(shown()).toEqual([])
  await user.click(link('To the category'))
  expect(shown()).toEqual(ids(0, 12))
  expect(state.asked).toHaveLength(2)
})

test('an offset beyond the last product links to the first products', async () => {
  const { user } = await renderListing('/category/candy?start=48')
  expect(screen.getByText('There are no products this far on.')).toBeVisible()
  await user.click(link('Go to the first ones'))
  await waitFor(() => expect(shown()).toEqual(ids(0, 12)))
})

test('sorting keeps the path and sets the sort in the query, unless it is the default [SRCH-034, PLP-006, PLP-008]', async () => {
  const { user } = await renderListing('/category/candy?refine=c_flavor%3Dnut&sz=24')
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'newest')
  await waitFor(() => expect(state.asked.at(-1)).toMatchObject({ sort: 'newest', offset: 0 }))
  expect(address().pathname + decodeURIComponent(address().search)).toBe(
    '/category/candy?srule=newest&refine=c_flavor=nut',
  )
  await user.selectOptions(sort, 'featured-items')
  expect(decodeURIComponent(address().search)).toBe('?refine=c_flavor=nut')
})

test('a failed search can be retried', async () => {
  state.isDown = true
  renderListing().catch(() => undefined)
  expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded.')
  expect(logError).toHaveBeenCalledWith('A product search failed', expect.anything())
  state.isDown = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('30 products')
  expect(shown()).toHaveLength(12)
})

test('editorial tiles are placed between the products, and pages still hold twelve products', async () => {
  const inGrid = [
    { key: 'a', after: 4, isWide: true, node: 'A box of nine' },
    { key: 'b', after: 14, isWide: false, node: 'Wrapped by hand' },
  ]
  const { user } = await renderListing('/category/candy', { inGrid })
  const cells = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const before = (text: string) => cells()[cells().indexOf(text) - 1]
  expect(before('A box of nine')).toBe('Product p3')
  expect(shown()).toEqual(ids(0, 12))
  expect(screen.queryByText('Wrapped by hand')).toBeNull()
  await user.click(link('Load more'))
  await screen.findByText('Wrapped by hand')
  expect(before('Wrapped by hand')).toBe('Product p13')
  await user.click(link(/^Caramel/))
  await waitFor(() => expect(screen.queryByText('A box of nine')).toBeNull())
  expect(refine()).toEqual(['c_flavor=caramel'])
})
