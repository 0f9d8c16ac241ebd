import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@/commerce-client/orders'
import { address, recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { BuyAgainButton } from './buy-again-button'
import type { BuyAgainScope } from './use-buy-again'

const line = (productId: string, shipmentId: string, more: object = {}) => ({
  itemId: `${productId}-${shipmentId}`,
  productId,
  productName: productId,
  quantity: 2,
  basePrice: 10,
  shipmentId,
  c_reorderable: true,
  ...more,
})
const order: Order = {
  orderNo: '00001001',
  productItems: [
    line('truffles', 'me'),
    line('toffee', 'S1'),
    line('bark', 'S1', { c_reorderable: false }),
    line('rare', 'me'),
  ],
  shipments: [
    { shipmentId: 'me', shippingAddress: address('Ada'), gift: true, giftMessage: 'With love' },
    { shipmentId: 'S1', shippingAddress: address('Ben') },
  ],
}

let refusesLines: boolean
const { state } = createBasketServer({
  ...recipientAnswers,
  addItemToBasket: (basket, call) =>
    refusesLines
      ? problem(400, 'product-item-not-available', 'Not enough of it.')
      : recipientAnswers.addItemToBasket(basket, call),
})

beforeEach(() => {
  logInCustomer()
  refusesLines = false
  state.stock = { rare: 0, toffee: 1 }
  state.custom = { truffles: { price: 12 }, toffee: { price: 10 } }
})

async function open(scope: Partial<BuyAgainScope> = {}) {
  renderInShop(
    <BuyAgainButton
      order={order}
      lines={order.productItems ?? []}
      hasRecipients
      label="Buy again: order 00001001"
      {...scope}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Buy again: order 00001001' }))
  return within(await screen.findByRole('dialog', { name: 'Buy again' }))
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bag = () =>
  state.basket.shipments?.map(({ shipmentId, shippingAddress, giftMessage, c_reorder }) => [
    shippingAddress?.firstName,
    giftMessage,
    c_reorder,
    ...(state.basket.productItems ?? [])
      .filter((item) => item.shipmentId === shipmentId)
      .map(({ productId, quantity }) => `${quantity} ${productId}`),
  ])

test('a dialog lists the changes before anything is added to the bag [ORD-016]', async () => {
  const dialog = await open()
  expect(await dialog.findByText('$12.00 each, was $10.00')).toBeVisible()
  expect(dialog.getByText('Only 1 is left')).toBeVisible()
  const out = dialog.getByRole('heading', { name: 'What stays out' }).parentElement
  expect(out).toHaveTextContent('2 × barkNo longer sold')
  expect(out).toHaveTextContent('2 × rareOut of stock')
  expect(dialog.getByRole('heading', { name: 'For Ben Bloom' })).toBeVisible()
  expect(dialog.getByText('With your gift message')).toBeVisible()
  expect(state.calls).toEqual([])
})

test('the whole order is added to the bag with its recipients and gift messages [ORD-016]', async () => {
  await open()
  await click('Add 3 items to bag')
  const done = await screen.findByText('3 items are in your bag.')
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
  expect(bag()).toEqual([
    ['Ada', 'With love', true, '2 truffles'],
    ['Ben', undefined, true, '1 toffee'],
  ])
  expect(screen.getByRole('link', { name: 'View bag' })).toLeadTo('/cart')
})

test('a single line is added without a recipient, and its shipment is marked as a reorder [ORD-016]', async () => {
  await open({ lines: [line('truffles', 'me')], hasRecipients: false })
  await click('Add 2 items to bag')
  await screen.findByText('2 items are in your bag.')
  expect(bag()).toEqual([[undefined, undefined, true, '2 truffles']])
})

test('items picked up before are added for pickup in the same shop', async () => {
  const pickup = line('brittle', 'S2', { c_fromStoreId: '101', inventoryId: 'shop-101' })
  const shop = { shipmentId: 'S2', c_fromStoreId: '101', shippingAddress: { address1: '1 Lane' } }
  const pickedUp = { ...order, productItems: [pickup], shipments: [shop] }
  await open({ order: pickedUp, lines: [pickup] })
  expect(await screen.findByRole('heading', { name: 'Collected at 101' })).toBeVisible()
  await click('Add 2 items to bag')
  await screen.findByText('2 items are in your bag.')
  const added = state.calls.find(({ method }) => method === 'addItemToBasket')
  expect(added?.body).toMatchObject([{ productId: 'brittle', c_fromStoreId: '101' }])
})

test('when a line is refused, the added recipients are removed again', async () => {
  refusesLines = true
  await open()
  await click('Add 3 items to bag')
  expect(await screen.findByText('Not enough of it.')).toBeVisible()
  // the default shipment has no recipient again
  await waitFor(() => expect(bag()?.map(([name]) => name || 'nobody')).toEqual(['nobody']))
  expect(state.basket.productItems).toEqual([])
  refusesLines = false
  await click('Add 3 items to bag')
  expect(await screen.findByText('3 items are in your bag.')).toBeVisible()
})

test('when no item can be bought, a message is shown and nothing is added', async () => {
  const dialog = await open({ lines: [line('rare', 'me')] })
  expect(await dialog.findByText('Nothing of this can be bought at the moment.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /to bag/ })).toBeNull()
})

test('an order with more recipients than the bag can hold is refused with a message', async () => {
  const ids = Array.from({ length: 21 }, (_, at) => `S${at}`)
  const many = {
    ...order,
    shipments: ids.map((shipmentId) => ({ shipmentId, shippingAddress: address(shipmentId) })),
  }
  const dialog = await open({ order: many, lines: ids.map((id) => line('truffles', id)) })
  expect(await dialog.findByText(/21 recipients would be added/)).toBeVisible()
  expect(dialog.queryByText('This goes into your bag, at today’s prices:')).toBeNull()
  expect(dialog.queryByRole('button', { name: /to bag/ })).toBeNull()
})
