import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { LogIn } from '@/features/sign-in/log-in'
import { logIn } from '@/shopper/session/log-in'
import { checkSession, requireSession } from '@/shopper/session/session'
import { forgetToken } from '@/shopper/session/token-memory'
import { ToastHost } from '@/ui/toast-host'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import ProfilePage from './profile-page'

const NEW_PASSWORD = 'Newer2?y'
const login = createFakeLogin()
let customer: Record<string, unknown>
let changes: unknown[]
let passwords: unknown[]

const server = serve(
  http.post('*/scapi/shopperCustomers/getCustomer', () => HttpResponse.json(customer)),
  http.post('*/scapi/shopperLogin/getPasskeyUserByLoginId', () =>
    HttpResponse.json({ credentials: [] }),
  ),
  http.post('*/scapi/shopperCustomers/updateCustomer', async ({ request }) => {
    const [{ body }] = (await request.json()) as [{ body: Record<string, unknown> }]
    changes.push(body)
    customer = { ...customer, ...body }
    return HttpResponse.json(customer)
  }),
  http.post('*/scapi/shopperCustomers/updateCustomerPassword', async ({ request }) => {
    const [{ body }] = (await request.json()) as [{ body: unknown }]
    passwords.push(body)
    login.forget('customer-1')
    return HttpResponse.json({})
  }),
  http.post('*/api/test-site/validate-customer-password', async ({ request }) => {
    const { c_currentPassword } = (await request.json()) as Record<string, string>
    return HttpResponse.json({ isValid: c_currentPassword === PASSWORD })
  }),
  ...createFakeBasket().handlers,
  ...login.handlers,
)

beforeEach(async () => {
  changes = []
  passwords = []
  customer = {
    customerId: 'customer-1',
    firstName: 'Claire',
    lastName: 'Martin',
    email: 'claire@example.com',
    login: 'claire@example.com',
    birthday: '1984-03-12',
  }
  await requireSession(testSite.id)
  await logIn(testSite.id, { email: 'claire@example.com', password: PASSWORD })
})

function renderProfile() {
  return renderApp(
    <>
      <Route path="/profile" component={ProfilePage} />
      <Route path="/login" component={LogIn} />
      <ToastHost />
    </>,
    { at: '/profile' },
  )
}

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('name, company, phone and birthday can be changed and saved [ACC-007, ACC-035, ACC-066]', async () => {
  renderProfile()
  expect(await screen.findByLabelText('First Name')).toHaveValue('Claire')
  expect(screen.getByLabelText(/^Birthday/)).toHaveValue('03/12/1984')
  fill('First Name', 'Clara')
  fill(/^Company/, 'Cocoa & Co')
  fill(/^Phone/, '(415) 555-0100')
  fill(/^Birthday/, '2/29/1992')
  await click('Save Changes')
  expect(await screen.findByText('Your profile has been saved.')).toBeInTheDocument()
  expect(changes).toEqual([
    {
      firstName: 'Clara',
      lastName: 'Martin',
      companyName: 'Cocoa & Co',
      phoneHome: '4155550100',
      birthday: '1992-02-29',
    },
  ])
})

test('a cleared birthday is deleted, and an invalid phone number is reported at its field', async () => {
  renderProfile()
  await screen.findByLabelText('First Name')
  fill(/^Birthday/, '')
  fill(/^Phone/, '415')
  await click('Save Changes')
  expect((await screen.findAllByText('Phone number must have 10 digits.'))[0]).toBeInTheDocument()
  expect(changes).toEqual([])
  fill(/^Phone/, '')
  await click('Save Changes')
  await waitFor(() => expect(changes).toEqual([expect.objectContaining({ birthday: null })]))
})

test('saving is shown as pending, and a refusal shows its message [ACC-054]', async () => {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  server.use(
    http.post('*/scapi/shopperCustomers/updateCustomer', async () => {
      await refused
      const problem = { title: 'Bad Request', type: 'x', detail: 'The document is too long.' }
      return HttpResponse.json(problem, { status: 400 })
    }),
  )
  renderProfile()
  await screen.findByLabelText('First Name')
  await click('Save Changes')
  const button = screen.getByRole('button', { name: /Save Changes/ })
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  refuse()
  expect(await screen.findByRole('alert')).toHaveTextContent('The document is too long.')
  expect(button).not.toHaveAttribute('aria-busy')
})

test('changing the email address needs the current password and changes the login [ACC-066, ACC-055]', async () => {
  renderProfile()
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }))
  await waitFor(() => expect(screen.getByLabelText('New Email')).toHaveFocus())
  fill('New Email', 'clara@example.com')
  fill('Current Password', 'wrong')
  await click('Save Email')
  const plain = 'The password you entered is not correct. Please try again.'
  expect((await screen.findAllByText(plain)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus())
  expect(changes).toEqual([])
  fill('Current Password', PASSWORD)
  await click('Save Email')
  expect(await screen.findByText('You now log in with clara@example.com.')).toBeInTheDocument()
  const email = 'clara@example.com'
  expect(changes).toEqual([{ email, login: email, currentPassword: PASSWORD }])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus())
})

test('a new password is saved after checking the current one, and the customer stays logged in [ACC-036, ACC-037]', async () => {
  renderProfile()
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
  fill('Current Password', 'wrong')
  fill('New Password', 'weak')
  await click('Save Password')
  expect((await screen.findAllByText('Please enter a valid password.'))[0]).toBeInTheDocument()
  fill('New Password', NEW_PASSWORD)
  await click('Save Password')
  expect((await screen.findAllByText(/The password you entered/))[0]).toBeInTheDocument()
  expect(passwords).toEqual([])
  fill('Current Password', PASSWORD)
  await click('Save Password')
  await waitFor(() =>
    expect(passwords).toEqual([{ currentPassword: PASSWORD, password: NEW_PASSWORD }]),
  )
  await waitFor(() => expect(login.calls.filter((call) => call === 'login')).toHaveLength(2))
})

test('a business customer sees the business accounts [ORD-020, ACC-049]', async () => {
  const accounts = [{ accountId: 'BA-20417', accountName: 'Fennimore Marine', level: 'Gold' }]
  customer = { ...customer, c_matchCode: 'FEN-9', c_businessAccountData: JSON.stringify(accounts) }
  renderProfile()
  const section = await screen.findByRole('region', { name: 'Business Accounts' })
  for (const text of ['Fennimore Marine', 'BA-20417', 'Gold', 'FEN-9']) {
    expect(section).toHaveTextContent(text)
  }
})

test('input from before the session expired is restored after login [SES-012]', async () => {
  renderProfile()
  await screen.findByLabelText('First Name')
  fill('First Name', 'Clarissa')
  forgetToken(testSite.id)
  login.forget('customer-1')
  await act(() => checkSession(testSite.id))
  await screen.findByText(/Your session has expired/)
  fill('Email', 'claire@example.com')
  fill('Password', PASSWORD)
  await click('Log In')
  expect(await screen.findByLabelText('First Name')).toHaveValue('Clarissa')
  expect(window.sessionStorage).toHaveLength(0)
})

test('a draft is not shown to another customer', async () => {
  const draft = { customerId: 'customer-2', form: 'profile', values: { firstName: 'Zoe' } }
  window.sessionStorage.setItem(`form-draft_${testSite.id}`, JSON.stringify(draft))
  renderProfile()
  expect(await screen.findByLabelText('First Name')).toHaveValue('Claire')
  expect(window.sessionStorage).toHaveLength(0)
})
