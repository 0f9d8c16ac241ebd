import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { readPendingOrder, readUnfinishedOrder } from '@/shopper/basket/pending-order-marker'
import { getSession } from '@/shopper/session/session'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { basketToOrder } from '@/shopper/testing/delivered-basket'
import { plantSession } from '@/shopper/testing/plant-session'
import { pushedEvents } from '@/shopper/testing/pushed-events'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { answerSession, makeAccessToken } from '../../../tests/setup/fake-login'
import { ReviewStep } from './review-step'

const ready = basketToOrder()
const order = { orderNo: '1001', status: 'created', c_basketId: ready.basketId, ...ready }

/** The call in which the service ends the session. */
let fatal = ''
const end = () => {
  plantSession(TEST_SITE, { customerId: 'guest-2' })
  getSession(TEST_SITE)
  return problem(404, 'not-found', 'This is not yours.')
}
const { server, state } = createBasketServer({
  getBasket: (basket) => (fatal === 'getBasket' ? end() : basket),
  createOrder: () => (fatal === 'createOrder' ? end() : order),
  updatePaymentInstrumentForOrder: () => (fatal ? end() : { ...order, status: 'new' }),
  getOrder: () => problem(404, 'order-not-found', 'No order'),
})

beforeEach(() => {
  window.dataLayer = []
  window.scrollTo = jest.fn()
  state.basket = ready
  plantSession(TEST_SITE, { customerId: 'claire', registered: true })
  getSession(TEST_SITE)
})

const place = async () => {
  const shop = renderInShop(<ReviewStep />, '/revieworder')
  await userEvent.click(await screen.findByRole('button', { name: 'Place Order' }))
  return shop
}

test.each([
  ['createOrder', 'createOrder', undefined],
  ['updatePaymentInstrumentForOrder', 'getOrder', '1001'],
])(
  'an order whose session ends at %s is kept for its customer, and unknown to others',
  async (call, lastCall, orderNo) => {
    fatal = call
    const { queryClient } = await place()
    await waitFor(() => expect(state.calls.at(-1)?.method).toBe(lastCall))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(readUnfinishedOrder(TEST_SITE)).toBeUndefined()
    expect(readPendingOrder(TEST_SITE)).toMatchObject({ customerId: 'claire' })
    expect(readPendingOrder(TEST_SITE)?.orderNo).toBe(orderNo)
    expect(pushedEvents()).toEqual([])
  },
)

test('a session that ends right before the order asks for no order', async () => {
  fatal = 'getBasket'
  await place()
  await waitFor(() => expect(getSession(TEST_SITE)?.customerId).toBe('guest-2'))
  expect(state.calls.map(({ method }) => method)).not.toContain('createOrder')
  expect(readPendingOrder(TEST_SITE)).toBeUndefined()
})

test('a browser that has lost cookies and storage asks for no order, and looks for none', async () => {
  server.use(
    http.post('*/api/:siteId/session', () =>
      answerSession(TEST_SITE, makeAccessToken({ customerId: 'guest-2' })),
    ),
    http.post('*/api/:siteId/sessions', () => HttpResponse.json({})),
  )
  state.basket = { ...ready, customerInfo: { customerId: 'guest-1', email: 'ada@example.com' } }
  renderInShop(<ReviewStep />, '/revieworder')
  const button = await screen.findByRole('button', { name: 'Place Order' })
  clearCookies()
  localStorage.clear()
  fatal = 'getBasket'
  await userEvent.click(button)
  await waitFor(() => expect(getSession(TEST_SITE)?.customerId).toBe('guest-2'))
  await waitFor(() => expect(state.calls.map(({ method }) => method)).toContain('getBasket'))
  expect(state.calls.map(({ method }) => method)).not.toContain('createOrder')
  expect(readPendingOrder(TEST_SITE)).toBeUndefined()
})
