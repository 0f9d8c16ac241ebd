import { renderHook } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { createTestQueryClient, installTestConfig, testSite } from '../../../tests/setup/render-app'
import { useAddToBag, useRemoveItem, useUpdateItem } from '../basket/basket.mutations'
import { useBasket, useBasketCount } from '../basket/use-basket'

export const server = setupServer()
/** Each test has a shop, a login service and a memory of its own. */
export let shop: ReturnType<typeof createFakeBasket>
export let login: ReturnType<typeof createFakeLogin>
export let queryClient: QueryClient

/** Before and after each test of a file. */
export function prepareBagHooks(): void {
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
    clearCookies()
  })
  afterAll(() => server.close())
}

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <SiteProvider value={toSite(testSite)}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SiteProvider>
  )
}

/** All that a part of a page may ask of the bag. */
export const renderBag = () =>
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
