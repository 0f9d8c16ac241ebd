import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderConfirmation } from './order-confirmation'

const address = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  phone: '3145550100',
}
const order = {
  orderNo: '00001001',
  status: 'new',
  customerInfo: { email: 'ada@example.com' },
  productItems: [
    {
      itemId: '1',
      productId: 'a',
      productName: 'Truffles',
      quantity: 2,
      price: 30,
      shipmentId: 'me',
    },
  ],
  shipments: [
    { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'G', name: 'Ground' } },
    { shipmentId: 'empty', shippingAddress: { ...address, firstName: 'Nobody' } },
  ],
  billingAddress: address,
  paymentInstruments: [
    {
      paymentInstrumentId: 'p',
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        cardType: 'Visa',
        maskedNumber: '411111XXXXXX1111',
        expirationMonth: 4,
        expirationYear: 2031,
      },
    },
  ],
  productSubTotal: 30,
  shippingTotal: 0,
  taxTotal: 1.5,
  orderTotal: 31.5,
}
let isDown = false

const { server, state, logIn } = createBasketServer({
  getOrder: () => (isDown ? problem(500, 'internal', 'Down') : order),
})
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  logIn()
  isDown = false
  state.calls = []
})

test('shows the order by its number, and orders nothing', async () => {
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  expect(await screen.findByText('00001001')).toBeInTheDocument()
  for (const text of [
    'Truffles',
    'Visa ending in 1111',
    'Expires 04/2031',
    'FREE',
    '$31.50',
    'We have sent a confirmation to ada@example.com.',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(screen.getAllByText('(314) 555-0100')).toHaveLength(2)
  expect(screen.queryByText(/Nobody/)).not.toBeInTheDocument()
  expect(state.calls.map(({ method }) => method)).toEqual(['getOrder'])
})

test('an order that cannot be fetched can be asked for again', async () => {
  isDown = true
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order Summary')
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('00001001')).toBeInTheDocument()
})

test('without a number there is nothing to show but a way on', () => {
  renderInShop(<OrderConfirmation orderNo="" />)
  expect(screen.getByText('There is no order to show here.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument()
})
