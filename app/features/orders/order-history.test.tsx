import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderHistory } from './order-history'

const PAGE = 10
const toOrder = (at: number, more: object = {}) => ({
  orderNo: `0000${2000 - at}`,
  status: 'new',
  creationDate: '2026-10-01T12:00:00Z',
  orderTotal: 31.5,
  productItems: [{ itemId: '1', productId: 'a', productName: 'Truffles', quantity: 2 }],
  shipments: [{ shipmentId: 'me', shippingAddress: { firstName: 'Ada', lastName: 'Bloom' } }],
  ...more,
})

const { server } = createBasketServer()
let orders: object[]
let isDown: boolean
let asked: string[]

beforeEach(() => {
  logInCustomer()
  orders = []
  isDown = false
  asked = []
  server.use(
    http.get('*/api/:siteId/order-history-list', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
      if (isDown) return problem(500, 'internal', 'Down')
      const offset = Number(searchParams.get('offset') ?? 0)
      return HttpResponse.json(orders.slice(offset, offset + PAGE))
    }),
  )
})

const open = (path = '/orders') => renderInShop(<OrderHistory customerId="customer-1" />, path)
const list = () => screen.findByRole('list', { name: 'Your orders' })
const numbers = () => screen.queryAllByText(/^Order 0000/)
/**
 * Waits for this number of orders. It searches by text, because searching by role is slow on a long
 * page.
 */
const expectOrders = (count: number) => waitFor(() => expect(numbers()).toHaveLength(count))

test('the history of 25 orders loads 10 at a time until all are shown [ORD-004, ORD-005, ORD-011]', async () => {
  orders = Array.from({ length: 25 }, (_, at) => toOrder(at))
  open()
  await expectOrders(10)
  await userEvent.click(screen.getByText('Show more orders'))
  await expectOrders(20)
  await waitFor(() => expect(screen.getByText('Order 00001990')).toHaveFocus())
  await userEvent.click(screen.getByText('Show more orders'))
  await expectOrders(25)
  expect(screen.queryByText('Show more orders')).toBeNull()
  expect(asked).toEqual(['0', '10', '20'].map((at) => `customerId=customer-1&offset=${at}`))
})

test('each order shows its number, date, status, total and recipients [ORD-001, ORD-022]', async () => {
  orders = [toOrder(1, { exportStatus: 'exported' }), toOrder(2, { status: 'replaced' })]
  open()
  const [first, second] = within(await list())
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'))
  for (const text of [
    'Order 00001999',
    'October 1, 2026',
    'Processing',
    '$31.50',
    'To Ada Bloom',
  ]) {
    expect(first).toHaveTextContent(text)
  }
  expect(second).toHaveTextContent('Replaced')
  expect(within(await list()).getByRole('link', { name: 'Order 00001999' })).toLeadTo(
    '/order-details/00001999',
  )
})

test('a pickup order names its shop', async () => {
  const pickup = { c_fromStoreId: '101', shippingAddress: { companyName: 'Maiden Lane' } }
  orders = [toOrder(1, { shipments: [{ shipmentId: 'me', ...pickup }] })]
  open()
  expect(await screen.findByText('Pickup at Maiden Lane')).toBeVisible()
})

test('a filter has its own URL and is sent to the service', async () => {
  orders = [toOrder(1)]
  const { address } = open()
  await list()
  await userEvent.click(screen.getByRole('link', { name: 'Cancelled' }))
  expect(address()).toBe('/orders?show=ended')
  await waitFor(() =>
    expect(asked.at(-1)).toBe(
      'customerId=customer-1&offset=0&status=cancelled%2Creplaced%2Cfailed',
    ),
  )
  expect(screen.getByRole('link', { name: 'Cancelled' })).toHaveAttribute('aria-current', 'true')
})

test('a failure shows its own message and can be retried [ORD-013]', async () => {
  isDown = true
  orders = [toOrder(1)]
  open()
  expect(await screen.findByText('Failed to get customer order history list')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expectOrders(1)
})

test('a customer without orders gets a link to the shop', async () => {
  open()
  expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start shopping' })).toLeadTo('/')
})
