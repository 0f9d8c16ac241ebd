import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useSheetState } from '@/ui/use-sheet'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import PickOptionsSheet from './pick-options-sheet'
import { ProductTileAction } from './product-tile-action'

let failures: number

const variant = (productId: string, size: string, wrap: string, price: number) => ({
  productId,
  price,
  orderable: productId !== 'gone',
  variationValues: { size, wrap },
})
const truffles = {
  id: 'truffles',
  name: 'Truffles',
  primaryCategoryId: 'candy',
  type: { master: true },
  price: 10,
  inventory: { id: 'list', ats: 55, orderable: true },
  imageGroups: [{ viewType: 'large', images: [{ link: '/media/a.jpg', alt: 'A box' }] }],
  variationAttributes: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { value: '6', name: '6 Pieces' },
        { value: '12', name: '12 Pieces' },
        { value: '24', name: '24 Pieces' },
      ],
    },
    { id: 'wrap', name: 'Gift Wrap', values: [{ value: 'none', name: 'None' }] },
  ],
  variants: [
    variant('small', '6', 'none', 10),
    variant('large', '12', 'none', 18),
    variant('gone', '24', 'none', 30),
  ],
  c_defaultVariantId: 'small',
  c_rating: 4.5,
  c_reviewCount: 3,
}
const tile = {
  id: 'truffles',
  name: 'Truffles',
  href: '/candy/truffles/truffles.html',
  sizeCount: 3,
  isOrderable: true,
}

beforeEach(() => {
  failures = 0
})
const { server, shop } = serveShop(
  { small: 50, large: 2, gone: 0 },
  http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    if (new URL(request.url).searchParams.get('ids') !== truffles.id) return undefined
    failures -= 1
    if (failures >= 0) return HttpResponse.json({ title: 'No answer' }, { status: 503 })
    return HttpResponse.json({ data: [truffles] })
  }),
)

let address: () => string

/** Renders the tile and the open sheet, as the shell does. */
function Shop() {
  const state = useSheetState()
  return (
    <>
      <ProductTileAction product={tile} />
      {state?.name === 'pick-item-options' && <PickOptionsSheet productId="truffles" />}
      <p data-testid="open">{state?.isOpen ? JSON.stringify([state.name, state.props]) : ''}</p>
    </>
  )
}

const tileLink = () => screen.getByRole('link', { name: 'Choose a size of Truffles', hidden: true })
const openSheets = () => screen.getByTestId('open')

async function openOptions() {
  const user = userEvent.setup()
  address = renderApp(<Shop />, { at: '/category/candy' }).address
  await user.click(tileLink())
  return user
}

test('the sheet shows the product, keeps size and quantity, and is replaced by the bag sheet [SHEET-015, SHEET-016, SHEET-038]', async () => {
  const user = await openOptions()
  expect(await screen.findByRole('dialog', { name: 'Pick Item Options' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Truffles' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'A box' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars, 3 reviews' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '6 Pieces' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked()

  await user.click(screen.getByRole('radio', { name: '12 Pieces' }))
  expect(screen.getByText('$18.00')).toBeInTheDocument()
  expect(await screen.findByText('Limited inventory available')).toBeInTheDocument()
  const plus = screen.getByRole('button', { name: 'Increase quantity' })
  await user.click(plus)
  await user.click(plus)
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  expect(plus).toBeDisabled()
  expect(address()).toBe('/category/candy')

  await user.click(screen.getByRole('button', { name: 'Add to Bag' }))
  await waitFor(() =>
    expect(openSheets()).toHaveTextContent(
      JSON.stringify(['added-to-bag', { items: [{ productId: 'large', quantity: 2 }] }]),
    ),
  )
  expect(shop.state.lines).toMatchObject([{ productId: 'large', quantity: 2 }])
})

test('an unavailable option links to the product page instead [SHEET-017, SHEET-018]', async () => {
  const user = await openOptions()
  await user.click(await screen.findByRole('radio', { name: /^24 Pieces/ }))
  expect(screen.getByText('Out of stock')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add to Bag' })).toBeNull()
  expect(screen.getByRole('link', { name: 'View Options' })).toLeadTo(tile.href)
})

test('with a preferred shop, the sheet links to the product page for stock [SHEET-017]', async () => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ Bopis: true })))
  const stored = encodeURIComponent(JSON.stringify({ id: '101', name: 'Union Square' }))
  document.cookie = `preferred_shop_test-site=${stored}; Path=/`
  renderApp(<Shop />, { at: '/category/candy', site: { ...testSite, capabilities: ['pickup'] } })
  await userEvent.click(tileLink())
  expect(await screen.findByRole('link', { name: 'View Options' })).toLeadTo(tile.href)
  expect(screen.queryByRole('button', { name: 'Add to Bag' })).toBeNull()
})

test('a failed add shows the reason and the sheet stays open', async () => {
  shop.state.soldOut.add('small')
  const user = await openOptions()
  await user.click(await screen.findByRole('button', { name: 'Add to Bag' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Quantities are limited/)
  expect(openSheets()).toHaveTextContent('pick-item-options')
})

test('a product that could not be loaded can be retried', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  failures = 1
  const user = await openOptions()
  expect(await screen.findByRole('alert')).toHaveTextContent('The product could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Truffles' })).toBeInTheDocument()
  expect(log).toHaveBeenCalledTimes(1)
})

test('Escape closes the sheet and returns the focus to the tile', async () => {
  const user = await openOptions()
  const dialog = await screen.findByRole('dialog', { name: 'Pick Item Options' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(tileLink()).toHaveFocus())
})

test('the tile links to the product page, and a modified click is left to the browser', () => {
  renderApp(<Shop />, { at: '/category/candy' })
  expect(tileLink()).toLeadTo(tile.href)
  expect(fireEvent.click(tileLink(), { ctrlKey: true })).toBe(true)
  expect(openSheets()).toBeEmptyDOMElement()
})
