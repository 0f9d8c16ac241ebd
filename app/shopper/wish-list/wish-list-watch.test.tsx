import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { TEST_SITE } from '../testing/basket-server'
import { logInCustomer } from '../testing/log-in-customer'
import { plantSession } from '../testing/plant-session'
import { renderInShop } from '../testing/render-in-shop'
import { createWishListServer } from '../testing/wish-list-server'
import { guestItems } from './guest-items'
import { isSaved, savedProducts } from './saved-products'
import { WishListWatch } from './wish-list-watch'

// as if the page had already loaded
jest.mock('@/lib/after-load', () => ({
  afterLoad: (work: () => void) => {
    work()
    return () => {}
  },
}))

const shop = createWishListServer()
serve(
  ...shop.handlers,
  http.post('*/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({ customerId: 'customer-1', firstName: 'Ada' }),
  ),
)
const saved = (productId: string) => isSaved(TEST_SITE, { productId })
const asked = () => shop.state.calls.map(({ method }) => method)

beforeAll(() => import('./wish-list'))
beforeEach(() => {
  shop.reset()
  savedProducts.set(undefined, TEST_SITE)
  guestItems.set(undefined, TEST_SITE)
})

test('a page load fills the hearts by what the customer’s list holds now [ACC-051]', async () => {
  logInCustomer()
  savedProducts.set({ owner: 'customer-1', ids: ['bar'], masters: [] }, TEST_SITE)
  shop.putList({ productId: 'box' })
  renderInShop(<WishListWatch />)
  await waitFor(() => expect(saved('box')).toBe(true))
  expect(saved('bar')).toBe(false)
})

test('a page load after signing in adds what was saved as a guest to the list', async () => {
  logInCustomer()
  guestItems.set([{ productId: 'bar', price: 8 }], TEST_SITE)
  savedProducts.set({ ids: ['bar'], masters: [] }, TEST_SITE)
  shop.putList({ productId: 'box' })
  renderInShop(<WishListWatch />)
  await waitFor(() => expect(guestItems.get(TEST_SITE)).toBeUndefined())
  expect(shop.state.items.map(({ productId }) => productId)).toEqual(['box', 'bar'])
  await waitFor(() => expect(saved('bar') && saved('box')).toBe(true))
})

test('the hearts of a customer who is gone are emptied, and a guest asks the service nothing', async () => {
  plantSession(TEST_SITE, { customerId: 'guest-1', registered: false })
  savedProducts.set({ owner: 'customer-1', ids: ['bar'], masters: [] }, TEST_SITE)
  renderInShop(<WishListWatch />)
  await waitFor(() => expect(saved('bar')).toBe(false))
  expect(asked()).toEqual([])
})
