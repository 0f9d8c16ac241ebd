import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { serve } from '../../../tests/setup/serve'
import { logInCustomer } from '../testing/log-in-customer'
import { renderInShop, shopConfig } from '../testing/render-in-shop'
import { useShopperContext, toQualifiers } from './use-shopper-context'

let reported: unknown[]
serve(
  http.post('*/api/:siteId/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({ customerId: 'c-1', login: 'ilse@shop.example' }),
  ),
  http.post('*/api/:siteId/shoppercontext', async ({ request }) => {
    reported.push(await request.json())
    return HttpResponse.json({ customerGroups: ['Registered'] })
  }),
)

beforeEach(() => {
  reported = []
})

function ContextValue() {
  useShopperContext()
  return null
}

/** Renders a page with a language and a window width. */
function open(locale: string, width: number) {
  window.innerWidth = width
  return renderInShop(
    <SiteProvider value={toSite(shopConfig, { locale, basename: '' })}>
      <ContextValue />
    </SiteProvider>,
  )
}

test('a visitor without a session is not reported', async () => {
  const { queryClient } = open('en-US', 1280)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(reported).toEqual([])
})

test('a session is reported with country and device, once until one of them changes [ACC-056, I18N-005, I18N-006]', async () => {
  logInCustomer('c-1')
  open('en-US', 375).unmount()
  const first = open('en-US', 375)
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported[0]).toEqual({
    login_id: 'ilse@shop.example',
    customQualifiers: { country: 'US', device: 'mobile' },
  })
  first.unmount()

  const same = open('en-US', 375)
  await waitFor(() => expect(same.queryClient.isFetching()).toBe(0))
  same.unmount()
  expect(reported).toHaveLength(1)

  open('en-CA', 1280)
  await waitFor(() => expect(reported).toHaveLength(2))
  expect(reported[1]).toMatchObject({ customQualifiers: { country: 'CA', device: 'desktop' } })
})

test.each([
  ['en-US', 'US'],
  ['en-CA', 'CA'],
  ['es-US', 'CA'],
])('the country of %s is %s [I18N-005]', (locale, country) => {
  expect(toQualifiers(locale, 1280).country).toBe(country)
})

test.each([
  [375, 'mobile'],
  [767, 'mobile'],
  [768, 'desktop'],
  [1280, 'desktop'],
])('a window of %d px is %s to the service [I18N-006, CON-003]', (width, device) => {
  expect(toQualifiers('en-US', width).device).toBe(device)
})
