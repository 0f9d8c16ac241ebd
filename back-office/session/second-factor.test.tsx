import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { LoginForm } from './login-form'
import { NewPasswordPage } from './new-password-page'
import YourLoginPage from './your-login-page'

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}))

const url = (path: string) => `*${BACK_OFFICE_API}/session${path}`
const ADA = { kind: 'operator', email: 'ada@example.com', name: 'Ada', roles: ['admin'] }
const STEP = { kind: 'second-step', passkey: { challenge: 'sign this' } }
const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors'
const server = serve(http.post(url(''), () => HttpResponse.json(STEP)))
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  Object.assign(window, { PublicKeyCredential: class {} })
})

async function enterPassword() {
  const onDone = jest.fn()
  renderOffice(<LoginForm email="ada@example.com" onDone={onDone} />)
  await userEvent.type(screen.getByLabelText(/^Password/), 'right{Enter}')
  return onDone
}

test('the passkey is asked for after the password, again after it was cancelled', async () => {
  jest
    .mocked(startAuthentication)
    .mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }))
    .mockResolvedValueOnce({ id: 'signed' } as never)
  server.use(
    http.post(url('/second-step'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(ADA)
    }),
  )
  const onDone = await enterPassword()
  expect(await screen.findByRole('alert')).toHaveTextContent('it was cancelled')
  await userEvent.click(screen.getByRole('button', { name: 'Use the passkey' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(ADA))
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: STEP.passkey })
  expect(sent).toEqual([{ credential: { id: 'signed' } }])
})

test('a recovery code replaces it; once the step is over, the password is asked for again', async () => {
  jest.mocked(startAuthentication).mockRejectedValue(new Error('nothing here'))
  const detail = 'It took too long. Enter the password again.'
  server.use(
    http.post(url('/second-step'), async ({ request }) => {
      sent.push(await request.json())
      const isMistyped = sent.length === 1
      if (isMistyped) return HttpResponse.json({ detail: 'Mistyped.' }, { status: 400 })
      return HttpResponse.json({ detail, type: `${ERRORS}/second-step-over` }, { status: 400 })
    }),
  )
  await enterPassword()
  await userEvent.click(await screen.findByRole('button', { name: 'I have no passkey here' }))
  expect(screen.getByLabelText(/^Recovery code/)).toHaveAttribute('maxlength', '64')
  await userEvent.type(screen.getByLabelText(/^Recovery code/), 'abc{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Mistyped.')
  await userEvent.type(screen.getByLabelText(/^Recovery code/), 'd')
  await userEvent.click(screen.getByRole('button', { name: 'Log in with the code' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(detail))
  expect(sent).toEqual(
    ['abc', 'abcd'].map((recoveryCode) => ({ challenge: 'sign this', recoveryCode })),
  )
  expect(screen.queryByRole('button', { name: 'Log in with the code' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }))
  expect(screen.getByLabelText(/^Password/)).toBeInTheDocument()
})

test.each([
  [true, 'If there is an operator'],
  [false, 'This shop sends no mail. Whoever runs its server'],
  [false, 'npm run operator -- password ada@example.com'],
])(
  'who forgot the password is told the same whoever they are (%s, %s)',
  async (sendsMail, text) => {
    server.use(
      http.post(url('/forgotten-password'), async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ sendsMail })
      }),
    )
    renderOffice(<LoginForm onDone={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Forgot the password?' }))
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'ada@example.com{Enter}')
    expect(await screen.findByRole('status')).toHaveTextContent(text)
    expect(sent).toEqual([{ email: 'ada@example.com' }])
  },
)

test('the page of the link sends its secret, and leads to the login', async () => {
  server.use(
    http.post(url('/new-password'), async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { history } = renderOffice(<NewPasswordPage />, { at: '/new-password#the-secret' })
  await userEvent.type(screen.getByLabelText(/^New password/), 'a new password{Enter}')
  expect(await screen.findByRole('status')).toHaveTextContent('Your password was changed')
  expect(sent).toEqual([{ token: 'the-secret', password: 'a new password' }])
  await userEvent.click(screen.getByRole('button', { name: 'To the login' }))
  expect(history.location.pathname).toBe('/login')
})

test('the first passkey is added with the password, and shows the recovery codes once', async () => {
  jest.mocked(startRegistration).mockResolvedValue({ id: 'new' } as never)
  const passkeys = [{ id: 3, name: 'Laptop', createdAt: '2026-12-01T12:00:00Z' }]
  const { origin } = window.location
  const toOwn = () => ({
    ...{ isRequired: false, origin },
    ...(sent.length > 1 ? { passkeys, recoveryCodes: 10 } : { passkeys: [], recoveryCodes: 0 }),
  })
  server.use(
    http.get(url('/passkeys'), () => HttpResponse.json(toOwn())),
    http.post(url('/passkeys/challenge'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ challenge: 'new' })
    }),
    http.post(url('/passkeys'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ recoveryCodes: ['0000-1111-2222-3333'] }, { status: 201 })
    }),
  )
  renderOffice(<YourLoginPage />, { email: 'ada@example.com' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await userEvent.type(await screen.findByLabelText(/^Name of the passkey/), 'Laptop')
  await userEvent.type(screen.getByLabelText(/^Your password/), 'right{Enter}')
  expect(await screen.findByText('0000-1111-2222-3333')).toBeInTheDocument()
  expect(sent).toEqual([
    { currentPassword: 'right' },
    { name: 'Laptop', credential: { id: 'new' } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByRole('button', { name: 'Remove Laptop' })).toBeInTheDocument()
  expect(screen.getByText('10 recovery codes are left.')).toBeInTheDocument()
})

test.each([
  ['http://localhost:4400', true],
  ['https://shop.example', false],
])('passkeys are added only where the engine accepts them (%s)', async (origin, isAdded) => {
  const own = { passkeys: [], recoveryCodes: 0, isRequired: false, origin }
  server.use(http.get(url('/passkeys'), () => HttpResponse.json(own)))
  renderOffice(<YourLoginPage />)
  expect(await screen.findByText(/^With a passkey, your password/)).toBeInTheDocument()
  const add = screen.queryByRole('button', { name: 'Add a passkey' })
  expect(add !== null).toBe(isAdded)
})

test('the last passkey stays where one is required', async () => {
  const passkeys = [{ id: 3, name: 'Laptop', createdAt: '2026-12-01T12:00:00Z' }]
  const own = { passkeys, recoveryCodes: 1, isRequired: true, origin: window.location.origin }
  server.use(http.get(url('/passkeys'), () => HttpResponse.json(own)))
  renderOffice(<YourLoginPage />)
  expect(await screen.findByText('1 recovery code is left.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove Laptop' })).toBeNull()
})
