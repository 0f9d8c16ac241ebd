import type { Order } from '@/commerce-client/orders'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { placeOrder } from './place-order'

const created: Order = {
  orderNo: '1001',
  status: 'created',
  orderTotal: 42,
  paymentInstruments: [
    { paymentInstrumentId: 'gift', paymentMethodId: 'GIFTCARD', amount: 2 },
    {
      paymentInstrumentId: 'card',
      paymentMethodId: 'CREDIT_CARD',
      amount: 40,
      paymentCard: { cardType: 'Visa', maskedNumber: 'XXXX1111', numberLastDigits: '1111' },
      c_transienttoken: 'a.b.c',
      c_transientTokenExp: 1,
    },
  ],
}
const placed: Order = { ...created, status: 'new' }
const declined: Order = {
  ...created,
  status: 'failed',
  c_flashes: [{ type: 'PaymentTransactionFailed', message: 'The card was declined.' }],
}

let order: Order = created
let paid: Order | undefined = placed
let found: Order = created

const { server, state, logIn } = createBasketServer({
  createOrder: () => order,
  updatePaymentInstrumentForOrder: () => paid ?? problem(503, 'unavailable', 'No answer'),
  getOrder: () => found,
  failOrder: () => ({}),
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  logIn()
  state.calls = []
  order = created
  paid = placed
  found = created
})

const methods = () => state.calls.map(({ method }) => method)

test('makes an order of the basket and pays it with its card', async () => {
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toEqual({ failed: false, order: placed })
  expect(state.calls).toEqual([
    {
      method: 'createOrder',
      parameters: { locale: 'en-US' },
      body: { basketId: 'basket-1' },
    },
    {
      method: 'updatePaymentInstrumentForOrder',
      parameters: { locale: 'en-US', orderNo: '1001', paymentInstrumentId: 'card' },
      body: {
        paymentMethodId: 'CREDIT_CARD',
        amount: 40,
        paymentCard: { cardType: 'Visa', maskedNumber: 'XXXX1111' },
        c_token: 'a.b.c',
      },
    },
  ])
})

test('an order that is placed already is not paid again', async () => {
  order = placed
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: false })
  expect(methods()).toEqual(['createOrder'])
})

test('a declined card is an outcome, in the service’s words', async () => {
  paid = declined
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toEqual({
    failed: true,
    order: declined,
    message: 'The card was declined.',
  })
})

test('flashes make an order fail whatever its status says', async () => {
  paid = { ...placed, c_flashes: [{ message: 'Held for review' }] }
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: true })
})

test('a payment without an answer is looked up: it may have gone through', async () => {
  paid = undefined
  found = placed
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: false })
  expect(methods()).not.toContain('failOrder')
})

test('a payment that did not go through gives the basket back', async () => {
  paid = undefined
  await expect(placeOrder(TEST_SITE, 'basket-1')).rejects.toMatchObject({ status: 503 })
  expect(state.calls.at(-1)).toMatchObject({
    method: 'failOrder',
    parameters: { locale: 'en-US', orderNo: '1001', reopenBasket: true },
  })
})
