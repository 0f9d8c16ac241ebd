import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { storeTokens } from '../session/session-tokens'
import { TEST_SITE } from '../testing/basket-server'
import { renderInShop } from '../testing/render-in-shop'
import { keepGroups, keptGroups } from './customer-groups'
import { useCustomerGroups } from './use-customer-groups'

const server = setupServer(
  http.post('*/api/:siteId/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({ customerId: 'c-1', c_groups: ['Registered', 'Friends'] }),
  ),
)

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => window.localStorage.clear())

function Groups() {
  return <p>Groups: {useCustomerGroups().join(', ')}</p>
}

function logIn(): void {
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 1800,
    isb: 'uido:ecom::upn:ilse@shop.example::uidn:Ilse::gcid:guest-1::rcid:c-1::chid:test-shop',
    sub: 'cc-slas::prln_001::scid:client::usid:usid-1',
  }
  storeTokens(TEST_SITE, {
    access_token: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`,
    id_token: '',
    refresh_token: 'refresh',
    expires_in: 1800,
    refresh_token_expires_in: 7_776_000,
    token_type: 'Bearer',
    usid: 'usid-1',
    customer_id: 'c-1',
    enc_user_id: '',
    idp_access_token: '',
  })
}

test('a page from the cache knows nobody, whoever was here', () => {
  keepGroups(TEST_SITE, ['Friends'])
  const site = toSite({
    id: TEST_SITE,
    name: 'Shop',
    tabLabel: 'Shop',
    locale: 'en-US',
    currency: 'USD',
    hostPrefixes: [],
    capabilities: [],
  })
  const html = renderToString(
    <SiteProvider value={site}>
      <QueryClientProvider client={new QueryClient()}>
        <Groups />
      </QueryClientProvider>
    </SiteProvider>,
  )
  expect(html).not.toContain('Friends')
})

test('a guest is in no group, and what was kept of somebody else is dropped', async () => {
  keepGroups(TEST_SITE, ['Friends'])
  renderInShop(<Groups />)
  // Until it is known that nobody is signed in.
  expect(screen.getByText('Groups: Friends')).toBeInTheDocument()
  expect(await screen.findByText('Groups:')).toBeInTheDocument()
  expect(keptGroups(TEST_SITE)).toBe('')
})

test('a customer is in their groups, and on the next page at once', async () => {
  logIn()
  const first = renderInShop(<Groups />)
  expect(await screen.findByText('Groups: Registered, Friends')).toBeInTheDocument()
  first.unmount()
  renderInShop(<Groups />)
  expect(screen.getByText('Groups: Registered, Friends')).toBeInTheDocument()
})
