import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import '@/shopper/session/session'
import { captchaRoutes } from '../../../tests/setup/captcha-routes'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { EmailSignup } from './email-signup'

// failures are logged too
jest.mock('@/lib/log')

const SUBSCRIBE = '*/mobify/proxy/api/custom/subscriptions/v1/organizations/:org/subscribe'
const FAILURE = 'There was an error submitting the form. Please try again.'

// Shared by all tests, because each of its tokens is different.
const login = createFakeLogin()
let asksForCaptcha: boolean
let calls: { site: string | null; authorization: string | null; body: unknown }[] = []
const scrollTo = jest.fn()

beforeAll(() => Reflect.set(window, 'scrollTo', scrollTo))
const server = serve(...captchaRoutes(() => asksForCaptcha), ...login.handlers)

beforeEach(() => {
  calls = []
  asksForCaptcha = false
})

function answer(...statuses: number[]): void {
  server.use(
    http.post(SUBSCRIBE, async ({ request }) => {
      calls.push({
        site: new URL(request.url).searchParams.get('siteId'),
        authorization: request.headers.get('authorization'),
        body: await request.json(),
      })
      const status = statuses[calls.length - 1] ?? 200
      if (status === 204) return new HttpResponse(null, { status })
      return HttpResponse.json({ title: 'Refused', type: 'x', detail: 'No.' }, { status })
    }),
  )
}

const button = () => screen.getByRole('button', { name: 'Sign Up' })
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function fillAll(): Promise<void> {
  fillIn({
    Email: 'ada@example.com',
    'First Name': 'Ada',
    'Last Name': 'Bloom',
    'Zip Code': '94102',
  })
  await fill('Phone (optional)', '(415) 555-0100 ext 5')
  await fill('Birthday', '2/291992')
  await userEvent.click(screen.getByLabelText('Offers, promotions and updates'))
  await userEvent.click(screen.getByLabelText('Corporate gifts and events'))
}

test('the button is disabled until every field is filled and a preference is chosen', async () => {
  renderApp(<EmailSignup />)
  expect(button()).toBeDisabled()
  for (const [label, text] of [
    ['Email', 'ada@example.com'],
    ['First Name', 'Ada'],
    ['Last Name', 'Bloom'],
    ['Zip Code', '94102'],
    ['Birthday', '02291992'],
  ] as const) {
    fillIn({ [label]: text })
    expect(button()).toBeDisabled()
  }
  const box = screen.getByLabelText('Fundraising programs')
  await userEvent.click(box)
  await waitFor(() => expect(button()).toBeEnabled())

  await userEvent.click(box)
  expect(await screen.findByText('At least one option must be selected')).toBeVisible()
  await waitFor(() => expect(button()).toBeDisabled())
  await userEvent.click(screen.getByLabelText('Corporate gifts and events'))
  expect(screen.queryByText('At least one option must be selected')).not.toBeInTheDocument()
  await waitFor(() => expect(button()).toBeEnabled())

  await fill('Phone (optional)', '1'.repeat(26))
  await userEvent.tab()
  const text = 'Phone number should be up to 25 characters including non-numeric characters'
  expect(await screen.findByText(text)).toBeVisible()
  expect(button()).toBeDisabled()
})

test.each([
  ['Email', 'ada', 'Please enter a valid email address.'],
  ['First Name', '4', 'Please enter a valid name'],
  ['Zip Code', '9410', 'Please enter a valid zip or postal code'],
  ['Birthday', '02301992', 'Please enter a valid birthday'],
])('field %s with value %s shows: %s', async (label, typed, message) => {
  renderApp(<EmailSignup />)
  await fill(label, typed)
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
})

test('skipping all checkboxes shows the error only after the last one loses the focus', async () => {
  renderApp(<EmailSignup />)
  screen.getByLabelText('Offers, promotions and updates').focus()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.queryByText('At least one option must be selected')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(await screen.findByText('At least one option must be selected')).toBeVisible()
})

test("a sign-up is sent once with the shopper's session", async () => {
  answer(200)
  renderApp(<EmailSignup />)
  await fillAll()
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.dblClick(button())
  expect(await screen.findByText("Sweet! You're all signed up!")).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(calls).toEqual([
    {
      site: 'test-site',
      authorization: expect.stringMatching(/^Bearer \S+$/),
      body: {
        c_email: 'ada@example.com',
        c_phone: '4155550100ext5',
        c_postal: '94102',
        c_firstname: 'Ada',
        c_lastname: 'Bloom',
        c_birth_day: '29',
        c_birth_month: '02',
        c_birthdate: '02/29/1992',
        c_subscribelist: 'offersupdates|businessgifts',
        c_recaptchaToken: '',
        c_verificationOverride: false,
      },
    },
  ])
})

test('a failure is shown focused at the top, and the input is kept', async () => {
  answer(400, 204, 401, 200)
  renderApp(<EmailSignup />)
  await fillAll()
  for (const attempt of [1, 2]) {
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
    expect(calls).toHaveLength(attempt)
    expect(scrollTo).toHaveBeenCalledTimes(attempt)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  }
  // a refused token is renewed once
  await userEvent.click(button())
  expect(await screen.findByText("Sweet! You're all signed up!")).toBeVisible()
  expect(calls).toHaveLength(4)
  expect(calls[3]?.authorization).not.toBe(calls[2]?.authorization)
})

test('in a sheet the page behind does not scroll, and Continue Shopping closes the sheet [FORM-060]', async () => {
  answer(400, 200)
  scrollTo.mockClear()
  const onDone = jest.fn()
  renderApp(<EmailSignup onDone={onDone} />)
  await fillAll()
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  await userEvent.click(button())
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(scrollTo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }))
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('with a required captcha the button waits for its token, and an expired token is reported [FORM-014, FORM-021, FORM-096]', async () => {
  asksForCaptcha = true
  server.use(
    http.post(SUBSCRIBE, async ({ request }) => {
      calls.push({ site: null, authorization: null, body: await request.json() })
      const refusal = { title: 'Bad Request', type: 'x/captcha-expired', detail: 'x' }
      return HttpResponse.json(refusal, { status: 400 })
    }),
  )
  renderApp(<EmailSignup />)
  const box = await screen.findByLabelText('I am a person, not a robot')
  await fillAll()
  expect(button()).toBeDisabled()
  await userEvent.click(box)
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE)
  expect(screen.getByText('ReCAPTCHA token expired. Please try again.')).toBeVisible()
  expect(box).not.toBeChecked()
  expect(button()).toBeDisabled()
  expect(calls[0]?.body).toMatchObject({
    c_recaptchaToken: expect.stringMatching(/^a-riddle\.\d+$/),
  })
})
