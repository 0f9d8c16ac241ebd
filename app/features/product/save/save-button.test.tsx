import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetWishList } from '@/shopper/wish-list/forget-wish-list'
import { isSaved, savedProducts } from '@/shopper/wish-list/saved-products'
import { logIn } from '@/shopper/session/log-in'
import { logOut } from '@/shopper/session/log-out'
import { createWishListServer } from '@/shopper/testing/wish-list-server'
import { ToastHost } from '@/ui/toast-host'
import { createFakeLogin, PASSWORD } from '../../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../../tests/setup/render-app'
import { serve } from '../../../../tests/setup/serve'
import { SaveButton } from './save-button'

const SITE = testSite.id
const shop = createWishListServer()
serve(...createFakeLogin().handlers, ...shop.handlers)

beforeAll(async () => {
  await import('./toggle-saved')
  await import('@/ui/toaster')
})
beforeEach(() => shop.reset())
afterEach(async () => {
  await logOut(SITE)
  forgetWishList(SITE)
})

function show() {
  renderApp(
    <>
      <SaveButton item={{ productId: 'bar', name: 'Sea Salt Bar', price: 8 }} />
      <ToastHost />
    </>,
  )
  return screen.getByRole('button', { name: 'Save to wish list: Sea Salt Bar' })
}

test('the heart is filled at once and emptied by undo [ACC-051, ACC-053]', async () => {
  await logIn(SITE, { email: 'ada@example.com', password: PASSWORD })
  const heart = show()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Sea Salt Bar is on your wish list.')).toBeVisible()
  expect(shop.state.items).toMatchObject([{ productId: 'bar' }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo saving Sea Salt Bar' }))
  await waitFor(() => expect(shop.state.items).toEqual([]))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
})

test('a refused change is reverted, and the reason is shown', async () => {
  await logIn(SITE, { email: 'ada@example.com', password: PASSWORD })
  shop.state.refuse.set('createCustomerProductListItem', { status: 400, type: 'quota-exceeded' })
  const heart = show()
  await userEvent.click(heart)
  expect(await screen.findByText(/Your wish list is full/)).toBeVisible()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test("a guest's product is saved in this browser with a note, and its removal can be undone", async () => {
  const heart = show()
  await userEvent.click(heart)
  expect(await screen.findByText(/saved in this browser. Sign in to keep it/)).toBeVisible()
  await userEvent.click(heart)
  expect(await screen.findByText('Sea Salt Bar was removed from your wish list.')).toBeVisible()
  expect(isSaved(SITE, { productId: 'bar' })).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Undo removing Sea Salt Bar' }))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('the heart follows changes made in another tab', async () => {
  const heart = show()
  await act(async () => {})
  const key = `wish-list_${SITE}`
  act(() => {
    localStorage.setItem(key, JSON.stringify({ ids: ['bar'], masters: [] }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  act(() => {
    savedProducts.set(undefined, SITE)
  })
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})
