import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { serve } from '../../../tests/setup/serve'
import { TEST_SITE } from '../testing/basket-server'
import { renderInShop, shopConfig } from '../testing/render-in-shop'
import { keepShop, storedShop } from './preferred-shop'
import { usePreferredShop } from './use-preferred-shop'

const preferences = { current: {} as Record<string, unknown> }
serve(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(preferences.current)))

beforeEach(() => {
  preferences.current = { Bopis: true }
  keepShop(TEST_SITE, undefined)
})

function Shop() {
  const { isPickupOffered, shop, setShop, resetShop } = usePreferredShop()
  return (
    <>
      <p>
        {isPickupOffered ? 'Pickup' : 'Shipping only'}: {shop?.name ?? 'no shop'}
      </p>
      <button onClick={() => setShop({ id: '101', name: 'Maiden Lane' })}>Choose</button>
      <button onClick={resetShop}>Reset</button>
    </>
  )
}

test('a chosen shop is remembered until it is reset [FUL-017]', async () => {
  const first = renderInShop(<Shop />, '/', ['pickup'])
  expect(await screen.findByText('Pickup: no shop')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  expect(screen.getByText('Pickup: Maiden Lane')).toBeVisible()
  first.unmount()

  renderInShop(<Shop />, '/elsewhere', ['pickup'])
  expect(await screen.findByText('Pickup: Maiden Lane')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('Pickup: no shop')).toBeVisible()
  expect(storedShop(TEST_SITE)).toBe('')
})

test('another tab has chosen', async () => {
  renderInShop(<Shop />, '/', ['pickup'])
  expect(await screen.findByText('Pickup: no shop')).toBeVisible()
  const key = encodeURIComponent(`preferred_shop_${TEST_SITE}`)
  document.cookie = `${key}=${encodeURIComponent('{"id":"102","name":"Ferry Gate"}')}; Path=/`
  act(() => {
    const event = { key: `preferred_shop_changed_${TEST_SITE}` }
    window.dispatchEvent(new StorageEvent('storage', event))
  })
  expect(screen.getByText('Pickup: Ferry Gate')).toBeVisible()
})

test.each(['not json', '[]', '{"name":"Nowhere"}', '%'])('%j is no shop', async (damaged) => {
  document.cookie = `${encodeURIComponent(`preferred_shop_${TEST_SITE}`)}=${damaged}; Path=/`
  renderInShop(<Shop />, '/', ['pickup'])
  expect(await screen.findByText('Pickup: no shop')).toBeVisible()
})

test.each([
  ['the merchant has switched it off', { Bopis: 'false' }, ['pickup' as const]],
  ['the merchant says nothing of it', {}, ['pickup' as const]],
  ['the site cannot', { Bopis: true }, []],
])('nothing of a shop where %s [SITE-005]', async (_why, answer, capabilities) => {
  preferences.current = answer
  keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
  const { queryClient } = renderInShop(<Shop />, '/', capabilities)
  if (capabilities.length > 0) await queryClient.fetchQuery(sitePreferencesQuery(TEST_SITE))
  expect(screen.getByText('Shipping only: no shop')).toBeVisible()
})

test("the server's page names no shop, whoever was here", () => {
  keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
  const site = toSite({ ...shopConfig, capabilities: ['pickup'] })
  const queryClient = new QueryClient()
  const { queryKey } = sitePreferencesQuery(TEST_SITE)
  queryClient.setQueryData(queryKey, { reviewsEnabled: false, pickupEnabled: true })
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={site}>
        <Shop />
      </SiteProvider>
    </QueryClientProvider>,
  )
  expect(html).toContain('no shop')
})
