import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { emitSessionEvent, markExpiryShown } from '@/shopper/session/session-events'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import {
  changeFirstShipment,
  deliveredBasket,
  savedAddress,
} from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { WithCheckoutBasket } from './with-checkout-basket'

/** The service's response when a shipping method is chosen. */
let withMethod: (basket: Basket) => Basket | Response
const { server, state } = createBasketServer({ updateBasket: (basket) => withMethod(basket) })
afterEach(() => {
  // the login page would show the message, but is not rendered here
  markExpiryShown(TEST_SITE)
})

test('a failure to load the bag is reported on the step that needs it', async () => {
  const down = () => problem(500, 'internal', 'Down')
  server.use(http.post('*/scapi/shopperCustomers/getCustomerBaskets', down))
  renderInShop(<WithCheckoutBasket step="payment">{() => 'the bag'}</WithCheckoutBasket>)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something unexpected went wrong!')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment')
  expect(screen.queryByText('the bag')).not.toBeInTheDocument()
})

test.each(['/shipping?shipment=me', '/billing', '/revieworder'])(
  'a session that expires at %s redirects to login, with an explanation and the way back [SES-012, ERR-011]',
  async (path) => {
    let reported: unknown
    state.basket = {
      basketId: 'b1',
      productItems: [{ itemId: '1', productId: 'bar', quantity: 1 }],
    }
    const { address, queryClient } = renderInShop(
      <>
        <WithCheckoutBasket step="shipping">{() => 'the bag'}</WithCheckoutBasket>
        <Route
          render={({ location, history }) => {
            reported = [location.state, history.action]
            return null
          }}
        />
      </>,
      path,
    )
    await screen.findByText('the bag')
    act(() => emitSessionEvent('session-expired', TEST_SITE))
    // after the session has expired, the guest has no basket; this must not cause another redirect
    act(() => void queryClient.setQueryData(basketKey(TEST_SITE), null))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(reported).toEqual([{ from: path }, 'REPLACE'])
  },
)

describe("a bag below the site's minimum", () => {
  const open = (custom = {}) => {
    state.custom = { bar: custom }
    state.basket = {
      basketId: 'b1',
      productItems: [{ itemId: '1', productId: 'bar', quantity: 1 }],
      c_qualifiers: { qdThresholdMet: false, qdThreshold: 100, qdRemaining: 70 },
    }
    const page = <WithCheckoutBasket step="shipping">{() => 'the bag'}</WithCheckoutBasket>
    return renderInShop(page, '/shipping')
  }

  test('redirects to the bag, which shows the missing amount [CART-037, CHK-011]', async () => {
    const { address } = open()
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(screen.queryByText('the bag')).not.toBeInTheDocument()
  })

  test.each([
    ['all is sales material', {}, { c_isCollateral: true }],
    ['the site asks for none', { qdThresholdEnabled: false }, {}],
  ])('stays in checkout when %s [CART-037]', async (_when, preferences, custom) => {
    server.use(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(preferences)))
    const { address, queryClient } = open(custom)
    expect(await screen.findByText('the bag')).toBeVisible()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(address()).toBe('/shipping')
  })
})

describe('a page that is shown', () => {
  const ground = { id: 'GroundDisc', name: 'Ground' }
  const ready = {
    ...changeFirstShipment(deliveredBasket(), {
      shippingAddress: savedAddress(),
      shippingMethod: ground,
    }),
    customerInfo: { email: 'ada@example.com' },
  }
  const open = async () => {
    state.basket = ready
    const page = <WithCheckoutBasket step="payment">{() => <input />}</WithCheckoutBasket>
    const shop = renderInShop(page, '/billing')
    return { ...shop, field: await screen.findByRole('textbox') }
  }

  test('stays as it is while a method is chosen for a changed bag', async () => {
    withMethod = () => ready
    const { queryClient, field, address } = await open()
    const without = changeFirstShipment(ready, { shippingMethod: undefined })
    state.basket = without
    act(() => void queryClient.setQueryData(basketKey(TEST_SITE), without))
    expect(screen.getByRole('textbox')).toBe(field)
    await waitFor(() => expect(queryClient.getQueryData(basketKey(TEST_SITE))).toEqual(ready))
    expect(screen.getByRole('textbox')).toBe(field)
    expect(address()).toBe('/billing')
  })

  test('stays as it is while the minimum of the site is missed and reached', async () => {
    server.use(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({})))
    const { queryClient, field } = await open()
    for (const qdThresholdMet of [false, true]) {
      const basket = { ...ready, c_qualifiers: { qdThresholdMet } }
      act(() => void queryClient.setQueryData(basketKey(TEST_SITE), basket))
      expect(screen.getByRole('textbox')).toBe(field)
    }
  })
})

describe('a bag with an address but no shipping method', () => {
  const ground = { id: 'GroundDisc', name: 'Ground' }
  const open = (step: 'payment' | 'review') => {
    state.calls = []
    state.basket = {
      ...changeFirstShipment(deliveredBasket(), { shippingAddress: savedAddress() }),
      customerInfo: { email: 'ada@example.com' },
    }
    const page = <WithCheckoutBasket step={step}>{() => 'the bag'}</WithCheckoutBasket>
    return renderInShop(page, step === 'payment' ? '/billing' : '/revieworder')
  }

  test('starts at payment, and the preferred method is chosen automatically [CHK-008, CHK-018]', async () => {
    withMethod = (basket) => changeFirstShipment(basket, { shippingMethod: ground })
    const { address } = open('payment')
    expect(await screen.findByText('the bag')).toBeVisible()
    expect(address()).toBe('/billing')
    expect(state.calls.map(({ body }) => body)).toEqual([
      { c_actions: [{ type: 'shipNow', data: [{ shipmentId: 'me' }] }] },
    ])
  })

  test('is redirected from the review to the first incomplete step [CHK-008, CHK-011]', async () => {
    withMethod = (basket) => changeFirstShipment(basket, { shippingMethod: ground })
    const { address } = open('review')
    await waitFor(() => expect(address()).toBe('/billing'))
  })

  test.each<[string, typeof withMethod]>([
    ['no method delivers', (basket) => basket],
    ['none can be chosen now', () => problem(503, 'down', 'Down')],
  ])('is redirected from the review to shipping when %s [CHK-011]', async (_case, answer) => {
    withMethod = answer
    const { address } = open('review')
    await waitFor(() => expect(address()).toBe('/shipping'))
    expect(screen.queryByText('the bag')).not.toBeInTheDocument()
  })
})
