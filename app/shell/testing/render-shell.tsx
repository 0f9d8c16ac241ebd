import type { ReactElement } from 'react'
import { toSitePreferences } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import type { Customer } from '@/commerce-client/customers'
import {
  footerQuery,
  navMenuQuery,
  promoBannerQuery,
} from '@/integrations/content-hub/content.queries'
import { basketKey } from '@/shopper/basket/basket.queries'
import { customerKey } from '@/shopper/customer/customer.queries'
import { createTestQueryClient, renderApp, testSite } from '../../../tests/setup/render-app'

interface ShellState {
  at?: string
  pieces?: number
  /** A guest if absent. */
  customer?: Partial<Customer>
  navMenu?: object
  footer?: object
  /** Banner above the header; none if absent. */
  promotion?: object
  /** Whether the merchant's preferences enable pickup; the site supports it. */
  bopis?: boolean
}

export const demoFooter = {
  contentType: 'footer',
  phone: { display: '(800) 555-0100', tel: '+18005550100', hours: 'Monday to Saturday' },
}

/** Renders a part of the shell with all data cached, so that nothing is fetched. */
export function renderShell(ui: ReactElement, state: ShellState = {}) {
  const { at, pieces = 0, customer, navMenu = {}, footer = demoFooter, promotion, bopis } = state
  const queryClient = createTestQueryClient()
  queryClient.setDefaultOptions({
    queries: { retry: false, cacheTime: Infinity, staleTime: Infinity },
  })
  const basket = {
    basketId: 'b1',
    productItems: [{ itemId: 'i', productId: 'p', quantity: pieces }],
  }
  queryClient.setQueryData(basketKey(testSite.id), pieces > 0 ? basket : null)
  queryClient.setQueryData(customerKey(testSite.id), customer ?? null)
  queryClient.setQueryData(navMenuQuery(testSite.id).queryKey, {
    contentType: 'nav-menu',
    ...navMenu,
  })
  queryClient.setQueryData(footerQuery(testSite.id).queryKey, footer)
  if (promotion) queryClient.setQueryData(promoBannerQuery(testSite.id).queryKey, promotion)
  queryClient.setQueryData(
    sitePreferencesQuery(testSite.id).queryKey,
    toSitePreferences({ Bopis: bopis ?? false }),
  )
  const site = { ...testSite, capabilities: bopis === undefined ? [] : ['pickup'] }
  return renderApp(ui, { at, queryClient, site })
}
