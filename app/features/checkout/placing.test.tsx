import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { basketKey } from '@/shopper/basket/basket.queries'
import { readPendingOrder, writePendingOrder } from '@/shopper/basket/pending-order-marker'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { basketToOrder } from '@/shopper/testing/delivered-basket'
import { pushedEvents } from '@/shopper/testing/pushed-events'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { AfterUnfinishedOrder } from './unfinished-order'
import { PaymentStep } from './payment-step'
import { ReviewStep } from './review-step'
import { ShippingStep } from './shipping-step'

const ready = basketToOrder()
const order = {
  orderNo: '1001',
  status: 'created',
  c_basketId: 'basket-1',
  paymentInstruments: ready.paymentInstruments,
}

/** The orders that the service has created so far, and the calls whose next response gets lost. */
let made: { orderNo: string; status: string; c_basketId: string }[] = []
let lost: string[] = []
let refusal: ReturnType<typeof problem> | undefined

const { server, state } = createBasketServer({
  getCustomerOrders: () => reply('getCustomerOrders', { data: made }),
  getOrder: () => reply('getOrder', made[0] ?? problem(404, 'order-not-found', 'No order')),
  createOrder: () => {
    if (refusal) return refusal
    made = [order]
    return reply('createOrder', order)
  },
  updatePaymentInstrumentForOrder: () => {
    const paid = { ...order, status: 'new' }
    made = [paid]
    return reply('updatePaymentInstrumentForOrder', paid)
  },
})

/**
 * Responds to a call that was carried out. If the call is listed in `lost`, its first response is a
 * 504 instead.
 */
function reply<Answer extends object>(method: string, answer: Answer) {
  if (!lost.includes(method)) return answer
  lost = lost.filter((one) => one !== method)
  return HttpResponse.json({}, { status: 504 })
}

beforeEach(() => {
  window.dataLayer = []
  state.basket = ready
  made = []
  lost = []
  refusal = undefined
  window.scrollTo = jest.fn()
})

const open = (path: string) =>
  renderInShop(
    <>
      <Route path="/cart">
        <AfterUnfinishedOrder>The bag</AfterUnfinishedOrder>
      </Route>
      <Route path="/shipping">
        <ShippingStep>{() => 'The address'}</ShippingStep>
      </Route>
      <Route path="/billing">
        <PaymentStep>{() => 'The card'}</PaymentStep>
      </Route>
      <Route path="/revieworder" component={ReviewStep} />
    </>,
    path,
  )
const called = (method: string) => state.calls.filter((call) => call.method === method)
const place = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Place Order' }))
const isConfirmed = (where: () => string) =>
  waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
const goOnline = () => window.dispatchEvent(new Event('online'))

describe('an order is placed only once [CHK-059]', () => {
  test.each(['createOrder', 'updatePaymentInstrumentForOrder'])(
    'when the response of %s is lost',
    async (method) => {
      lost = [method]
      const { address: where } = open('/revieworder')
      await place()
      await isConfirmed(where)
      expect(called('createOrder')).toHaveLength(1)
      expect(made).toHaveLength(1)
      expect(readPendingOrder(TEST_SITE)).toMatchObject({ orderNo: '1001', isPlaced: true })
    },
  )

  test('when no response arrives for a while: the shopper is informed and need not act', async () => {
    lost = ['createOrder', 'getCustomerOrders']
    const { address: where } = open('/revieworder')
    await place()
    expect(await screen.findByText('Looking for your order')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-busy', 'true')
    goOnline()
    await isConfirmed(where)
    expect(called('createOrder')).toHaveLength(1)
  })

  test.each(['/revieworder', '/billing', '/cart'])(
    'when the shopper reloads or returns at %s while the order is being placed',
    async (path) => {
      writePendingOrder(TEST_SITE, { basketId: 'basket-1', at: Date.now() })
      made = [order]
      const { address: where } = open(path)
      await isConfirmed(where)
      expect(called('createOrder')).toHaveLength(0)
      expect(made).toMatchObject([{ status: 'new' }])
    },
  )

  test('when another tab has placed it: this tab shows that order', async () => {
    const { address: where, queryClient } = open('/billing')
    await screen.findByText('The card')
    writePendingOrder(TEST_SITE, {
      basketId: 'basket-1',
      at: Date.now(),
      orderNo: '1001',
      isPlaced: true,
    })
    queryClient.setQueryData(basketKey(TEST_SITE), null)
    await isConfirmed(where)
  })

  test('when another tab is placing it: this tab waits for the order', async () => {
    const { address: where, queryClient } = open('/revieworder')
    await screen.findByRole('button', { name: 'Place Order' })
    writePendingOrder(TEST_SITE, { basketId: 'basket-1', at: Date.now() })
    made = [order]
    queryClient.setQueryData(basketKey(TEST_SITE), null)
    await isConfirmed(where)
  })
})

test('a pending order that never reached the service is discarded with a message, and the bag stays [CHK-057]', async () => {
  writePendingOrder(TEST_SITE, { basketId: 'basket-1', at: Date.now() })
  const { address: where } = open('/revieworder')
  expect(await screen.findByText(/Your order did not reach us/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(where()).toBe('/revieworder')
  expect(readPendingOrder(TEST_SITE)).toBeUndefined()
})

test('a different basket starts at Shipping [CHK-006]', async () => {
  const { address: where, queryClient } = open('/revieworder')
  await screen.findByRole('button', { name: 'Place Order' })
  queryClient.setQueryData(basketKey(TEST_SITE), { ...ready, basketId: 'basket-2' })
  await waitFor(() => expect(where()).toBe('/shipping'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shipping')
})

describe('a checkout error', () => {
  const banner = async () => (await screen.findAllByRole('alert'))[0] ?? document.body
  const unexpected = () => HttpResponse.json({}, { status: 500 })
  const content = (answer: () => ReturnType<typeof unexpected>) =>
    server.use(http.get('*/api/:siteId/content', answer))

  test("is shown focused at the top of the page with the service's message [CHK-040, CHK-041]", async () => {
    refusal = problem(400, 'basket-not-complete', 'The basket lacks an address.')
    open('/revieworder')
    await place()
    expect(await banner()).toHaveTextContent('The basket lacks an address.')
    await waitFor(async () => expect(await banner()).toHaveFocus())
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
  })

  test('is reported to analytics with the page type [CHK-042]', async () => {
    window.history.replaceState(null, '', '/revieworder')
    refusal = problem(400, 'basket-not-complete', 'The basket lacks an address.')
    open('/revieworder')
    await place()
    await banner()
    expect(pushedEvents()).toEqual([
      { event: 'checkout-error', pageType: 'checkout', message: 'The basket lacks an address.' },
    ])
  })

  test("shows the merchant's text when the service has no message [CHK-041]", async () => {
    refusal = unexpected()
    const html = '<p>Please <strong>call us</strong>.</p>'
    content(() => HttpResponse.json({ contentType: 'shipping-page', unexpectedError: { html } }))
    open('/revieworder')
    await place()
    expect(await banner()).toHaveTextContent('Please call us.')
    expect(screen.getByText('call us').tagName).toBe('STRONG')
  })

  test('shows the default text when neither the service nor the merchant has one [CHK-041]', async () => {
    refusal = unexpected()
    content(() => HttpResponse.json({}, { status: 404 }))
    open('/revieworder')
    await place()
    expect(await banner()).toHaveTextContent('Oh fudge! Something unexpected went wrong!')
  })
})
