import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emitSessionEvent, markGuestExpiryUnseen } from '@/shopper/session/session-events'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ExpiredNotice } from './expired-notice'

createBasketServer()

test('after a session expires, the bag shows one notice with a login link [SES-030]', async () => {
  act(() => emitSessionEvent('session-expired', TEST_SITE))
  const { address, unmount } = renderInShop(<ExpiredNotice />, '/cart')
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your session has expired. Please log in again to continue.',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(address()).toBe('/login')
  unmount()
  const again = renderInShop(<ExpiredNotice />, '/cart')
  await waitFor(() => expect(again.queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('after a guest visit expires, a single status notice (no alert) says that the bag is lost', async () => {
  act(() => markGuestExpiryUnseen(TEST_SITE))
  const { unmount } = renderInShop(<ExpiredNotice />, '/cart')
  const notice = await screen.findByRole('status')
  expect(notice).toHaveTextContent('Your visit has ended')
  expect(notice).toHaveTextContent('Please add your treats again.')
  unmount()
  const again = renderInShop(<ExpiredNotice />, '/cart')
  await waitFor(() => expect(again.queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
