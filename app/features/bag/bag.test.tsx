import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'

const line = (itemId: string, productId: string, quantity: number) => ({
  itemId,
  productId,
  productName: `Box ${productId}`,
  quantity,
  basePrice: 10,
  price: 10 * quantity,
})

const withItems = (basket: Basket, productItems: Basket['productItems'] = []): Basket => ({
  ...basket,
  productItems,
  c_quantityExceptions: undefined,
})

const { server, state, logIn } = createBasketServer({
  updateItemInBasket: (basket, { parameters, body }) => {
    const { quantity } = body as { quantity: number }
    return withItems(
      basket,
      basket.productItems?.map((item) =>
        item.itemId === parameters.itemId ? { ...item, quantity, price: 10 * quantity } : item,
      ),
    )
  },
  removeItemFromBasket: (basket, { parameters }) =>
    withItems(
      basket,
      basket.productItems?.filter(({ itemId }) => itemId !== parameters.itemId),
    ),
  addItemToBasket: (basket, { body }) => {
    const [item] = body as [{ productId: string; quantity: number }]
    return withItems(basket, [
      ...(basket.productItems ?? []),
      line('back', item.productId, item.quantity),
    ])
  },
  addCouponToBasket: (basket, { body }) => {
    const { code } = body as { code: string }
    if (code === 'NOPE') return problem(400, 'invalid-coupon-code', 'Unknown coupon')
    const statusCode = code === 'LATER' ? 'no_applicable_promotion' : 'applied'
    return { ...basket, couponItems: [{ code, couponItemId: 'c1', statusCode, valid: true }] }
  },
  removeCouponFromBasket: (basket) => ({ ...basket, couponItems: [] }),
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  logIn()
  state.calls = []
  state.stock = { a: 12, b: 40 }
  state.basket = {
    basketId: 'basket-1',
    productItems: [line('1', 'a', 2), line('2', 'b', 1)],
    shipments: [{ shipmentId: 'me' }],
    productSubTotal: 30,
    orderTotal: 30,
  }
})

async function openBag() {
  const shop = renderInShop(<Bag />, '/cart')
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Box a' })
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0))
  return { ...shop, quantity }
}

const writes = () => state.calls.map(({ method, body }) => [method, body])

test('several presses are one write', async () => {
  const { quantity } = await openBag()
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  for (let press = 0; press < 3; press += 1) await userEvent.click(more as HTMLElement)
  expect(quantity).toHaveValue('5')
  await waitFor(() => expect(writes()).toEqual([['updateItemInBasket', { quantity: 5 }]]))
  expect(await screen.findByText('$50.00')).toBeInTheDocument()
})

test('a change of mind counts, and so does leaving at once', async () => {
  const { quantity, address, unmount } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3{Enter}')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '2{Enter}')
  const quantities = () => writes().map(([, body]) => body)
  await waitFor(() => expect(quantities()).toEqual([{ quantity: 3 }, { quantity: 2 }]))

  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  await userEvent.click(more as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  expect(address()).toBe('/shipping')
  unmount()
  await waitFor(() => expect(quantities().at(-1)).toEqual({ quantity: 3 }))
})

test('more than there is becomes what there is, and is said', async () => {
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '20{Enter}')
  expect(await screen.findByText('Quantity updated from 20 to 12.')).toBeInTheDocument()
  await waitFor(() => expect(writes()).toEqual([['updateItemInBasket', { quantity: 12 }]]))
})

test('above 999 is refused and keeps the shopper from checkout until corrected', async () => {
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '1000{Enter}')
  expect(await screen.findByText(/Please enter a value less than 1,000\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled())
  await waitFor(() => expect(writes()).toEqual([['updateItemInBasket', { quantity: 3 }]]))
})

test('0 asks first: Cancel restores, Yes removes, Undo brings back', async () => {
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(quantity).toHaveValue('2'))
  expect(writes()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.queryByRole('textbox', { name: 'Quantity of Box a' })).not.toBeInTheDocument()
  await userEvent.click(undo)
  expect(await screen.findByRole('textbox', { name: 'Quantity of Box a' })).toHaveValue('2')
  expect(state.calls.map(({ method }) => method)).toEqual([
    'removeItemFromBasket',
    'addItemToBasket',
  ])
})

test('the last line removed leaves an empty bag with a way on', async () => {
  state.basket.productItems = [line('1', 'a', 2)]
  await openBag()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  expect(await screen.findByText('Your bag is empty')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
})

test('stock that fell meanwhile is corrected by itself', async () => {
  state.stock.a = 1
  state.basket.c_quantityExceptions = [{ itemId: '1', productId: 'a', requested: 2, available: 1 }]
  await openBag()
  expect(await screen.findByText('Quantity updated from 2 to 1.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled())
})

test('a product that is gone blocks checkout until it is removed', async () => {
  state.basket.c_quantityExceptions = [{ itemId: '1', productId: 'a', requested: 2, available: 0 }]
  const { address } = await openBag()
  expect(await screen.findByText(/This item is no longer available\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  expect(address()).toBe('/shipping')
})

test.each([
  ['NOPE', 'Promo code "NOPE" is unknown.'],
  ['LATER', 'Promo code "LATER" currently cannot be added to your cart.'],
])('the promo code %s is refused in the right words', async (code, words) => {
  await openBag()
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo Code' }), `${code}{Enter}`)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: `Remove promo code ${code}` })).toBeNull()
})

test('an applied promo code is listed and can be taken away', async () => {
  await openBag()
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo Code' }), 'SWEET{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove promo code SWEET' }))
  await waitFor(() => expect(screen.queryByText('SWEET')).not.toBeInTheDocument())
})

test('amounts are the service’s own', async () => {
  state.basket = {
    ...state.basket,
    taxTotal: 2.4,
    shippingTotal: 0,
    orderTotal: 27.4,
    orderPriceAdjustments: [{ priceAdjustmentId: 'p', itemText: 'Holiday', price: -5 }],
    shipments: [{ shipmentId: 'me', shippingMethod: { id: 'GroundDisc' } }],
  }
  await openBag()
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }))
  for (const text of ['$30.00', 'FREE', 'Holiday', '-$5.00', '$2.40', '$27.40']) {
    expect(summary.getByText(text)).toBeInTheDocument()
  }
})
