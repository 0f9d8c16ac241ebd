import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
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
const EXPIRED = {
  title: 'Invalid Confirmation Token',
  detail: 'The confirmation token is not valid or has expired.',
  c_type: 'invalid.confirmation.token',
  c_messages: ['The confirmation token is not valid or has expired.'],
}
const LINK = '/account-confirmation?c_customer=c-1&c_token=secret'

test('a link confirms the email address and is removed from the address bar [ACC-010, ACC-022, ACC-024]', async () => {
  const complete = answering('post', 'customer-register-complete', () => ok({ status: 'verified' }))
  server.use(complete.handler)
  const page = openPage(LINK)
  const title = await findTitle('Your Email Is Confirmed')
  await waitFor(() => expect(title.closest('[tabindex="-1"]')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Log In' })).toLeadTo('/login')
  expect(complete.sent).toMatchObject([{ query: { c_customer: 'c-1', c_token: 'secret' } }])
  expect(page.current()?.path).toBe('/account-confirmation')
  // after a reload, the page shows the same result, without the secret in the URL or state
  await waitFor(() => expect(JSON.stringify(page.current()?.state)).not.toContain('secret'))
  expect(page.current()?.state).toMatchObject({ verification: 'verified' })
})

test('an expired link shows a message, and another one can be sent [ACC-026, ACC-068]', async () => {
  const send = answering('post', 'send-email-confirmation', () => ok({ status: 'pending' }))
  server.use(
    answering('post', 'customer-register-complete', () => refusal(400, EXPIRED)).handler,
    send.handler,
  )
  openPage(LINK)
  await findTitle('Your Link Has Expired')
  expect(screen.getByText(/The confirmation token is not valid or has expired./)).toBeVisible()
  typeInto('Email', 'ada@example.com')
  await clickOn('Send Link Again')
  const sent = await screen.findByRole('status')
  expect(sent).toHaveTextContent('If ada@example.com still has to be confirmed')
  await waitFor(() => expect(sent).toHaveFocus())
  expect(send.sent).toMatchObject([{ query: { c_email: 'ada@example.com' } }])
})

test('when confirming fails for another reason, it can be retried [ACC-026]', async () => {
  let isDown = true
  const complete = answering('post', 'customer-register-complete', () =>
    isDown ? refusal(503, { title: 'Down', detail: 'Down.' }) : ok({ status: 'verified' }),
  )
  server.use(complete.handler)
  openPage(LINK)
  await findTitle('We Could Not Confirm Your Email')
  isDown = false
  await clickOn('Try Again')
  await findTitle('Your Email Is Confirmed')
})

test('an unexpected status is shown as an error [ACC-027]', async () => {
  const odd = () => ok({ status: 'sleeping' })
  server.use(answering('post', 'customer-register-complete', odd).handler)
  openPage(LINK)
  await findTitle('We Could Not Confirm Your Email')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Oops! Unexpected error occurred$/)
})

test('a resent link may be delayed, or the address may already be confirmed [ACC-023, ACC-068]', async () => {
  const answers = [
    () => ok({ status: 'sleeping' }),
    () => refusal(429, { title: 'Too Many Requests', detail: 'Later.' }, { 'Retry-After': '301' }),
    () => ok({ status: 'verified' }),
  ]
  const send = answering('post', 'send-email-confirmation', () => (answers.shift() ?? ok)())
  server.use(send.handler)
  openPage('/account-confirmation', { email: 'ada@example.com', from: '/wallet' })
  await findTitle('Check Your Inbox')
  expect(screen.getByText('ada@example.com')).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  await clickOn('Send Link Again')
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Unexpected error occurred')
  await clickOn('Send Link Again')
  expect(await screen.findByText(/Please try again in 6 minutes./)).toBeVisible()
  await clickOn('Send Link Again')
  await findTitle('Your Email Is Confirmed')
  expect(send.sent).toHaveLength(3)
})

test.each([
  ['The account requires.verification.', 'Check Your Inbox'],
  ['The confirmation token.expired.', 'Your Link Has Expired'],
])(
  'a login refused with "%s" leads to the confirmation page with the address [ACC-028]',
  async (message, title) => {
    server.use(http.post('*/session/login', () => refusal(401, { status_code: 401, message })))
    const page = openPage('/login', { from: '/wallet' })
    await screen.findByLabelText('Email')
    typeInto('Email', 'ada@example.com')
    typeInto('Password', 'Right1!x')
    await clickOn('Log In')
    await findTitle(title)
    expect(page.current()).toMatchObject({
      path: '/account-confirmation',
      state: { email: 'ada@example.com', from: '/wallet' },
    })
  },
)
