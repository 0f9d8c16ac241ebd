import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { CheckoutErrorBanner } from './checkout-error-banner'

function Page() {
  const { raise } = useCheckoutError()
  return (
    <>
      <CheckoutErrorBanner />
      <button onClick={() => raise('The card was declined.')}>Pay</button>
    </>
  )
}

test('the error banner gets the focus again when the same error occurs twice [CHK-040]', async () => {
  renderInShop(<Page />)
  const pay = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(pay)
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('The card was declined.')
  await waitFor(() => expect(banner).toHaveFocus())
  await userEvent.click(pay)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
})
