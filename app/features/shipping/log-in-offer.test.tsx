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
  ['leaves with what is typed', true, false, '/login', 1],
  ['stays while a part is not saved [CHK-024]', false, false, '/shipping', 0],
  ['of who subscribes leaves with what is typed [ACC-015]', true, true, '/login', 1],
  ['of who subscribes stays while a part is not saved', false, true, '/shipping', 0],
])('the way to login %s', async (_name, isSettled, isSubscribing, expected, calls) => {
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
