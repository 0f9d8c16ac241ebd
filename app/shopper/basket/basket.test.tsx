import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, makeAccessToken } from '../../../tests/setup/fake-login'
import { createTestQueryClient, installTestConfig, testSite } from '../../../tests/setup/render-app'
import { storeTokens } from '../session/session-tokens'
import { useAddToBag, useRemoveItem, useUpdateItem } from './basket.mutations'
import { basketKey } from './basket.queries'
import { useBasket, useBasketCount } from './use-basket'

const server = setupServer()
let shop: ReturnType<typeof createFakeBasket>
let login: ReturnType<typeof createFakeLogin>
let queryClient: QueryClient

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  shop = createFakeBasket()
  login = createFakeLogin()
  server.use(...shop.handlers, ...login.handlers)
  queryClient = createTestQueryClient()
})
afterEach(() => {
  server.resetHandlers()
  queryClient.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  }
})
afterAll(() => server.close())

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <SiteProvider value={toSite(testSite)}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SiteProvider>
  )
}

const renderBag = () =>
  renderHook(
    () => ({
      basket: useBasket(),
      count: useBasketCount(),
      add: useAddToBag(),
      update: useUpdateItem(),
      remove: useRemoveItem(),
    }),
    { wrapper: Wrapper },
  )

const one = (productId: string, quantity = 1) => [{ productId, quantity }]

test('a visitor who only looks has no basket, and gets no session', async () => {
  const { result } = renderBag()
  expect(result.current.count).toBeUndefined()
  await waitFor(() => expect(result.current.count).toBe(0))
  expect(result.current.basket.data).toBeNull()
  expect(login.calls).toEqual([])
})

test('the first add makes session and basket; the answer is the basket at once', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('p1', 2)))
  expect(result.current.count).toBe(2)
  expect(shop.state.created).toBe(1)
})

test('quick presses lose no line and make one basket', async () => {
  const { result } = renderBag()
  await act(async () => {
    const { mutateAsync } = result.current.add
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => mutateAsync(one(id))))
  })
  expect(shop.state.lines.map(({ productId }) => productId)).toEqual(['a', 'b', 'c', 'd'])
  expect(shop.state.created).toBe(1)
  expect(result.current.count).toBe(4)
})

test('a refused write does not hold up those after it', async () => {
  shop.state.soldOut.add('gone')
  const { result } = renderBag()
  await act(async () => {
    const { mutateAsync } = result.current.add
    const [refused, taken] = await Promise.allSettled([
      mutateAsync(one('gone')),
      mutateAsync(one('b')),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: { status: 400 } })
    expect(taken.status).toBe('fulfilled')
  })
  expect(result.current.count).toBe(1)
})

test('changing and removing lines', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  await act(() => result.current.update.mutateAsync({ itemId: 'item-1', changes: { quantity: 7 } }))
  expect(result.current.count).toBe(7)
  await act(() => result.current.remove.mutateAsync({ itemId: 'item-1' }))
  expect(result.current.count).toBe(0)
})

test('a basket that is gone is made anew without losing what is added', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.basketId = undefined
  await act(() => result.current.add.mutateAsync(one('b')))
  expect(shop.state.lines.map(({ productId }) => productId)).toEqual(['b'])
  expect(result.current.basket.data?.basketId).toBe('basket-2')
})

test('a line of a basket that is gone cannot be changed: the bag is empty then', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.basketId = undefined
  await act(async () => {
    const change = result.current.update.mutateAsync({ itemId: 'item-1', changes: { quantity: 2 } })
    await expect(change).rejects.toMatchObject({ kind: 'not-found' })
  })
  expect(result.current.basket.data).toBeNull()
})

test('a basket another tab has made meanwhile is used', async () => {
  const { result } = renderBag()
  await waitFor(() => expect(result.current.basket.data).toBeNull())
  shop.state.basketId = 'of-another-tab'
  await act(() => result.current.add.mutateAsync(one('a')))
  expect(shop.state.created).toBe(0)
  expect(result.current.basket.data?.basketId).toBe('of-another-tab')
})

test('a change in another tab is read', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.lines.push({ itemId: 'item-2', productId: 'b', quantity: 3 })
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `basket_changed_${testSite.id}` }))
  })
  await waitFor(() => expect(result.current.count).toBe(4))
  expect(queryClient.getQueryData(basketKey(testSite.id))).toBeTruthy()
})

test('another customer has another basket: noticed when the shopper comes back', async () => {
  const { result } = renderBag()
  await act(() => result.current.add.mutateAsync(one('a')))
  shop.state.lines = []
  storeTokens(testSite.id, {
    access_token: makeAccessToken({ customerId: 'somebody-else' }),
    refresh_token: 'theirs',
    expires_in: 1800,
    id_token: '',
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid: '',
    customer_id: 'somebody-else',
    enc_user_id: '',
    idp_access_token: '',
  })
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect(result.current.count).toBe(0))
})
