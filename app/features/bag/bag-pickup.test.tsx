import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { createFakeShops, shopRoutes, type FakeShops } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'

const line = (itemId: string, productId: string, shipmentId: string, more: object = {}) => ({
  itemId,
  productId,
  productName: `Box ${productId}`,
  quantity: 2,
  basePrice: 10,
  price: 20,
  shipmentId,
  ...more,
})
const pickedUp = line('1', 'a', 'me', { c_fromStoreId: '101', inventoryId: 'shop-101' })
const sent = line('2', 'b', 'Shipment1')
const shippingAddress = {
  companyName: 'Maiden Lane',
  address1: '101 Market Street',
  city: 'San Francisco',
  stateCode: 'CA',
  postalCode: '94108',
}
const pickup = {
  shipmentId: 'me',
  c_fromStoreId: '101',
  shippingAddress,
  shippingMethod: { id: 'Pickup' },
}

const { server, state } = createBasketServer({
  // When the last line is removed, the service also removes the shop.
  removeItemFromBasket: (basket): Basket => ({
    ...basket,
    productItems: [sent],
    shipments: [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }],
  }),
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [] }),
})
let shops: FakeShops

beforeEach(() => {
  shops = createFakeShops()
  server.use(...shopRoutes(() => shops))
  state.basket = {
    basketId: 'b',
    productItems: [pickedUp, sent],
    shipments: [pickup, { shipmentId: 'Shipment1' }],
    orderTotal: 40,
  }
})

const group = async (name: string) => within(await screen.findByRole('region', { name }))

test('pickup and delivery are separate groups [CART-024, CART-027]', async () => {
  renderInShop(<Bag />, '/cart')
  const waiting = await group('Pickup at Maiden Lane')
  expect(waiting.getByRole('heading', { level: 3, name: /Box a/ })).toBeVisible()
  expect(waiting.queryByText('Box b')).toBeNull()
  const shipped = await group('Shipping')
  expect(shipped.getByRole('heading', { level: 3, name: /Box b/ })).toBeVisible()
  expect(shipped.queryByText('Box a')).toBeNull()
})

test('before checkout, the delivery part of a bag with pickup shows neither shipping price nor tax', async () => {
  Object.assign(state.basket, { c_taxPending: true, taxTotal: 1.5, shippingTotal: 0 })
  renderInShop(<Bag />, '/cart')
  const summary = await group('Order Summary')
  expect(summary.getByText('Shipping').closest('div')).toHaveTextContent('Calculated at checkout')
  expect(summary.queryByText('Tax')).toBeNull()
  expect(summary.getByText('Tax so far').closest('div')).toHaveTextContent('$1.50')
  expect(summary.getByText('Tax still to come').closest('div')).toHaveTextContent(
    'Calculated at checkout',
  )
  expect(summary.getByText(/^The total has the tax we know so far/)).toBeVisible()
  expect(summary.queryByText(/^Tax is calculated at checkout/)).toBeNull()
})

test('a bag without pickup is shown as one list', async () => {
  state.basket.productItems = [sent]
  renderInShop(<Bag />, '/cart')
  expect(await screen.findByRole('list', { name: 'Items in your bag' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Shipping' })).toBeNull()
})

test('the pickup quantity is limited to the stock of the shop', async () => {
  shops.stock = { '101': 3 }
  state.stock = { a: 50 }
  const { queryClient } = renderInShop(<Bag />, '/cart')
  const waiting = await group('Pickup at Maiden Lane')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const quantity = waiting.getByRole('textbox', { name: 'Quantity of Box a' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9')
  await userEvent.tab()
  expect(await waiting.findByText('Quantity updated from 9 to 3.')).toBeVisible()
})

test('undoing a removal restores the shop of a pickup line', async () => {
  renderInShop(<Bag />, '/cart')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Box a' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo removing Box a' }))
  await waitFor(() => expect(state.calls.map(({ method }) => method)).toContain('addItemToBasket'))
  const callOf = (name: string) => state.calls.find(({ method }) => method === name)
  expect(callOf('updateShipmentForBasket')).toMatchObject({
    parameters: { shipmentId: 'me' },
    body: { c_fromStoreId: '101', shippingAddress },
  })
  expect(callOf('addItemToBasket')?.body).toEqual([
    {
      productId: 'a',
      quantity: 2,
      shipmentId: 'me',
      inventoryId: 'shop-101',
      c_fromStoreId: '101',
    },
  ])
})

test('two recipients with the same name are distinguished by their streets', async () => {
  const to = (shipmentId: string, address1: string) => ({
    shipmentId,
    shippingAddress: { firstName: 'Ada', lastName: 'Bloom', address1 },
  })
  Object.assign(state.basket, {
    productItems: [line('1', 'b', 'Shipment1'), line('2', 'b', 'Shipment2')],
    shipments: [
      { shipmentId: 'me' },
      to('Shipment1', '1 Elm Street'),
      to('Shipment2', '2 Oak Road'),
    ],
  })
  renderInShop(<Bag />, '/cart')
  await group('Shipping to Ada Bloom, 1 Elm Street')
  await group('Shipping to Ada Bloom, 2 Oak Road')
})

test('each recipient has a separate group', async () => {
  const to = (shipmentId: string, firstName: string) => ({
    shipmentId,
    shippingAddress: { firstName, lastName: 'Bloom' },
  })
  Object.assign(state.basket, {
    productItems: [line('1', 'b', 'Shipment1'), line('2', 'b', 'Shipment2')],
    shipments: [{ shipmentId: 'me' }, to('Shipment1', 'Ada'), to('Shipment2', '')],
  })
  renderInShop(<Bag />, '/cart')
  const ada = await group('Shipping to Ada Bloom')
  expect(ada.getByRole('heading', { level: 3, name: /Box b/ })).toBeVisible()
  expect((await group('Shipping to Bloom')).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Shipping' })).toBeNull()
})
