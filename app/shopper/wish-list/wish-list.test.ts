/** @jest-environment jest-fixed-jsdom */
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { logIn } from '../session/log-in'
import { logOut } from '../session/log-out'
import { createWishListServer } from '../testing/wish-list-server'
import { guestItems, MAX_GUEST_ITEMS } from './guest-items'
import { isSaved, savedProducts } from './saved-products'
import { removeProduct, saveItem, syncWishList, TOO_MANY_ITEMS } from './wish-list'

const SITE = testSite.id
const shop = createWishListServer()
serve(...createFakeLogin().handlers, ...shop.handlers)

beforeEach(() => shop.reset())
afterEach(() => logOut(SITE))

const signIn = () => logIn(SITE, { email: 'ada@example.com', password: PASSWORD })
const listed = () => shop.state.items.map(({ productId }) => productId)
const created = () =>
  shop.state.calls.filter(({ method }) => method === 'createCustomerProductListItem')

test('a customer’s first entry creates the list, and is added with quantity 1, priority 1, not public [ACC-050, ACC-052]', async () => {
  await signIn()
  const item = { productId: 'bar-small', masterId: 'bar', color: 'dark', price: 8 }
  expect(await saveItem(SITE, item)).toEqual({ place: 'account', isNew: true })
  expect(shop.state.list).toMatchObject({ type: 'wish_list', public: false })
  expect(shop.state.items).toMatchObject([
    { productId: 'bar-small', quantity: 1, priority: 1, public: false, c_color: 'dark' },
  ])
  expect(shop.state.items[0]).toMatchObject({ c_masterId: 'bar', c_privatePrice: 8 })
  // the hearts of the size and of its master
  expect(isSaved(SITE, { productId: 'bar-small', masterId: 'bar' })).toBe(true)
  expect(isSaved(SITE, { productId: 'bar' })).toBe(true)
  expect(isSaved(SITE, { productId: 'bar-large', masterId: 'bar' })).toBe(false)
})

test('a product is taken off the list, in whatever size it is saved [ACC-051]', async () => {
  await signIn()
  shop.putList({ productId: 'bar-small', c_masterId: 'bar' }, { productId: 'box' })
  await syncWishList(SITE)
  const removed = await removeProduct(SITE, { productId: 'bar' })
  expect(removed).toMatchObject([{ productId: 'bar-small' }])
  expect(listed()).toEqual(['box'])
  expect(isSaved(SITE, { productId: 'bar' })).toBe(false)
  expect(isSaved(SITE, { productId: 'bar-small', masterId: 'bar' })).toBe(false)
})

test('a guest’s entries stay in the browser, up to a limit, and none is sent to the service [ACC-015]', async () => {
  for (let count = 0; count < MAX_GUEST_ITEMS; count += 1) {
    expect(await saveItem(SITE, { productId: `p${count}` })).toMatchObject({ place: 'browser' })
  }
  await saveItem(SITE, { productId: 'p0', quantity: 3 })
  expect(guestItems.get(SITE)).toHaveLength(MAX_GUEST_ITEMS)
  expect(guestItems.get(SITE)?.[0]).toMatchObject({ quantity: 3 })
  await expect(saveItem(SITE, { productId: 'one-more' })).rejects.toMatchObject({
    type: TOO_MANY_ITEMS,
  })
  expect(shop.state.calls).toEqual([])
})

test('signing in adds what was saved as a guest, each product once', async () => {
  shop.putList({ productId: 'box' })
  await saveItem(SITE, { productId: 'box' })
  await saveItem(SITE, { productId: 'bar', quantity: 2 })
  await signIn()
  await syncWishList(SITE)
  expect(shop.state.items).toMatchObject([
    { productId: 'box', quantity: 1 },
    { productId: 'bar', quantity: 2 },
  ])
  expect(guestItems.get(SITE)).toBeUndefined()
  await syncWishList(SITE)
  expect(created()).toHaveLength(1)
})

test('a merge that fails midway loses nothing, and goes on the next time', async () => {
  await saveItem(SITE, { productId: 'bar' })
  await saveItem(SITE, { productId: 'gone' })
  await saveItem(SITE, { productId: 'box' })
  await signIn()
  const item = 'createCustomerProductListItem'
  shop.state.refuse.set(`${item} gone`, { status: 400, type: 'errors/product-not-found' })
  shop.state.refuse.set(`${item} box`, { status: 503, type: 'errors/service-unavailable' })
  await syncWishList(SITE)
  expect(listed()).toEqual(['bar'])
  // a product that no longer exists is dropped; one that could not be added now stays
  expect(guestItems.get(SITE)).toEqual([{ productId: 'box' }])
  expect(isSaved(SITE, { productId: 'box' })).toBe(true)
  shop.state.refuse.clear()
  await syncWishList(SITE)
  expect(listed()).toEqual(['bar', 'box'])
  expect(guestItems.get(SITE)).toBeUndefined()
})

test('logging out leaves nothing of the wish list in the browser [SES-033]', async () => {
  shop.putList({ productId: 'box' })
  await signIn()
  await syncWishList(SITE)
  expect(isSaved(SITE, { productId: 'box' })).toBe(true)
  await logOut(SITE)
  expect(savedProducts.get(SITE)).toBeUndefined()
  expect(Object.keys(localStorage).filter((key) => key.includes('wish'))).toEqual([])
})
