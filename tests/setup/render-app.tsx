import { webcrypto } from 'node:crypto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { toSite, type SiteConfig } from '@/site/site'
import { SiteProvider } from '@/site/use-site'

/** The site of component tests. Code outside `config/` must not depend on a real site's id. */
export const testSite: SiteConfig = {
  id: 'test-site',
  name: 'Test Shop',
  tabLabel: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  hostPrefixes: [],
  isDefault: true,
  capabilities: [],
}

declare global {
  interface Window {
    __CONFIG__?: unknown
  }
}

/** Installs the configuration that the server writes into every page, and WebCrypto. */
export function installTestConfig(): void {
  // jsdom has no `crypto.subtle`.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  window.__CONFIG__ = {
    app: {
      sites: [testSite],
      commerceAPI: {
        proxyPath: '/mobify/proxy/api',
        parameters: { clientId: 'client', organizationId: 'f_ecom_test_001', shortCode: 'test' },
      },
    },
  }
}

export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, cacheTime: Infinity } },
    logger: { log: () => {}, warn: () => {}, error: () => {} },
  })
}

/** Renders inside the providers of every page: messages, router, site, query client. */
export function renderApp(
  ui: ReactElement,
  { at = '/', queryClient = createTestQueryClient(), site = testSite } = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <SiteProvider value={toSite(site)}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </QueryClientProvider>
      </SiteProvider>
    </IntlProvider>
  )
  return { queryClient, ...render(ui, { wrapper }) }
}
