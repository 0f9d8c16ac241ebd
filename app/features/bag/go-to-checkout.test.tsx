import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { createBagServer, twoLines } from './testing/bag-server'

const { server, state } = createBagServer()

state.basket = twoLines()

async function openBag() {
  const shop = renderInShop(<Bag />, '/cart')
  await screen.findByRole('region', { name: 'Order Summary' })
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0))
  return shop
}
const checkout = () => screen.getByRole('button', { name: 'Checkout' })

test('checkout of a valid bag leads to shipping [CART-054]', async () => {
  const { address } = await openBag()
  await userEvent.click(checkout())
  await waitFor(() => expect(address()).toBe('/shipping'))
})

test('a bag that has changed meanwhile is shown again with a message instead of checkout [CART-046, CART-054]', async () => {
  const { address, queryClient } = await openBag()
  state.basket = {
    ...state.basket,
    c_quantityExceptions: [{ itemId: '1', productId: 'a', requested: 2, available: 0 }],
  }
  await userEvent.click(checkout())
  expect(await screen.findByText(/This item is no longer available\./)).toBeVisible()
  expect(address()).toBe('/cart')
  expect(checkout()).toBeDisabled()
  expect(queryClient.isFetching()).toBe(0)
})

test('clicking checkout shows an empty bag when another tab has emptied it', async () => {
  const { address } = await openBag()
  state.basket = { ...state.basket, productItems: [] }
  await userEvent.click(checkout())
  expect(await screen.findByText('Your bag is empty')).toBeVisible()
  expect(address()).toBe('/cart')
})

/** Makes the service refuse quantities once `when` is resolved. */
function refuseQuantities(when: Promise<void>): void {
  server.use(
    http.post('*/scapi/shopperBaskets/updateItemInBasket', async () => {
      await when
      return problem(400, 'quantity-limit-exceeded', 'Limit of 2 per order')
    }),
  )
}

test('a refused quantity change keeps the shopper in the bag', async () => {
  const { address } = await openBag()
  let refuse: () => void = () => undefined
  refuseQuantities(new Promise((resolve) => (refuse = resolve)))
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  await userEvent.click(more as HTMLElement)
  await userEvent.click(checkout())
  refuse()
  expect(await screen.findByText('Limit of 2 per order')).toBeVisible()
  expect(address()).toBe('/cart')
  expect(screen.getByRole('textbox', { name: 'Quantity of Box a' })).toHaveValue('2')
})

test('a quantity change refused while the checkout button is held down keeps the shopper in the bag', async () => {
  const { address, queryClient } = await openBag()
  // on a slow machine the quantity may be sent before the pointer is down; it is refused later
  let refuse: () => void = () => undefined
  refuseQuantities(new Promise((resolve) => (refuse = resolve)))
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Quantity of Box a' }), '{Backspace}9')
  // the field loses the focus, which sends its quantity
  await user.pointer({ keys: '[MouseLeft>]', target: checkout() })
  refuse()
  expect(await screen.findByText('Limit of 2 per order')).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.pointer('[/MouseLeft]')
  await waitFor(() => expect(checkout()).not.toHaveAttribute('aria-busy'))
  expect(address()).toBe('/cart')
  // the shopper has seen the refusal by now
  await user.click(checkout())
  await waitFor(() => expect(address()).toBe('/shipping'))
})

test('when the bag cannot be refetched, an error is shown and checkout can be retried', async () => {
  const { address } = await openBag()
  server.use(
    http.post(
      '*/scapi/shopperCustomers/getCustomerBaskets',
      () => problem(503, 'busy', 'Come back later.'),
      { once: true },
    ),
  )
  await userEvent.click(checkout())
  expect(await screen.findByText(/Come back later\./)).toBeVisible()
  await userEvent.click(checkout())
  await waitFor(() => expect(address()).toBe('/shipping'))
})
