import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { useSheetState } from '@/ui/use-sheet'
import { renderApp } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductDetail } from './product-detail'
import { truffles } from './testing/truffles'

const LIMITED = 'Quantities are limited, last few items of stock remaining.'
const REDUCED = 'Quantity reduced based on remaining stock available.'
const TOO_MANY =
  'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.'

const { server, shop } = serveShop({ small: 5, large: 50, gold: 50 })

let setBasket: (basket: Basket) => void

function SheetProbe() {
  const queryClient = useQueryClient()
  setBasket = (basket) => queryClient.setQueryData(basketKey('test-site'), basket)
  const sheet = useSheetState()
  return <output>{sheet?.isOpen ? JSON.stringify([sheet.name, sheet.props]) : ''}</output>
}

async function renderProduct(product = truffles, at = '/candy/truffles/truffles.html') {
  const user = userEvent.setup()
  renderApp(
    <>
      <ProductDetail product={product} />
      <SheetProbe />
    </>,
    { at },
  )
  await screen.findByText(/In stock|Limited inventory|Out of stock|Coming soon|In Shops Only/)
  return user
}

const box = () => screen.getByRole('textbox', { name: 'Quantity' })
const plus = () => screen.getByRole('button', { name: 'Increase quantity' })
const add = () => screen.getByRole('button', { name: 'Add to Bag' })

test('the URL selects size and wrap; choosing a size changes price, pictures and stock [PDP-004, PDP-005, PDP-022, PDP-049]', async () => {
  const user = await renderProduct(truffles, '/x/y/truffles.html?size=12')
  expect(screen.getByRole('radio', { name: '12 Pieces' })).toBeChecked()
  expect(screen.getByText('$18.00')).toBeVisible()
  expect(screen.getByText('$20.00').closest('s')).toHaveTextContent('Was')
  expect(screen.getByRole('img', { name: 'A' })).toBeVisible()
  expect(screen.getByText('In stock')).toBeVisible()

  await user.click(screen.getByRole('radio', { name: /^Gold/ }))
  expect(screen.getByText('$22.00')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Gold' })).toBeVisible()
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(add()).toBeDisabled()

  await user.click(screen.getByRole('radio', { name: '6 Pieces' }))
  expect(screen.getByText('$10.00')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked()
  expect(await screen.findByText('Limited inventory available')).toBeVisible()
})

test('Add to Bag adds the chosen size and wrap and opens the sheet [PDP-049, PDP-095]', async () => {
  const variants = truffles.variants.map((variant) => ({ ...variant, orderable: true }))
  const variations = truffles.variations.map((variation) => ({
    ...variation,
    values: variation.values.map((value) =>
      value.id === 'gold' ? { ...value, swatch: { link: '/media/swatch.jpg', alt: '' } } : value,
    ),
  }))
  const product = { ...truffles, variants, variations }
  const user = await renderProduct(product, '/x/y/truffles.html?size=12')
  const gold = screen.getByRole('radio', { name: 'Gold' })
  expect(gold.parentElement?.querySelector('img')?.src).toMatch(/\/image\/78\/swatch\.jpg$/)
  await user.click(gold)
  await user.click(plus())
  await user.click(add())
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      JSON.stringify(['added-to-bag', { items: [{ productId: 'gold', quantity: 2 }] }]),
    ),
  )
  expect(shop.state.lines).toMatchObject([{ productId: 'gold', quantity: 2 }])
})

test('with several recipients, the recipient sheet opens and nothing is added yet [MSH-014, SHEET-036]', async () => {
  const user = await renderProduct(truffles, '/x/y/truffles.html?size=12')
  const shipments = ['me', 'Shipment1'].map((shipmentId) => ({ shipmentId }))
  const productItems = [{ itemId: '1', productId: 'a', quantity: 1, shipmentId: 'me' }]
  act(() => setBasket({ basketId: 'b', shipments, productItems }))
  await user.click(plus())
  await user.click(add())
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      JSON.stringify(['add-to-shipments', { items: [{ productId: 'large', quantity: 2 }] }]),
    ),
  )
  expect(shop.state.lines).toEqual([])
})

test('a product can be sent to several people before the bag has recipients [MSH-002]', async () => {
  const user = await renderProduct(truffles, '/x/y/truffles.html?size=12')
  await user.click(screen.getByRole('button', { name: 'Send to more than one person' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('add-to-shipments'))
  expect(shop.state.lines).toEqual([])
})

test('sending to several people is not offered when the site disables it [SITE-006]', async () => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ enableMultiShipping: false })))
  await renderProduct(truffles, '/x/y/truffles.html?size=12')
  const several = () => screen.queryByRole('button', { name: 'Send to more than one person' })
  await waitFor(() => expect(several()).toBeNull())
  expect(add()).toBeEnabled()
})

test('the plus button stops at the stock, counting the bag, with one message [PDP-057, PDP-062, PDP-066, PDP-067, PDP-068, PDP-069, PDP-070, PDP-097]', async () => {
  const user = await renderProduct()
  expect(await screen.findByText('Limited inventory available')).toBeVisible()
  for (let times = 0; times < 4; times += 1) await user.click(plus())
  expect(box()).toHaveValue('5')
  await user.click(plus())
  expect(screen.getByText(LIMITED)).toBeVisible()
  expect(plus()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }))
  expect(screen.queryByText(LIMITED)).toBeNull()

  await user.click(add())
  // The bag now contains four of five.
  await waitFor(() => expect(box()).toHaveValue('1'))
  await user.click(plus())
  expect(screen.getByText(LIMITED)).toBeVisible()
  await user.click(add())
  await waitFor(() => expect(shop.state.lines).toHaveLength(2))
  await waitFor(() => expect(add()).toBeDisabled())
  expect(screen.getByText(LIMITED)).toBeVisible()
})

test('a typed quantity is limited to stock and maximum after a pause [PDP-058, PDP-059, PDP-061, PDP-064, PDP-065]', async () => {
  const user = await renderProduct()
  await screen.findByText('Limited inventory available')
  await user.tripleClick(box())
  await user.keyboard('9')
  expect(screen.queryByText(REDUCED)).toBeNull()
  expect(await screen.findByText(REDUCED)).toBeVisible()
  expect(box()).toHaveValue('5')

  await user.tripleClick(box())
  await user.keyboard('1000')
  expect(await screen.findByText(TOO_MANY)).toBeVisible()
  expect(box()).toBeInvalid()
  expect(add()).toBeDisabled()

  await user.tripleClick(box())
  await user.keyboard('0')
  await user.tab()
  expect(box()).toHaveValue('1')
  expect(box()).toBeValid()
  expect(add()).toBeEnabled()
})

test('Add to Bag uses a typed quantity without waiting for the pause', async () => {
  const user = await renderProduct(truffles, '/x/y/truffles.html?size=12')
  await user.tripleClick(box())
  await user.keyboard('7')
  await user.click(add())
  await waitFor(() => expect(shop.state.lines).toMatchObject([{ quantity: 7 }]))
})

test('stock sold out meanwhile is reported with our own message', async () => {
  shop.state.soldOut.add('small')
  const user = await renderProduct()
  await user.click(add())
  expect(await screen.findByRole('alert')).toHaveTextContent(LIMITED)
})

test.each([
  ['Coming soon', { flags: ['isComingSoon'], orderable: true }],
  ['In Shops Only', { flags: ['isInShopOnly'], orderable: true }],
  ['Out of stock', { flags: ['isOutOfStock'], orderable: true }],
] as const)('a product marked "%s" cannot be added [PDP-053, PDP-055]', async (message, facts) => {
  await renderProduct({ ...truffles, facts: { ...facts, flags: [...facts.flags] } })
  expect(screen.getByText(message)).toBeVisible()
  expect(add()).toBeDisabled()
})

test('ingredients of more than 55 words are collapsed [PDP-023]', async () => {
  const ingredients = Array.from({ length: 60 }, (_, index) => `i${index}`).join(' ')
  const user = await renderProduct({ ...truffles, ingredients })
  expect(screen.queryByText(/i59/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'View more...' }))
  expect(screen.getByText(/i59/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'View less' }))
  expect(screen.queryByText(/i59/)).toBeNull()
})

test('short ingredients are shown in full [PDP-024]', async () => {
  await renderProduct()
  expect(screen.getByText('Cocoa, cream.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'View more...' })).toBeNull()
})
