import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { basketKey } from '@/shopper/basket/basket.queries'
import { emitSessionEvent } from '@/shopper/session/session-events'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { WithCheckoutBasket } from './with-checkout-basket'

const { server, state, logIn } = createBasketServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(logIn)
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('a bag that cannot be read is told on the step that it was wanted for', async () => {
  const down = () => problem(500, 'internal', 'Down')
  server.use(http.post('*/scapi/shopperCustomers/getCustomerBaskets', down))
  renderInShop(<WithCheckoutBasket step="payment">{() => 'the bag'}</WithCheckoutBasket>)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something unexpected went wrong!')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment')
  expect(screen.queryByText('the bag')).not.toBeInTheDocument()
})

test.each(['/shipping?shipment=me', '/billing', '/revieworder'])(
  'a session that ends at %s leads to login, which says so and leads back [SES-012, ERR-011]',
  async (path) => {
    let told: unknown
    state.basket = {
      basketId: 'b1',
      productItems: [{ itemId: '1', productId: 'bar', quantity: 1 }],
    }
    const { address, queryClient } = renderInShop(
      <>
        <WithCheckoutBasket step="shipping">{() => 'the bag'}</WithCheckoutBasket>
        <Route
          render={({ location, history }) => {
            told = [location.state, history.action]
            return null
          }}
        />
      </>,
      path,
    )
    await screen.findByText('the bag')
    act(() => emitSessionEvent('session-expired', TEST_SITE))
    // who is a guest now has no bag: nothing of that leads elsewhere
    act(() => void queryClient.setQueryData(basketKey(TEST_SITE), null))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(told).toEqual([{ from: path, hasExpired: true }, 'REPLACE'])
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

  test('leads back to the bag, which says what is lacking [CART-037, CHK-011]', async () => {
    const { address } = open()
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(screen.queryByText('the bag')).not.toBeInTheDocument()
  })

  test.each([
    ['all is sales material', {}, { c_isCollateral: true }],
    ['the site asks for none', { qdThresholdEnabled: false }, {}],
  ])('goes on where %s [CART-037]', async (_when, preferences, custom) => {
    server.use(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(preferences)))
    const { address, queryClient } = open(custom)
    expect(await screen.findByText('the bag')).toBeVisible()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(address()).toBe('/shipping')
  })
})
