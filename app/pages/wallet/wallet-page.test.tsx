import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { LogIn } from '@/features/sign-in/log-in'
import { logIn } from '@/shopper/session/log-in'
import { requireSession } from '@/shopper/session/session'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import WalletPage from './wallet-page'

jest.mock('@/integrations/card-gateway/flex-microform', () => ({
  mountCardFields: () =>
    Promise.resolve({
      loaded: Promise.resolve(),
      problems: () => ({}),
      createToken: () => Promise.resolve({ token: 'a.b.c', cardType: 'Visa' }),
      focus: () => {},
      unmount: () => {},
    }),
}))

const server = serve()
const login = createFakeLogin()
server.use(
  http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({})),
  http.get('*/api/:siteId/subscriptions', () => HttpResponse.json({ subscriptions: [] })),
  http.post('*/scapi/shopperBaskets/transferBasket', () => HttpResponse.json({ basketId: 'b' })),
  http.post('*/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({ customerId: 'customer-1', firstName: 'Claire', lastName: 'Bloom' }),
  ),
  http.post('*/customer-payment-token', () =>
    HttpResponse.json({ title: 'Unauthorized — Login Required' }, { status: 401 }),
  ),
  ...createFakeBasket().handlers,
  ...login.handlers,
)

test('too many attempts to add a card log the customer out, and the login page shows the reason [ACC-046]', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  await requireSession(testSite.id)
  await logIn(testSite.id, { email: 'claire@example.com', password: PASSWORD })
  const { address } = renderApp(
    <>
      <Route path="/login" component={LogIn} />
      <Route path="/wallet" component={WalletPage} />
    </>,
    { at: '/wallet' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add a Card' }))
  await userEvent.selectOptions(screen.getByLabelText('Month'), '12')
  await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear() + 9))
  await userEvent.click(screen.getByRole('button', { name: 'Save Card' }))
  expect(await screen.findByText('Too many transaction attempts')).toBeVisible()
  expect(address()).toBe('/login')
  expect(login.calls).toContain('logout')
  await waitFor(() => expect(screen.queryByText('New Card')).not.toBeInTheDocument())
})
