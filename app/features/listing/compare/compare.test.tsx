import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderListing } from '../testing/listing-page'
import { createListingServer } from '../testing/listing-server'

jest.mock('@/lib/log')

const { server } = createListingServer()

const product = (id: string, more: object) => ({
  id,
  name: `Product ${id}`,
  currency: 'USD',
  price: 20,
  inventory: { ats: 9, orderable: true, id: 'i' },
  ...more,
})
const boxes = {
  type: { master: true },
  c_productIngredients: 'Sugar, cream. Contains: milk and soy.',
  c_isKosher: true,
  variationAttributes: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { value: '6', name: '6 Pieces' },
        { value: '12', name: '12 Pieces' },
      ],
    },
  ],
  variants: [
    { productId: 'p0-12', price: 36, orderable: true, variationValues: { size: '12', wrap: 'a' } },
    { productId: 'p0-6b', price: 21, orderable: true, variationValues: { size: '6', wrap: 'b' } },
    { productId: 'p0-6', price: 20, orderable: true, variationValues: { size: '6', wrap: 'a' } },
  ],
}
const catalog = [
  product('p0', boxes),
  product('p1', {
    c_netWeight: 283.5,
    c_productIngredients: 'Sugar.',
    c_rating: 4.25,
    c_reviewCount: 3,
  }),
  product('p2', {}),
  product('p0-6', { c_netWeight: 56.7 }),
  product('p0-12', { c_netWeight: '113' }),
]

let isDown = false
let areGone = false
beforeEach(() => {
  isDown = false
  areGone = false
  sessionStorage.clear()
  server.use(
    http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
      if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
      const data = ids.map((id) => catalog.find((one) => one.id === id) ?? product(id, {}))
      return HttpResponse.json({
        data: data.filter(({ id }) => !areGone || (id !== 'p5' && id !== 'p6')),
      })
    }),
  )
})

const box = (id: string) => screen.getByRole('checkbox', { name: `Compare Product ${id}` })
const toggle = () => screen.getAllByRole('button', { name: 'Compare' })[0] as HTMLElement
const bar = () => screen.findByRole('region', { name: 'Products to compare' })

async function choose(...ids: string[]) {
  const { user } = await renderListing()
  await user.click(toggle())
  for (const id of ids) {
    await user.click(await screen.findByRole('checkbox', { name: `Compare Product ${id}` }))
  }
  const show = within(await bar()).getByRole('button', { name: 'Compare' })
  return { user, show }
}

test('two products stand side by side with what shoppers decide by', async () => {
  const { user, show } = await choose('p0', 'p1')
  await user.click(show)
  const dialog = await screen.findByRole('dialog', { name: 'Compare products' })
  const rows = (await within(dialog).findAllByRole('row')).slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(cells.slice(0, 4)).toEqual([
    [
      '6 PiecesPrice $20.002 oz (56.7 g)$10.00 per ounce12 PiecesPrice $36.004 oz (113 g)$9.03 per ounce',
      'One sizePrice $20.0010 oz (283.5 g)$2.00 per ounce',
    ],
    ['milk, soy', 'No allergens declared'],
    ['Kosher', '–'],
    ['No reviews yet', '4.3 of 5 (3 reviews)'],
  ])
  expect(within(dialog).getByRole('link', { name: 'View Product p0' })).toBeVisible()
  // a translator that takes texts out may put those of one sentence back in another order
  for (const sentence of ['2 oz (56.7 g)', '$10.00 per ounce', '4.3 of 5 (3 reviews)'])
    expect(within(dialog).getByText(sentence).childNodes).toHaveLength(1)
})

test('fewer than two cannot be compared, and more than four not be chosen', async () => {
  const { user, show } = await choose('p0')
  expect(show).toBeDisabled()
  for (const id of ['p1', 'p2', 'p3']) await user.click(box(id))
  expect(box('p4')).toBeDisabled()
  await user.click(box('p3'))
  expect(box('p4')).toBeEnabled()
  expect(await bar()).toHaveTextContent('3 products chosen')
})

test('a product that states nothing says so, and one can be removed', async () => {
  const { user, show } = await choose('p1', 'p2')
  await user.click(show)
  const remove = await screen.findByRole('button', { name: 'Remove Product p1' })
  expect(screen.getByRole('cell', { name: 'Not stated' })).toBeVisible()
  await user.click(remove)
  await waitFor(() => expect(remove).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Remove Product p2' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Product p2' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await bar()).toHaveTextContent('Choose two to four products')
})

test('a failure can be tried again; products that are gone are said to be', async () => {
  const { user, show } = await choose('p5', 'p6')
  isDown = areGone = true
  await user.click(show)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText(/None of these products is sold any more/)).toBeVisible()
})

test('Cancel ends the comparison, and the focus goes back to where it began', async () => {
  const { user } = await choose('p0')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument())
  expect(toggle()).toHaveFocus()
  expect(toggle()).toHaveAttribute('aria-pressed', 'false')
})
