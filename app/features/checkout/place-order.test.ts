/** @jest-environment jest-fixed-jsdom */
import type { Order } from '@/commerce-client/orders'
import { HttpResponse } from 'msw'
import { recordBasketRead } from '@/shopper/basket/basket-tabs'
import { findToken } from '@/shopper/session/token-memory'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { isBagChanged, isUnanswered, placeOrder, resumePlacing } from './place-order'

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
let paid: Order | ReturnType<typeof problem> = placed
let found: Order | ReturnType<typeof problem> = created
let recent: Order[] = []

const refused = () => problem(503, 'unavailable', 'The gateway is not there')
const silence = () => HttpResponse.json({}, { status: 504 })

const { state } = createBasketServer({
  createOrder: () => order,
  updatePaymentInstrumentForOrder: () => paid,
  getOrder: () => found,
  getCustomerOrders: () => ({ data: recent, total: recent.length, limit: 10, offset: 0 }),
  failOrder: () => ({}),
})

beforeEach(() => {
  order = created
  paid = placed
  found = created
  recent = []
})

const methods = () => state.calls.map(({ method }) => method)

test('the basket becomes an order that is paid with its card [CHK-037, CHK-039, PAY-023]', async () => {
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toEqual({ failed: false, order: placed })
  expect(state.calls).toEqual([
    { method: 'createOrder', parameters: { locale: 'en-US' }, body: { basketId: 'basket-1' } },
    {
      method: 'updatePaymentInstrumentForOrder',
      parameters: { locale: 'en-US', orderNo: '1001', paymentInstrumentId: 'card' },
      body: {
        paymentMethodId: 'CREDIT_CARD',
        amount: 40,
        paymentCard: { cardType: 'Visa', maskedNumber: 'XXXX1111' },
        c_token: 'a.b.c',
        c_authToken: findToken(TEST_SITE)?.value,
      },
    },
  ])
})

test('a card payment carries a captcha token if one is available [PAY-028]', async () => {
  await placeOrder(TEST_SITE, 'basket-1', undefined, () => Promise.resolve('human'))
  expect(state.calls.at(-1)?.body).toMatchObject({ c_token: 'a.b.c', c_recaptchaToken: 'human' })
})

test('an order that has already been placed is not paid again', async () => {
  order = placed
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: false })
  expect(methods()).toEqual(['createOrder'])
})

test('a declined card returns a failed outcome with the message of the service [CHK-038, PAY-019]', async () => {
  paid = declined
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toEqual({
    failed: true,
    order: declined,
    message: 'The card was declined.',
  })
})

test('an order with flashes counts as failed, whatever its status [CHK-038]', async () => {
  paid = { ...placed, c_flashes: [{ message: 'Held for review' }] }
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: true })
})

test('an order with the status failed counts as failed even without a message [CHK-038]', async () => {
  paid = { ...placed, status: 'failed' }
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: true })
})

test('after a refused payment the order is looked up, since another tab may have paid it', async () => {
  paid = refused()
  found = placed
  await expect(placeOrder(TEST_SITE, 'basket-1')).resolves.toMatchObject({ failed: false })
  expect(methods()).not.toContain('failOrder')
})

test('a refused payment fails the order and reopens the basket', async () => {
  paid = refused()
  await expect(placeOrder(TEST_SITE, 'basket-1')).rejects.toMatchObject({ status: 503 })
  expect(state.calls.at(-1)).toMatchObject({
    method: 'failOrder',
    parameters: { locale: 'en-US', orderNo: '1001', reopenBasket: true },
  })
})

test('a payment without a response leaves the order unchanged, since it may still go through', async () => {
  paid = silence()
  const made = jest.fn()
  const error: unknown = await placeOrder(TEST_SITE, 'basket-1', made).catch((it: unknown) => it)
  expect(isUnanswered(error)).toBe(true)
  expect(made).toHaveBeenCalledWith('1001')
  expect(methods()).not.toContain('failOrder')
})

describe('resuming an order after a lost response', () => {
  const marker = { basketId: 'basket-1', at: Date.parse('2026-10-01T10:00:00Z') }
  const madeOf = (basketId: string, change: Partial<Order> = {}): Order => ({
    ...created,
    c_basketId: basketId,
    ...change,
  })

  test('the order is found by its basket and paid if it is unpaid [CHK-059]', async () => {
    recent = [madeOf('other'), madeOf('basket-1')]
    await expect(resumePlacing(TEST_SITE, marker)).resolves.toMatchObject({ order: placed })
    expect(methods()).toEqual(['getCustomerOrders', 'updatePaymentInstrumentForOrder'])
  })

  test('the order is found by its number and not paid again [CHK-059]', async () => {
    found = placed
    const outcome = await resumePlacing(TEST_SITE, { ...marker, orderNo: '1001' })
    expect(outcome).toEqual({ failed: false, order: placed })
    expect(methods()).toEqual(['getOrder'])
  })

  test.each<[string, () => void, string | undefined]>([
    ['was never made', () => (recent = [madeOf('other')]), undefined],
    ['was declined', () => (recent = [madeOf('basket-1', { status: 'failed' })]), undefined],
    ['is another customer’s', () => (found = problem(404, 'order-not-found', 'No')), '1001'],
  ])('no order is created when it %s [CHK-059]', async (_name, prepare, orderNo) => {
    prepare()
    await expect(resumePlacing(TEST_SITE, { ...marker, orderNo })).resolves.toBeUndefined()
    expect(methods()).not.toContain('createOrder')
  })

  test('an order without a basket id is matched by its creation date', async () => {
    recent = [{ ...placed, creationDate: '2026-10-01T10:00:01Z' }]
    await expect(resumePlacing(TEST_SITE, marker)).resolves.toMatchObject({ order: recent[0] })
    recent = [{ ...placed, creationDate: '2026-10-01T09:00:00Z' }]
    await expect(resumePlacing(TEST_SITE, marker)).resolves.toBeUndefined()
  })
})

test('a bag changed in another tab since it was last read is not ordered', async () => {
  localStorage.setItem(`basket_changed_${TEST_SITE}`, '1')
  const refused = await placeOrder(TEST_SITE, 'basket-1').catch((error: unknown) => error)
  expect(isBagChanged(refused)).toBe(true)
  expect(state.calls).toEqual([])
  recordBasketRead(TEST_SITE)
  expect(await placeOrder(TEST_SITE, 'basket-1')).toMatchObject({ failed: false })
})
