import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UnsavedWorkProvider, useUnsavedWork } from '@/purchase/checkout/unsaved-work'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { LogInOffer } from './log-in-offer'

function Part({ isSettled }: { isSettled: boolean }) {
  useUnsavedWork(() => isSettled)
  return null
}

test.each([
  ['stores the input and opens the login page', true, false, '/login', 1],
  ['stays on the page while a part is not saved [CHK-024]', false, false, '/shipping', 0],
  ['stores the input of a subscriber and opens the login page [ACC-015]', true, true, '/login', 1],
  ['stays on the page of a subscriber while a part is not saved', false, true, '/shipping', 0],
])('the login link %s', async (_name, isSettled, isSubscribing, expected, calls) => {
  const keep = jest.fn()
  const { address } = renderInShop(
    <UnsavedWorkProvider>
      <Part isSettled={isSettled} />
      <LogInOffer isSubscribing={isSubscribing} onLeave={keep} />
    </UnsavedWorkProvider>,
    '/shipping',
  )
  await userEvent.click(await screen.findByRole('link', { name: /^Log in/ }))
  expect(address()).toBe(expected)
  expect(keep).toHaveBeenCalledTimes(calls)
})
