import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { requireSession } from '@/shopper/session/session'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { AccountFrame } from '@/features/account/account-frame'
import { accountMessages } from '@/features/account/account.messages'
import { LogIn } from '@/features/sign-in/log-in'
import { Register } from '@/features/sign-in/register'
import { serve } from '../../../tests/setup/serve'

const login = createFakeLogin()
let registered: unknown[]

const server = serve(
  http.post('*/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({
      customerId: 'customer-1',
      firstName: 'Claire',
      lastName: 'Martin',
      email: 'claire@example.com',
      addresses: [{ addressId: 'Home', preferred: true, address1: '12 Cocoa Lane', city: 'Paris' }],
    }),
  ),
  http.post('*/api/test-site/customer-register', async ({ request }) => {
    registered.push(await request.json())
    return HttpResponse.json({})
  }),
  http.get('*/api/test-site/site-prefs', () => HttpResponse.json({ recaptchaEnabled: false })),
  ...createFakeBasket().handlers,
  ...login.handlers,
)

beforeEach(() => {
  registered = []
})

const AccountPage = () => (
  <AccountFrame title={accountMessages.title} heading={({ firstName }) => `Hello, ${firstName}`}>
    {({ email }) => email}
  </AccountFrame>
)

function renderAt(at: string) {
  return renderApp(
    <>
      <Route path="/login" component={LogIn} />
      <Route path="/register" component={Register} />
      <Route path="/account" component={AccountPage} />
      <Route
        render={({ location, history }) => (
          <p data-testid="address" data-visited={history.length}>
            {location.pathname}
          </p>
        )}
      />
    </>,
    { at },
  )
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function logInWith(email: string, password: string) {
  fillIn({ Email: email, Password: password })
  await click('Log In')
}

test('a guest opening the account logs in first and returns with the bag [ACC-001, ACC-003, ACC-016, ACC-062]', async () => {
  const events: unknown[] = []
  server.use(
    http.post('*/custom/customer/v1/*/event', async ({ request }) => {
      events.push([new URL(request.url).searchParams.get('siteId'), await request.json()])
      return HttpResponse.json({ success: true })
    }),
  )
  await requireSession(testSite.id)
  renderAt('/account')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Account')
  await screen.findByRole('heading', { name: 'Log In' })
  await logInWith('claire@example.com', PASSWORD)
  expect(await screen.findByRole('heading', { name: 'Hello, Claire' })).toBeInTheDocument()
  expect(screen.getByText('claire@example.com')).toBeInTheDocument()
  expect(login.calls).toContain('hand over the bag')
  await waitFor(() => expect(events).toEqual([[testSite.id, { type: 'login' }]]))

  await click('Logout')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'))
  expect(login.calls).toContain('logout')
})

test('an unfinished login shows a message until the next attempt [SES-022]', async () => {
  renderAt('/login?unfinished=1')
  const text = /^We could not finish logging you in/
  expect(await screen.findByText(text)).toBeInTheDocument()
  await logInWith('nobody@example.com', 'wrong')
  await screen.findByRole('alert')
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('a refused login always shows the same message [ACC-055, ACC-058]', async () => {
  renderAt('/login')
  await logInWith('nobody@example.com', 'wrong')
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('The email or password you entered is not correct.')
  await waitFor(() => expect(failure).toHaveFocus())
})

test.each([
  ['1', '1 second'],
  ['16', '16 seconds'],
  ['256', '5 minutes'],
])('too many attempts show the time to wait: %s s', async (seconds, expected) => {
  server.use(
    http.post('*/api/test-site/session/login', () =>
      HttpResponse.json(
        { status_code: 429, message: 'too_many_requests' },
        { status: 429, headers: { 'Retry-After': seconds } },
      ),
    ),
  )
  renderAt('/login')
  await logInWith('claire@example.com', PASSWORD)
  const text = `Too many attempts to log in. Please try again in ${expected}.`
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

test('missing or malformed input is reported at its field [ACC-017]', async () => {
  renderAt('/login')
  await type('Email', 'claire@')
  await click('Log In')
  expect(
    (await screen.findAllByText('Please enter a valid email address.')).length,
  ).toBeGreaterThan(0)
  expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(0)
  expect(login.calls).toEqual([])
})

test('an account needs a valid password, and the customer is logged in at once [ACC-002, ACC-018]', async () => {
  renderAt('/register')
  fillIn({ 'First Name': 'Claire', 'Last Name': 'Martin', Email: 'claire@example.com' })
  await type('Password', 'weak')
  await click('Create Account')
  expect((await screen.findAllByText('Please enter a valid password.')).length).toBeGreaterThan(0)
  expect(registered).toEqual([])

  await userEvent.clear(screen.getByLabelText('Password'))
  await type('Password', PASSWORD)
  await click('Create Account')
  expect(await screen.findByRole('heading', { name: 'Hello, Claire' })).toBeInTheDocument()
  expect(registered).toEqual([
    {
      customer: { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.com' },
      password: PASSWORD,
    },
  ])
})

test("an email address that already has an account shows the service's message", async () => {
  server.use(
    http.post('*/api/test-site/customer-register', () =>
      HttpResponse.json(
        { title: 'Login Already In Use', type: 'x', detail: 'The login is already in use.' },
        { status: 400 },
      ),
    ),
  )
  renderAt('/register')
  fillIn({
    'First Name': 'Claire',
    'Last Name': 'Martin',
    Email: 'claire@example.com',
    Password: PASSWORD,
  })
  await click('Create Account')
  expect(await screen.findByRole('alert')).toHaveTextContent('The login is already in use.')
})
