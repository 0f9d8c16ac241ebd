import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { CheckoutFooter } from './footer/checkout-footer'
import { CheckoutHeader } from './header/checkout-header'
import { Shell } from './shell'
import { renderShell } from './testing/render-shell'

const fullFooter = {
  contentType: 'footer',
  columns: [{ title: 'Shop', links: [{ displayName: 'Truffles', pageLink: '/t' }] }],
  socialLinks: [{ name: 'instagram', url: 'https://instagram.example' }],
}

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

it.each(['/shipping', '/billing', '/revieworder'])(
  '%s has the small header and footer, and another page the full ones [SHELL-015, SHELL-018, SHELL-035]',
  (at) => {
    const content = { footer: fullFooter, promotion: { contentType: 'global-banners' } }
    const { unmount } = renderShell(<Shell>The page</Shell>, { at, ...content })
    expect(screen.getByRole('main')).toHaveTextContent('The page')
    expect(screen.getByRole('link', { name: 'Back To Bag' })).toBeVisible()
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^instagram/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('complementary', { name: 'Promotion' })).not.toBeInTheDocument()
    unmount()
    renderShell(<Shell>The page</Shell>, { at: `${at}-rates`, ...content })
    expect(screen.getByRole('complementary', { name: 'Promotion' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Back To Bag' })).not.toBeInTheDocument()
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getByRole('link', { name: /^instagram/ })).toBeVisible()
  },
)

it("'Back To Bag' leads to the bag and clears the checkout error [SHELL-016, SHELL-017]", async () => {
  renderShell(
    <>
      <CheckoutHeader />
      <CheckoutPage />
      <Route path="/cart">The bag</Route>
    </>,
    { at: '/billing' },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.getByTestId('error')).toHaveTextContent('Your card was declined.')
  await userEvent.click(screen.getByRole('link', { name: 'Back To Bag' }))
  expect(screen.getByText('The bag')).toBeVisible()
  expect(screen.getByTestId('error')).toBeEmptyDOMElement()
})

it('while checking out the footer has no columns, promotion or social links [SHELL-018]', () => {
  renderShell(<CheckoutFooter />, { at: '/shipping', footer: fullFooter })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy policy'])
  expect(screen.getByRole('contentinfo')).toHaveTextContent('All rights reserved.')
  expect(screen.queryByText('Shop')).not.toBeInTheDocument()
})
