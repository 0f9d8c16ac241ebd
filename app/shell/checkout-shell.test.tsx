import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { useCheckoutError } from '@/shopper/checkout-error'
import { installTestConfig } from '../../tests/setup/render-app'
import { CheckoutFooter } from './checkout-footer'
import { CheckoutHeader } from './checkout-header'
import { renderShell } from './testing/render-shell'

beforeAll(installTestConfig)

/** A checkout page whose payment was declined. */
function CheckoutPage() {
  const { message, raise } = useCheckoutError()
  return (
    <>
      <button onClick={() => raise('Your card was declined.')}>Decline</button>
      <p data-testid="error">{message}</p>
    </>
  )
}

it('while checking out the header leads home, to help and back to the bag, and nowhere else [SHELL-015]', () => {
  renderShell(<CheckoutHeader />, { at: '/shipping' })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/cart', '/', 'tel:+18005550100'])
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it("'Back To Bag' leads to the bag and clears the checkout error [SHELL-016, SHELL-017]", async () => {
  const user = userEvent.setup()
  renderShell(
    <>
      <CheckoutHeader />
      <CheckoutPage />
      <Route path="/cart">The bag</Route>
    </>,
    { at: '/billing' },
  )
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.getByTestId('error')).toHaveTextContent('Your card was declined.')
  await user.click(screen.getByRole('link', { name: 'Back To Bag' }))
  expect(screen.getByText('The bag')).toBeVisible()
  expect(screen.getByTestId('error')).toBeEmptyDOMElement()
})

it('while checking out the footer has no columns, promotion or social links [SHELL-018]', () => {
  renderShell(<CheckoutFooter />, {
    at: '/shipping',
    footer: {
      contentType: 'footer',
      columns: [{ title: 'Shop', links: [{ displayName: 'Truffles', pageLink: '/t' }] }],
      socialLinks: [{ name: 'instagram', url: 'https://instagram.example' }],
    },
  })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy policy'])
  expect(screen.getByRole('contentinfo')).toHaveTextContent('All rights reserved.')
  expect(screen.queryByText('Shop')).not.toBeInTheDocument()
})
