/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { withLocaleParameter } from './locale-parameter'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

let asked: unknown[]
serve(
  http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('locale'))
    return HttpResponse.json({ data: [] })
  }),
  http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
    asked.push(await request.json())
    return HttpResponse.json({ hits: [] })
  }),
  http.get('*/api/shop/nav-menu', ({ request }) => {
    asked.push(request.headers.get('accept-language'))
    return HttpResponse.json({})
  }),
)

beforeEach(() => {
  asked = []
})
afterEach(() => {
  document.documentElement.lang = ''
})

test.each([
  ['', 'en-US'],
  ['en-US', 'en-US'],
  ['es-US', 'es-US'],
])(
  'products and searches are asked for in the language of the page, %s [I18N-007]',
  async (lang, locale) => {
    document.documentElement.lang = lang
    await callScapi('shop', 'shopperProducts', 'getProducts', { parameters: { ids: ['1'] } })
    await callScapi('shop', 'shopperSearch', 'productSearch', { parameters: { q: 'a' } })
    await callSite('shop', siteRoutes.navMenu)
    expect(asked).toEqual([locale, [{ parameters: { locale, q: 'a' } }], locale])
  },
)

test('what takes no language is given none [I18N-007]', () => {
  const options = { parameters: { customerId: 'c' } }
  expect(withLocaleParameter('shopperCustomers', 'getCustomer', options)).toBe(options)
  const basket = { parameters: { basketId: 'b' } }
  expect(withLocaleParameter('shopperBaskets', 'deleteBasket', basket)).toBe(basket)
  expect(withLocaleParameter('shopperBaskets', 'getBasket', basket)).toEqual({
    parameters: { locale: 'en-US', basketId: 'b' },
  })
})

test('who names a language keeps it', () => {
  const options = { parameters: { locale: 'es-US' } }
  expect(withLocaleParameter('shopperStores', 'getStores', options)).toEqual(options)
})
