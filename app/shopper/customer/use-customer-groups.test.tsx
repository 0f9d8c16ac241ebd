import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { serve } from '../../../tests/setup/serve'
import { TEST_SITE } from '../testing/basket-server'
import { logInCustomer } from '../testing/log-in-customer'
import { renderInShop, shopConfig } from '../testing/render-in-shop'
import { rememberGroups, storedGroups } from './customer-groups'
import { useCustomerGroups } from './use-customer-groups'

serve(
  http.post('*/api/:siteId/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({ customerId: 'c-1', c_groups: ['Registered', 'Friends'] }),
  ),
)

function Groups() {
  return <p>Groups: {useCustomerGroups().join(', ')}</p>
}

test('a page from the cache contains no customer groups, even for a returning customer', () => {
  rememberGroups(TEST_SITE, ['Friends'])
  const html = renderToString(
    <SiteProvider value={toSite(shopConfig)}>
      <QueryClientProvider client={new QueryClient()}>
        <Groups />
      </QueryClientProvider>
    </SiteProvider>,
  )
  expect(html).not.toContain('Friends')
})

test('a guest is in no group, and what was stored of somebody else is dropped', async () => {
  rememberGroups(TEST_SITE, ['Friends'])
  renderInShop(<Groups />)
  // the stored groups apply until the query returns that no customer is logged in
  expect(screen.getByText('Groups: Friends')).toBeInTheDocument()
  expect(await screen.findByText('Groups:')).toBeInTheDocument()
  expect(storedGroups.get(TEST_SITE)).toBeUndefined()
})

test('a customer is in their groups, and on the next page at once', async () => {
  logInCustomer('c-1')
  const first = renderInShop(<Groups />)
  expect(await screen.findByText('Groups: Registered, Friends')).toBeInTheDocument()
  first.unmount()
  renderInShop(<Groups />)
  expect(screen.getByText('Groups: Registered, Friends')).toBeInTheDocument()
})
