import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, type RouteComponentProps } from 'react-router-dom'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { closeSheets } from './close-sheets'
import { testSite } from './test-config'

export { testSite }

afterEach(closeSheets)

export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, cacheTime: Infinity } },
    logger: { log: () => {}, warn: () => {}, error: () => {} },
  })
}

/** A page with the router's state of its history entry. */
export interface PageLocation {
  pathname: string
  state: unknown
}

/** Renders inside the providers of every page; `address()` returns the current URL. */
export function renderApp(
  ui: ReactElement,
  {
    at = '/',
    queryClient = createTestQueryClient(),
    site = testSite,
  }: { at?: string | PageLocation; queryClient?: QueryClient; site?: typeof testSite } = {},
) {
  let current = typeof at === 'string' ? at : at.pathname
  const follow = ({ location }: RouteComponentProps) => {
    current = location.pathname + location.search
    return null
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <SiteProvider value={toSite(site)}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[at]}>
            {children}
            <Route render={follow} />
          </MemoryRouter>
        </QueryClientProvider>
      </SiteProvider>
    </IntlProvider>
  )
  return { queryClient, address: () => current, ...render(ui, { wrapper }) }
}
