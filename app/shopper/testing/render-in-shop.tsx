import type { ReactNode } from 'react'
import type { SiteCapability, SiteConfig } from '@/site/site'
import { ToastHost } from '@/ui/toast-host'
import {
  createTestQueryClient,
  renderApp,
  type PageLocation,
} from '../../../tests/setup/render-app'
import { testSite } from '../../../tests/setup/test-config'
import { TEST_SITE } from './basket-server'

export const shopConfig: SiteConfig = { ...testSite, id: TEST_SITE, name: 'Shop', isDefault: false }

/**
 * Renders a part of the shop with the providers of every page. `address()` returns the current URL.
 */
export function renderInShop(
  children: ReactNode,
  path: string | PageLocation = '/',
  capabilities: SiteCapability[] = [],
) {
  const queryClient = createTestQueryClient()
  queryClient.setDefaultOptions({
    queries: { retry: false, staleTime: Infinity, cacheTime: Infinity },
  })
  const ui = (
    <>
      {children}
      <ToastHost />
    </>
  )
  return renderApp(ui, { at: path, queryClient, site: { ...shopConfig, capabilities } })
}
