import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route } from 'react-router-dom'
import { toSite, type SiteCapability, type SiteConfig } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { ToastHost } from '@/ui/toast-host'
import { TEST_SITE } from './basket-server'

export const shopConfig: SiteConfig = {
  id: TEST_SITE,
  name: 'Shop',
  tabLabel: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  hostPrefixes: [],
  capabilities: [],
}

/**
 * Renders a part of the shop with the providers of every page. `address()` returns the current URL.
 */
export function renderInShop(children: ReactNode, path = '/', capabilities: SiteCapability[] = []) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, cacheTime: Infinity } },
    logger: { log: () => {}, warn: () => {}, error: () => {} },
  })
  let current = path
  const view = render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <SiteProvider value={toSite({ ...shopConfig, capabilities })}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[path]}>
            {children}
            <ToastHost />
            <Route
              render={({ location }) => {
                current = location.pathname + location.search
                return null
              }}
            />
          </MemoryRouter>
        </QueryClientProvider>
      </SiteProvider>
    </IntlProvider>,
  )
  return { ...view, queryClient, address: () => current }
}
