import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { requireSession } from '@/shopper/session/session'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { Passkeys } from '@/features/passkeys/passkeys'
import { ToastHost } from '@/ui/toast-host'
import LoginPage from './login-page'

const OFFER = 'Next time, log in without your password.'
const email = 'claire@example.com'
const customer = { customerId: 'customer-1', firstName: 'Claire', email, login: email }
let passkeys: object[]
let listed: number
let hasDevice: boolean

serve(
  http.post('*/scapi/shopperCustomers/getCustomer', () => HttpResponse.json(customer)),
  http.post('*/scapi/shopperLogin/getPasskeyUserByLoginId', () => {
    listed += 1
    return HttpResponse.json({ credentials: passkeys })
  }),
  ...createFakeBasket().handlers,
  ...createFakeLogin().handlers,
)

beforeEach(() => {
  passkeys = []
  listed = 0
  hasDevice = true
  class PublicKeyCredential {
    static isUserVerifyingPlatformAuthenticatorAvailable = async () => hasDevice
  }
  Object.defineProperty(window, 'PublicKeyCredential', {
    value: PublicKeyCredential,
    configurable: true,
  })
})
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

async function logIn(from?: string) {
  await requireSession(testSite.id)
  const page = renderApp(
    <>
      <Route path="/login" component={LoginPage} />
      <Route path="/profile" render={() => <Passkeys customer={customer} />} />
      <ToastHost />
    </>,
    { at: { pathname: '/login', state: { from } } },
  )
  await screen.findByLabelText('Email')
  fillIn({ Email: email, Password: PASSWORD })
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
  await waitFor(() => expect(page.address()).toBe(from ?? '/account'))
  return page
}

test('after a login by password a passkey is offered, and the offer leads to it', async () => {
  const page = await logIn()
  expect(await screen.findByText(OFFER)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add a Passkey' }))
  expect(page.address()).toBe('/profile')
  const part = await screen.findByRole('region', { name: 'Passkeys' })
  await waitFor(() => expect(part).toContainElement(document.activeElement as HTMLElement))
  await waitFor(() => expect(screen.queryByText(OFFER)).not.toBeInTheDocument())
  expect(localStorage.getItem('passkey-offered')).not.toBeNull()
})

test.each([
  ['who has a passkey', '/account', () => passkeys.push({ credentialId: 'phone' })],
  ['who is on the way to an order', '/shipping', () => undefined],
])('no passkey is offered to somebody %s', async (_who, from, prepare) => {
  prepare()
  await logIn(from)
  await waitFor(() => expect(listed).toBe(1))
  await expect(screen.findByText(OFFER, undefined, { timeout: 200 })).rejects.toThrow()
  expect(localStorage.getItem('passkey-offered')).toBeNull()
})

test.each([
  ['keeps no passkeys', () => (hasDevice = false)],
  ['had the offer before', () => localStorage.setItem('passkey-offered', 'once')],
])('a device that %s is asked nothing', async (_what, prepare) => {
  prepare()
  await logIn()
  await expect(screen.findByText(OFFER, undefined, { timeout: 200 })).rejects.toThrow()
  expect(listed).toBe(0)
})
