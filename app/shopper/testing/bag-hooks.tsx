import { renderHook } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { createTestQueryClient, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { useAddToBag, useRemoveItem, useUpdateItem } from '../basket/basket.mutations'
import { useBasket, useBasketCount } from '../basket/use-basket'

export const shop = createFakeBasket()
export const login = createFakeLogin()
export const server = serve(...shop.handlers, ...login.handlers)
export let queryClient: QueryClient

export function prepareBagHooks(): void {
  beforeEach(() => {
    queryClient = createTestQueryClient()
  })
  afterEach(() => queryClient.clear())
}

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <SiteProvider value={toSite(testSite)}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SiteProvider>
  )
}

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
