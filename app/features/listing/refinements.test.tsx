import { screen, waitFor, within } from '@testing-library/react'
import { address, link, renderListing, shown } from './testing/listing-page'
import { createListingServer } from './testing/listing-server'

const { state } = createListingServer()

beforeEach(() => Object.assign(state, { asked: [], total: 30, left: 7 }))

const refine = () => address().searchParams.getAll('refine')
const chips = () => screen.getAllByRole('link', { name: /^Remove filter/ })

test('a refinement shows its label, its values and their product counts [PLP-009]', async () => {
  const { user } = await renderListing()
  const group = screen.getByText('Flavor').closest('details')
  const values = within(group ?? document.body).getAllByRole('link')
  expect(values.map(({ textContent }) => textContent)).toEqual(['Caramel(7)', 'Nut(4)'])
  await user.click(link(/^Caramel/))
  await screen.findByText('7 products')
  expect(shown()).toHaveLength(7)
  expect(screen.getByRole('status')).toHaveTextContent('7 products, 7 shown')
  await waitFor(() => expect(link('Caramel chosen (7)')).toHaveFocus())
})

test('choosing a refinement goes back to the first page [SRCH-031]', async () => {
  const { user } = await renderListing('/category/candy?srule=newest&start=12&sz=24')
  await user.click(link(/^Nut/))
  expect(decodeURIComponent(address().search)).toBe('?srule=newest&refine=c_flavor=nut')
  await waitFor(() => expect(state.asked.at(-1)).toMatchObject({ offset: 0, limit: 12 }))
})

test('a boolean refinement is offered without a group title', async () => {
  await renderListing()
  expect(screen.queryByText('On Sale', { selector: 'summary *' })).toBeNull()
  expect(link('On Sale (2)')).toLeadTo('/category/candy?refine=c_isSale%3Dtrue')
})

test.each([
  ['several flavors can be combined [SRCH-033]', /^Caramel/, /^Nut/, 'c_flavor=caramel|nut'],
  ['only the last price range applies [SRCH-032, PLP-019]', /^Under/, /^\$20 to/, 'price=(20..40)'],
])('%s', async (_, first, second, refined) => {
  const { user } = await renderListing()
  await user.click(link(first))
  await user.click(link(second))
  expect(refine()).toEqual([refined])
  await waitFor(() => expect(state.asked.at(-1)?.refine).toEqual(['cgid=candy', refined]))
})

test('active filters are shown and can be removed one by one [SRCH-045]', async () => {
  const { user } = await renderListing(
    '/category/candy?refine=c_flavor%3Dcaramel%7Cnut&refine=c_isSale%3Dtrue',
  )
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Caramel', 'Nut', 'On Sale'])
  await user.click(link('Remove filter: Caramel'))
  expect(refine()).toEqual(['c_flavor=nut', 'c_isSale=true'])
  await waitFor(() => expect(screen.getByText('7 products')).toHaveFocus())
  await user.click(link('Remove filter: On Sale'))
  expect(refine()).toEqual(['c_flavor=nut'])
})

test('clearing all filters keeps the search term and the sort order [SRCH-035]', async () => {
  const { user } = await renderListing(
    '/search?q=salt&srule=newest&refine=c_flavor%3Dnut&refine=price%3D(0..20)&start=12',
  )
  const all = screen.getAllByRole('link', { name: 'Clear all' })[0]
  await user.click(all ?? document.body)
  expect(address().search).toBe('?q=salt&srule=newest')
})

test('when no product matches, one click clears all filters', async () => {
  state.left = 0
  const { user } = await renderListing('/category/candy?refine=c_flavor%3Dnut')
  const results = screen.getByRole('region', { name: 'Products' })
  expect(within(results).getByText('No products match these filters.')).toBeVisible()
  const [, clear] = within(results).getAllByRole('link', { name: 'Clear all' })
  await user.click(clear ?? document.body)
  await screen.findByText('30 products')
})

test('on a narrow screen the filters open in a dialog that shows the number of results', async () => {
  const { user } = await renderListing()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }))
  await user.click(dialog.getByText('Flavor'))
  await user.click(dialog.getByRole('link', { name: /^Caramel/, hidden: true }))
  expect(await dialog.findByRole('button', { name: 'Show 7 products' })).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('7 products')
  expect(dialog.getByText('Flavor')).toHaveTextContent('Flavor (1)')
  await user.click(dialog.getByRole('button', { name: 'Show 7 products' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  expect(refine()).toEqual(['c_flavor=caramel'])
})
