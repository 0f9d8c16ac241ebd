import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { logIn } from '@/shopper/session/log-in'
import { checkSession, requireSession } from '@/shopper/session/session'
import { forgetToken } from '@/shopper/session/token-memory'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { LogIn } from '@/features/sign-in/log-in'
import { serve } from '../../../tests/setup/serve'

const EXPIRED = 'Your session has expired. Please log in again to continue.'
const ACCOUNT_PATHS = [
  '/account',
  '/orders',
  '/order-details/00001001?from=mail',
  '/subscriptions',
  '/addressbook',
  '/wallet',
  '/wishlist',
  '/profile',
  '/preferences',
  '/account-data',
] as const

const login = createFakeLogin()
let timesRead: number

const server = serve(
  http.post('*/scapi/shopperCustomers/getCustomer', () => {
    timesRead += 1
    return HttpResponse.json({ customerId: 'customer-1', firstName: 'Claire' })
  }),
  ...createFakeBasket().handlers,
  ...login.handlers,
)

beforeEach(() => {
  timesRead = 0
})

const Page = () => <AccountFrame title={accountPageNames.wallet}>Two cards</AccountFrame>

/**
 * Renders the account's pages with their routes; `where()` returns the path, `visited()` the length
 * of the history.
 */
function renderAt(at: string) {
  let where = ''
  let visited = 0
  renderApp(
    <>
      <Route path="/login" component={LogIn} />
      <Route path={ACCOUNT_PATHS.map((path) => path.replace(/\?.*/, ''))} component={Page} />
      <Route
        render={({ location, history }) => {
          where = location.pathname + location.search
          visited = history.length
          return null
        }}
      />
    </>,
    { at },
  )
  return { where: () => where, visited: () => visited }
}

async function logInAsClaire(): Promise<void> {
  await requireSession(testSite.id)
  await logIn(testSite.id, { email: 'claire@example.com', password: PASSWORD })
}

async function endSession(): Promise<void> {
  forgetToken(testSite.id)
  login.forget('customer-1')
  await act(() => checkSession(testSite.id))
}

async function fillInLogin(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'claire@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } })
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
}

test.each(ACCOUNT_PATHS)(
  'a guest at %s logs in first and returns, without an extra history entry [ACC-016, ACC-015]',
  async (path) => {
    await requireSession(testSite.id)
    const { where, visited } = renderAt(path)
    await screen.findByRole('heading', { name: 'Log In' })
    expect(where()).toBe('/login')
    expect(visited()).toBe(1)
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
    expect(screen.queryByText('Two cards')).not.toBeInTheDocument()
    await fillInLogin()
    expect(await screen.findByText('Two cards')).toBeInTheDocument()
    expect(where()).toBe(path)
  },
)

test.each(ACCOUNT_PATHS)(
  'a session that expires at %s leads to login with a notice, and back again [SES-012, SES-030, ERR-011]',
  async (path) => {
    await logInAsClaire()
    const { where, visited } = renderAt(path)
    await screen.findByText('Two cards')
    await endSession()
    const notice = await screen.findByText(EXPIRED)
    // a neutral message: a status, not an alert
    expect(notice.closest('[role]')).toHaveAttribute('role', 'status')
    expect(where()).toBe('/login')
    expect(visited()).toBe(1)
    const before = timesRead
    await fillInLogin()
    expect(await screen.findByText('Two cards')).toBeInTheDocument()
    expect(where()).toBe(path)
    expect(timesRead).toBeGreaterThan(before)
  },
)

test('an account page whose customer is missing in the answer says so to operators, and can be loaded again [SES-027]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await logInAsClaire()
  server.use(
    http.post('*/scapi/shopperCustomers/getCustomer', () => HttpResponse.json({}), { once: true }),
  )
  renderAt('/wallet')
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Oh fudge! Something unexpected went wrong!')
  expect(failure).not.toHaveTextContent('Customer info is not available')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Customer info is not available'))
  await userEvent.click(within(failure).getByRole('button'))
  expect(await screen.findByText('Two cards')).toBeInTheDocument()
})

test('the way back and the notice are kept while the login page is loading [SES-012]', async () => {
  let state: unknown
  await logInAsClaire()
  // remounts the frame at the same path, as while the login page's script loads
  let key = 0
  renderApp(
    <Route
      render={({ location }) => {
        state = location.state
        key += 1
        return <Page key={key} />
      }}
    />,
    { at: '/wallet' },
  )
  await screen.findByText('Two cards')
  await endSession()
  await waitFor(() => expect(screen.queryByText('Two cards')).not.toBeInTheDocument())
  expect(state).toEqual({ from: '/wallet' })
})

test('a session that expired before the page was opened shows a notice too [SES-012]', async () => {
  await logInAsClaire()
  forgetToken(testSite.id)
  login.forget('customer-1')
  renderAt('/wallet')
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
})

test('the account navigation lists every page and marks the current one [ACC-012, ACC-057]', async () => {
  await logInAsClaire()
  renderAt('/order-details/00001001')
  const navigation = await screen.findByRole('navigation', { name: 'Your Account' })
  const links = within(navigation).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Account Home', '/account'],
    ['Orders', '/orders'],
    ['Track an Order', '/track-order'],
    ['Subscriptions', '/subscriptions'],
    ['Address Book', '/addressbook'],
    ['Wallet', '/wallet'],
    ['Wish List', '/wishlist'],
    ['Profile', '/profile'],
    ['Preferences', '/preferences'],
  ])
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Orders'])
})

test('on a phone the account navigation opens and closes [ACC-014]', async () => {
  await logInAsClaire()
  renderAt('/wallet')
  await screen.findByText('Two cards')
  const toggle = screen.getByRole('button', { name: /Your Account.*Wallet/ })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('logging out leads to login without a return page and without a notice [ACC-013, SES-010]', async () => {
  await logInAsClaire()
  const { where } = renderAt('/wallet')
  await screen.findByText('Two cards')
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Log In' })
  expect(where()).toBe('/login')
  expect(login.calls).toContain('logout')
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
  await fillInLogin()
  await waitFor(() => expect(where()).toBe('/account'))
})
