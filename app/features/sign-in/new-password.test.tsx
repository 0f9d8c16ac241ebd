import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  answering,
  clickOn,
  createSignInPages,
  findTitle,
  ok,
  openPage,
  refusal,
  typeInto,
} from './testing/render-sign-in'

const { server } = createSignInPages()
const PASSWORD = 'Right1!x'
const LINK = '/new-password-form?token=secret'
const EXPIRED = { title: 'Invalid Reset Token', detail: 'The reset token is not valid.' }
const isGood = () => answering('get', 'password-reset/validate-token', ok)

test('a reset link allows setting a new password, which leads to the login [ACC-009, ACC-030, ACC-031]', async () => {
  const validate = isGood()
  const reset = answering('post', 'password-reset', ok)
  server.use(validate.handler, reset.handler)
  const page = openPage(LINK)
  const title = await findTitle('Choose a New Password')
  await waitFor(() => expect(title.closest('[tabindex="-1"]')).toHaveFocus())
  expect(page.current()?.path).toBe('/new-password-form')
  expect(validate.sent).toMatchObject([{ query: { token: 'secret' } }])

  typeInto('New Password', 'weak')
  await clickOn('Set Password')
  expect((await screen.findAllByText('Please enter a valid password.')).length).toBeGreaterThan(0)
  typeInto('New Password', PASSWORD)
  await clickOn('Set Password')
  const notice = await screen.findByText('Your new password is set. Log in with it now.')
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus())
  expect(reset.sent).toMatchObject([{ body: { token: 'secret', password: PASSWORD } }])
  expect(page.current()?.path).toBe('/login')
  expect(JSON.stringify(page.current()?.state)).not.toContain('secret')
})

test('a link that has expired or been used offers another one [ACC-032, ACC-033]', async () => {
  server.use(answering('get', 'password-reset/validate-token', () => refusal(400, EXPIRED)).handler)
  openPage(LINK)
  await findTitle('This Link Has Expired')
  expect(screen.getByText(/Yours has expired or was used already./)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Send Another Link' }))
  await findTitle('Forgot Your Password?')
})

test.each(['/new-password-form', '/new-password-form?token='])(
  '%s without a token sends no request',
  async (at) => {
    openPage(at)
    await findTitle('This Link Is Not Complete')
    expect(screen.getByRole('link', { name: 'Send Another Link' })).toBeVisible()
  },
)

test('an error with an unknown title shows the default message, and the check can be retried [ACC-032, ACC-033]', async () => {
  let isDown = true
  const odd = () => refusal(500, { title: 'Moon In The Wrong House', detail: 'Odd.' })
  const validate = answering('get', 'password-reset/validate-token', () => (isDown ? odd() : ok()))
  server.use(validate.handler, answering('post', 'password-reset', odd).handler)
  openPage(LINK)
  await findTitle('We Could Not Check Your Link')
  const generic = 'Oh fudge! Something unexpected went wrong! Please try again or contact us.'
  expect(screen.getByRole('alert')).toHaveTextContent(generic)
  isDown = false
  await clickOn('Try Again')
  await findTitle('Choose a New Password')
  typeInto('New Password', PASSWORD)
  await clickOn('Set Password')
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent(generic)
  await waitFor(() => expect(failure).toHaveFocus())
})

test.each([
  [{ title: 'Invalid Password', detail: 'Weak.' }, 'Please enter a valid password.'],
  [EXPIRED, undefined],
])(
  'a refusal with %j shows its message or the expired link [ACC-018, ACC-055]',
  async (body, text) => {
    server.use(
      isGood().handler,
      answering('post', 'password-reset', () => refusal(400, body)).handler,
    )
    openPage(LINK)
    await findTitle('Choose a New Password')
    typeInto('New Password', PASSWORD)
    await clickOn('Set Password')
    if (text) expect(await screen.findByRole('alert')).toHaveTextContent(text)
    else await findTitle('This Link Has Expired')
  },
)

test('a link that was not requested can be invalidated [ACC-030]', async () => {
  const invalidate = answering('get', 'password-reset/invalidate-token', ok)
  server.use(isGood().handler, invalidate.handler)
  const page = openPage(LINK)
  await findTitle('Choose a New Password')
  await clickOn('I did not ask for this')
  await findTitle('The Link No Longer Works')
  expect(invalidate.sent).toMatchObject([{ query: { token: 'secret' } }])
  await waitFor(() => expect(page.current()?.state).toBeUndefined())
})

test('a password reset gets the same response for every address, and too many requests must wait [ACC-029]', async () => {
  const answers = [
    ok,
    () => refusal(429, { title: 'Too Many Requests', detail: 'Later.' }, { 'Retry-After': '30' }),
  ]
  const send = answering('post', 'password-reset-email', () => (answers.shift() ?? ok)())
  server.use(send.handler)
  openPage('/login')
  await screen.findByLabelText('Email')
  typeInto('Email', 'nobody@example.com')
  await clickOn('Forgot your password?')
  const title = await findTitle('Forgot Your Password?')
  await waitFor(() => expect(title.closest('[tabindex="-1"]')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveValue('nobody@example.com')
  await clickOn('Send Link')
  const sent = await screen.findByRole('status')
  expect(sent).toHaveTextContent('If there is an account for nobody@example.com, a link')
  await waitFor(() => expect(sent).toHaveFocus())
  expect(send.sent).toEqual([
    { path: 'password-reset-email', query: {}, body: { email: 'nobody@example.com' } },
  ])
  await clickOn('Send Again')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 30 seconds.')
})
