import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { createFakeShops, shopRoutes, type FakeShops } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheetState } from '@/ui/use-sheet'
import { Bag } from './bag'

const line = (itemId: string, shipmentId: string) => ({
  itemId,
  productId: itemId,
  productName: `Box ${itemId}`,
  quantity: 2,
  basePrice: 10,
  price: 20,
  shipmentId,
  ...(shipmentId === 'me' && { c_fromStoreId: '103', inventoryId: 'shop-103' }),
})
/** The shop's current address, so that the pickup address is not updated. */
const shippingAddress = {
  companyName: 'Arts District',
  address1: '103 Market Street',
  city: 'San Francisco',
  stateCode: 'CA',
  postalCode: '94108',
}
/** Two pickup lines for a closed shop, as the service returns them. */
const closedBag = (...others: ReturnType<typeof line>[]): Basket => ({
  basketId: 'b',
  productItems: [line('a', 'me'), line('b', 'me'), ...others],
  shipments: [
    { shipmentId: 'me', c_fromStoreId: '103', shippingAddress, shippingMethod: { id: 'Pickup' } },
    ...others.map(({ shipmentId }) => ({ shipmentId })),
  ],
  c_quantityExceptions: ['a', 'b'].map((itemId) => ({ itemId, requested: 2, available: 0 })),
  c_flashes: ['a', 'b'].map((itemId) => ({
    type: 'ProductItemRestricted',
    message: `Box ${itemId}: Not available for pickup at Arts District`,
    details: { itemId, available: 0, reason: 'shop-unavailable' },
  })),
  orderTotal: 40,
})
const reopened = (basket: Basket): Basket => ({
  ...basket,
  c_flashes: [],
  c_quantityExceptions: [],
})

let isRefused: boolean
const { server, state } = createBasketServer({
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [] }),
  updateShipmentForBasket: (basket) =>
    isRefused ? problem(503, 'down', 'Come back later.') : reopened(basket),
  updateItemsInBasket: (basket) => basket,
})
let shops: FakeShops

beforeEach(() => {
  isRefused = false
  shops = createFakeShops()
  server.use(...shopRoutes(() => shops))
  state.basket = closedBag()
})

function OpenSheet() {
  return <output>{JSON.stringify(useSheetState()?.props)}</output>
}
async function openBag() {
  renderInShop(
    <>
      <Bag />
      <OpenSheet />
    </>,
    '/cart',
    ['pickup'],
  )
  const notice = await screen.findByText('Arts District is not open for pickup right now.')
  const alert = notice.closest<HTMLElement>('[role=alert]')
  if (!alert) throw new Error('It is not announced')
  return within(alert)
}

test('a pickup shop that is closed shows one notice with both alternatives, and checkout is disabled', async () => {
  const notice = await openBag()
  expect(notice.getByText(/^4 items wait there\./)).toBeVisible()
  expect(await notice.findByRole('button', { name: 'Choose Another Shop' })).toBeVisible()
  expect(screen.queryByText(/Not available for pickup/)).toBeNull()
  expect(screen.queryByText(/no longer available/)).toBeNull()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
})

test('Ship Instead turns the pickup shipment itself into a delivery', async () => {
  const notice = await openBag()
  await userEvent.click(notice.getByRole('button', { name: 'Ship Instead' }))
  await waitFor(() => expect(screen.queryByText(/is not open for pickup/)).toBeNull())
  expect(state.calls).toMatchObject([
    {
      method: 'updateShipmentForBasket',
      parameters: { shipmentId: 'me' },
      body: { c_fromStoreId: '', shippingAddress: { address1: '', c_storeId: '' } },
    },
  ])
})

test('Ship Instead moves the pickup items into an existing delivery shipment', async () => {
  state.basket = closedBag(line('c', 'Shipment1'))
  const notice = await openBag()
  await userEvent.click(notice.getByRole('button', { name: 'Ship Instead' }))
  await waitFor(() => expect(screen.queryByText(/is not open for pickup/)).toBeNull())
  expect(state.calls).toMatchObject([
    {
      method: 'updateItemsInBasket',
      body: [
        { itemId: 'a', shipmentId: 'Shipment1' },
        { itemId: 'b', shipmentId: 'Shipment1' },
      ],
    },
    { method: 'updateShipmentForBasket', parameters: { shipmentId: 'me' } },
  ])
})

test('a failed change shows an error and can be retried', async () => {
  isRefused = true
  const notice = await openBag()
  const ship = notice.getByRole('button', { name: 'Ship Instead' })
  await userEvent.click(ship)
  expect(await notice.findByText('Come back later.')).toBeVisible()
  expect(ship).toBeEnabled()
})

test('choosing another shop keeps the pickup items', async () => {
  const notice = await openBag()
  await userEvent.click(await notice.findByRole('button', { name: 'Choose Another Shop' }))
  expect(screen.getByText(/"keepsItems":true/)).toBeInTheDocument()
})

test('another shop is not offered when the site no longer offers pickup', async () => {
  shops.preferences = { Bopis: false }
  const notice = await openBag()
  expect(notice.getByText('4 items wait there. Have them shipped instead.')).toBeVisible()
  expect(notice.queryByRole('button', { name: 'Choose Another Shop' })).toBeNull()
})
