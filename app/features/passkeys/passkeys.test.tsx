import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { requireSession } from '@/shopper/session/session'
import { logIn } from '@/shopper/session/log-in'
import { PasskeyLogIn } from './passkey-log-in'
import { Passkeys } from './passkeys'

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => false,
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}))

const customer = { customerId: 'customer-1', login: 'ada@example.com', email: 'ada@example.com' }
const phone = { credentialId: 'phone', nickName: 'My phone', c_createdAt: '2026-11-02T12:00:00Z' }
let passkeys: object[]
let asked: [string, unknown][]
let refusal: number | undefined
const login = createFakeLogin()

serve(
  http.post('*/session/passkey/:step', async ({ params, request }) => {
    const step = String(params['step'])
    asked.push([step, await request.json()])
    if (refusal !== undefined && step !== 'challenge')
      return HttpResponse.json({ message: 'refused' }, { status: refusal })
    return HttpResponse.json({
      challenge: 'c2lnbg',
      rpId: 'localhost',
      rp: { id: 'localhost', name: 'Brindille' },
      user: { id: 'YQ', name: 'ada@example.com', displayName: 'Ada' },
      pubKeyCredParams: { alg: -7, type: 'public-key' },
    })
  }),
  http.post('*/scapi/shopperLogin/getPasskeyUserByLoginId', () =>
    passkeys.length === 0
      ? HttpResponse.json({ message: 'No passkey user' }, { status: 404 })
      : HttpResponse.json({ credentials: passkeys }),
  ),
  http.post('*/scapi/shopperLogin/deletePasskeyCredential', async ({ request }) => {
    asked.push(['remove', await request.json()])
    passkeys = []
    return new HttpResponse(null, { status: 204 })
  }),
  http.post('*/scapi/shopperCustomers/getCustomer', () => HttpResponse.json(customer)),
  ...createFakeBasket().handlers,
  ...login.handlers,
)

beforeEach(() => {
  passkeys = []
  asked = []
  refusal = undefined
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true })
})

async function renderOwn() {
  await requireSession(testSite.id)
  await logIn(testSite.id, { email: customer.email, password: PASSWORD })
  return renderApp(<Passkeys customer={customer} />)
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const failWith = (name: string) => Object.assign(new Error('refused by the browser'), { name })

test.each([
  ['NotAllowedError', /No passkey was chosen, or it took too long/],
  ['SecurityError', /do not work at this address/],
  ['NotSupportedError', /cannot keep a passkey/],
])('a dialog that ends with %s is explained, and asks again', async (name, text) => {
  jest.mocked(startAuthentication).mockRejectedValue(failWith(name))
  renderApp(<PasskeyLogIn />)
  await click('Use a Passkey')
  expect(await screen.findByText(text)).toBeInTheDocument()
  await click('Use a Passkey')
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(2))
})

test.each([
  [401, /We do not know this passkey/],
  [400, /That took too long/],
  [429, /Too many attempts to log in/],
])('a passkey that the service refuses with %s is explained', async (status, text) => {
  refusal = status
  jest.mocked(startAuthentication).mockResolvedValue({ id: 'phone' } as never)
  renderApp(<PasskeyLogIn />)
  await click('Use a Passkey')
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(asked.map(([step]) => step)).toEqual(['challenge', 'log-in'])
  expect(asked[1]?.[1]).toMatchObject({ credential: { id: 'phone' } })
})

test('a browser without passkeys is offered none', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await renderOwn()
  expect(await screen.findByText('This browser cannot add passkeys.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).not.toBeInTheDocument()
})

test('a passkey is added with a mailed code', async () => {
  jest.mocked(startRegistration).mockImplementation(async () => {
    passkeys = [phone]
    return { id: 'phone' } as never
  })
  await renderOwn()
  expect(await screen.findByText('You have no passkeys yet.')).toBeInTheDocument()
  await click('Add a Passkey')
  expect(await screen.findByLabelText('Code from the Mail')).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  )
  await userEvent.type(screen.getByLabelText('Code from the Mail'), '1234 5678')
  await userEvent.type(screen.getByLabelText('Name of the Passkey'), 'My phone')
  await click('Create Passkey')
  const item = await screen.findByRole('listitem')
  const input = { login: 'ada@example.com', code: '12345678' }
  expect(asked).toEqual([
    ['code', { login: 'ada@example.com' }],
    ['start', { ...input, name: 'My phone' }],
    ['finish', { ...input, credential: { id: 'phone' } }],
  ])
  expect(within(item).getByText('My phone')).toBeInTheDocument()
  expect(within(item).getByText('Added on November 2, 2026, not used yet')).toBeInTheDocument()
})

test('a wrong code can be corrected', async () => {
  await renderOwn()
  await click('Add a Passkey')
  await userEvent.type(await screen.findByLabelText('Code from the Mail'), '00000000')
  await userEvent.type(screen.getByLabelText('Name of the Passkey'), 'My phone')
  refusal = 401
  await click('Create Passkey')
  expect(await screen.findByText(/The code is not correct or has expired/)).toBeInTheDocument()
  expect(screen.getByLabelText('Code from the Mail')).toHaveValue('00000000')
})

test('a passkey is removed after a question', async () => {
  passkeys = [phone]
  await renderOwn()
  await click('Remove My phone')
  await click('Remove Passkey')
  expect(await screen.findByText('You have no passkeys yet.')).toBeInTheDocument()
  expect(asked).toEqual([
    [
      'remove',
      [
        {
          parameters: {
            loginId: 'ada@example.com',
            credentialId: 'phone',
            channel_id: testSite.id,
          },
        },
      ],
    ],
  ])
})
