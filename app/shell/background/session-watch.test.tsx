import { act, screen, waitFor } from '@testing-library/react'
import { useHistory } from 'react-router-dom'
import { useBasket } from '@/shopper/basket/use-basket'
import { customerKey } from '@/shopper/customer/customer.queries'
import { getSession } from '@/shopper/session/session'
import {
  emitSessionEvent,
  markExpiryShown,
  readLostBag,
  readUnseenExpiry,
  setLostBag,
} from '@/shopper/session/session-events'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { plantSession } from '@/shopper/testing/plant-session'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { SessionWatch } from './session-watch'

const { state } = createBasketServer({
  getCustomer: () => ({ customerId: 'grace', firstName: 'Grace', authType: 'registered' }),
})

beforeAll(() => import('@/ui/toaster'))
beforeEach(() => {
  // creates the session before any listener is added, so that it does not count as a change of
  // customer
  getSession(TEST_SITE)
  state.basket = { basketId: 'b', productItems: [] }
})

/** Reads the bag, like the pages of a checkout, and shows the action of the last navigation. */
function Page() {
  const { data } = useBasket()
  const { action } = useHistory()
  return (
    <p>
      {data?.basketId} <output>{action}</output>
    </p>
  )
}

/** Another tab logs in a customer, and then this tab gets the focus. */
async function comeBackAsSomebodyElse() {
  plantSession(TEST_SITE, { customerId: 'grace' })
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await Promise.resolve()
  })
}

async function open(path: string) {
  const shop = renderInShop(
    <>
      <SessionWatch />
      <Page />
    </>,
    path,
  )
  await screen.findByText('b')
  shop.queryClient.setQueryData(customerKey(TEST_SITE), null)
  return shop
}

test.each(['/shipping', '/billing'])(
  'somebody else has logged in elsewhere: %s gives way to the bag [CHK-052]',
  async (path) => {
    const { address, queryClient } = await open(path)
    state.basket = { basketId: 'theirs', productItems: [] }
    await comeBackAsSomebodyElse()
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(screen.getByText('REPLACE')).toBeVisible()
    expect(await screen.findByText('theirs')).toBeInTheDocument()
    expect(await screen.findByText(/^Somebody logged in or out in another tab/)).toBeVisible()
    expect(queryClient.getQueryState(customerKey(TEST_SITE))?.isInvalidated).toBe(true)
  },
)

test('other pages stay open, with the bag of the new customer', async () => {
  const { address } = await open('/revieworder')
  state.basket = { basketId: 'theirs', productItems: [] }
  await comeBackAsSomebodyElse()
  expect(await screen.findByText('theirs')).toBeInTheDocument()
  expect(address()).toBe('/revieworder')
})

test('the same shopper coming back stays where they are', async () => {
  const { address } = await open('/billing')
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await Promise.resolve()
  })
  expect(address()).toBe('/billing')
})

test('nothing that was read for a customer stays once somebody else shops [SES-005]', async () => {
  plantSession(TEST_SITE, { customerId: 'claire', registered: true })
  getSession(TEST_SITE)
  const { queryClient } = await open('/revieworder')
  const mine = ['shopper', 'orders', TEST_SITE]
  queryClient.setQueryData(mine, ['of Claire'])
  state.basket = { basketId: 'theirs', productItems: [] }
  await comeBackAsSomebodyElse()
  await waitFor(() => expect(queryClient.getQueryData(mine)).toBeUndefined())
  expect(await screen.findByText('theirs')).toBeInTheDocument()
})

test.each([
  [[{ productId: 'a', quantity: 1 }], 'guest-expired'],
  [[], undefined],
])(
  'a guest with %j in the bag whose session has ended sees a message: %s',
  async (lines, reported) => {
    state.basket = { basketId: 'b', productItems: lines }
    await open('/product/a.html')
    act(() => emitSessionEvent('guest-expired', TEST_SITE))
    expect(readUnseenExpiry(TEST_SITE)).toBe(reported)
    expect(readLostBag(TEST_SITE)?.productItems).toEqual(reported && lines)
    markExpiryShown(TEST_SITE)
    setLostBag(TEST_SITE, undefined)
  },
)

test.each(['/shipping', '/billing', '/revieworder'])(
  "a customer's session that expires leaves %s to the login and the way back",
  async (path) => {
    plantSession(TEST_SITE, { customerId: 'claire', registered: true })
    getSession(TEST_SITE)
    const { address, queryClient } = await open(path)
    act(() => {
      emitSessionEvent('session-expired', TEST_SITE)
      plantSession(TEST_SITE, { customerId: 'guest-2' })
      getSession(TEST_SITE)
    })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(address()).toBe(path)
    markExpiryShown(TEST_SITE)
  },
)
