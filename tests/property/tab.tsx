import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, useHistory } from 'react-router-dom'
import { addPaymentInstrument } from '@/commerce-client/basket-payments'
import { chooseShippingMethod, updateShippingAddress } from '@/commerce-client/basket-shipments'
import { updateBasketCustomer, updateBillingAddress } from '@/commerce-client/baskets'
import { Bag } from '@/features/bag/bag'
import { ReviewStep } from '@/features/checkout/review-step'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useBasketStatus } from '@/shopper/basket/use-basket-status'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createStyleCache } from '@/ui/style-cache'
import { UiProvider } from '@/ui/ui-provider'

const SITE = 'brindille'
const site = toSite({
  id: SITE,
  name: 'Test Shop',
  tabLabel: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  hostPrefixes: [],
  capabilities: [],
})
const HOME = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  phone: '3125550100',
}

/** The actions of a test in a tab, apart from clicks. */
export interface Tab {
  container: HTMLElement
  /** Throws if the service refuses the items. */
  add(items: BagAddition[]): Promise<unknown>
  /** Fills in all of checkout: contact, address, shipping method, and payment by check. */
  fillCheckout(): Promise<unknown>
  go(path: string): void
  path(): string
  /** Whether no query or mutation is running. */
  isIdle(): boolean
  close(): void
}

/**
 * Opens a tab with the bag and the order review. When isolated, the tab has its own instances of
 * the modules.
 */
export function openTab(): Tab {
  const container = document.body.appendChild(document.createElement('div'))
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, cacheTime: Infinity } },
    logger: { log: () => {}, warn: () => {}, error: () => {} },
  })
  let inside: Pick<Tab, 'add' | 'go' | 'path'> | undefined
  function Inside() {
    const { mutateAsync } = useAddToBag()
    const history = useHistory()
    const status = useBasketStatus()
    inside = {
      add: mutateAsync,
      go: (path) => history.push(path),
      path: () => history.location.pathname,
    }
    return <output hidden>{status}</output>
  }
  const root = createRoot(container)
  const styleCache = createStyleCache()
  root.render(
    <UiProvider cache={styleCache}>
      <IntlProvider locale="en-US" defaultLocale="en-US">
        <SiteProvider value={site}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter initialEntries={['/cart']}>
              <Route path="/cart" component={Bag} />
              <Route path="/revieworder" component={ReviewStep} />
              <Inside />
            </MemoryRouter>
          </QueryClientProvider>
        </SiteProvider>
      </IntlProvider>
    </UiProvider>,
  )
  return {
    container,
    add: async (items) => {
      if (!inside) throw new Error('The tab has not been drawn yet.')
      return inside.add(items)
    },
    fillCheckout: () =>
      changeBasket(queryClient, SITE, async (id) => {
        await updateBasketCustomer(SITE, id, { email: 'ada@example.com' })
        await updateShippingAddress(SITE, id, 'me', HOME)
        await chooseShippingMethod(SITE, id, 'me', 'GroundDisc')
        await updateBillingAddress(SITE, id, HOME)
        return addPaymentInstrument(SITE, id, { paymentMethodId: 'PAY_BY_CHECK' })
      }),
    go: (path) => inside?.go(path),
    path: () => inside?.path() ?? '',
    isIdle: () =>
      inside !== undefined && queryClient.isFetching() === 0 && queryClient.isMutating() === 0,
    close: () => {
      root.unmount()
      queryClient.clear()
      container.remove()
    },
  }
}
