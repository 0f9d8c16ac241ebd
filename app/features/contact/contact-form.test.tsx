import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browserStore } from '@/lib/browser-store'
import { hashOf } from '@/shopper/testing/pushed-events'
import { letFollow } from '@/shopper/testing/recommendations'
import { getAppConfig } from '@/site/app-config'
import { captchaRoutes } from '../../../tests/setup/captcha-routes'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { Contact } from './contact-form'

let asksForCaptcha: boolean
let sent: { action: string; method: string; fields: Record<string, unknown> }[]
const login = createFakeLogin()
serve(...login.handlers, ...captchaRoutes(() => asksForCaptcha))

beforeEach(() => {
  asksForCaptcha = false
  sent = []
  window.dataLayer = []
  // imitates the browser: submitting leaves the page with the form's values
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const { pathname } = new URL(this.action)
    const fields = Object.fromEntries(
      [...this.elements].flatMap((element) =>
        'value' in element && 'name' in element && element.name
          ? [[String(element.name), element.value]]
          : [],
      ),
    )
    sent.push({ action: pathname, method: this.method, fields })
  })
})
afterEach(() => {
  delete getAppConfig().contactFormAction
})

async function fill(changes: Record<string, string> = {}) {
  const user = userEvent.setup({ delay: null })
  fillIn({
    'First Name': 'Ada',
    'Last Name': 'Bloom',
    Email: 'ada@example.com',
    'Phone (optional)': '3125550100',
    'Your message': 'Where is my box?',
    ...changes,
  })
  await user.selectOptions(screen.getByLabelText('Your question is about'), 'Order Status')
  return user
}

const click = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }))

test('the form is submitted natively by the browser with its fields and fixed values [FORM-001, FORM-003, FORM-005, FORM-007]', async () => {
  renderApp(<Contact />, { at: '/contact-us' })
  const user = await fill()
  fillIn({ 'Order Number (optional)': '00001234' })
  await click(user)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      action: '/api/test-site/contact-case',
      method: 'post',
      fields: {
        firstName: 'Ada',
        lastName: 'Bloom',
        email: 'ada@example.com',
        phone: '(312) 555-0100',
        orderNumber: '00001234',
        questionType: 'Order Status',
        comment: 'Where is my box?',
        priority: 'Medium',
        status: 'Open',
        locale: 'en-US',
        orgId: expect.stringMatching(/^f_ecom_/),
        retURL: '/contact-us?submit=true',
        recaptchaToken: '',
      },
    },
  ])
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await click(user)
  expect(sent).toHaveLength(1)
  // Back shows the page as it was left, and the form can be sent again
  act(() => {
    window.dispatchEvent(new Event('pageshow'))
  })
  expect(button).not.toHaveAttribute('aria-disabled')
})

test('the form includes the captcha solution when the site requires one [FORM-014]', async () => {
  asksForCaptcha = true
  renderApp(<Contact />, { at: '/contact-us' })
  const box = await screen.findByLabelText('I am a person, not a robot')
  const user = await fill()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.click(box)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  await click(user)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.fields['recaptchaToken']).toMatch(/^a-riddle\.\d+$/)
})

test('a link from an order fills in its number and the topic', async () => {
  renderApp(<Contact />, { at: '/contact-us?order=00001019' })
  await waitFor(() =>
    expect(screen.getByLabelText('Order Number (optional)')).toHaveValue('00001019'),
  )
  expect(screen.getByLabelText('Your question is about')).toHaveValue('Order Status')
})

test('the form offers four topics [FORM-004]', () => {
  renderApp(<Contact />, { at: '/contact-us' })
  const topics = [...screen.getByLabelText('Your question is about').children]
  expect(topics.map(({ textContent }) => textContent)).toEqual([
    'Select',
    'General Information',
    'Order Status',
    'My Account',
    'Other',
  ])
})

test("a guest's email address is stored and reported to analytics as a hash [FORM-009]", async () => {
  letFollow()
  renderApp(<Contact />, { at: '/contact-us' })
  await click(await fill())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(browserStore().get('contact-email')).toBe('ada@example.com')
  expect(window.dataLayer).toContainEqual({
    event: 'visitor-email',
    pageType: expect.any(String),
    emailHash: hashOf('ada@example.com'),
  })
  Reflect.set(navigator, 'doNotTrack', '1')
})

test.each([
  ['First Name', '1234', 'Please enter a valid name', 'FORM-013, FORM-090'],
  ['Email', 'a@b.c', 'Please enter a valid email address.', 'FORM-010, FORM-015'],
  ['Email', 'a@b.abcdefg', 'Please enter a valid email address.', 'FORM-010'],
  ['Phone (optional)', '312555010', 'Please enter a valid phone number', 'FORM-011, FORM-090'],
  ['Phone (optional)', '231255501001', 'Please enter a valid phone number', 'FORM-011'],
])('field %s with value %s is not submitted: %s [%s]', async (label, typed, message) => {
  renderApp(<Contact />, { at: '/contact-us' })
  await click(await fill({ [label]: typed }))
  expect((await screen.findAllByText(message))[0]).toBeVisible()
  expect(sent).toEqual([])
})

test.each(['3125550100', '23125550100'])(
  'phone number %s is submitted [FORM-011]',
  async (phone) => {
    renderApp(<Contact />, { at: '/contact-us' })
    await click(await fill({ 'Phone (optional)': phone }))
    await waitFor(() => expect(sent).toHaveLength(1))
  },
)

test('names are cut at 20 characters, email addresses at 50 [FORM-012, FORM-076]', async () => {
  renderApp(<Contact />, { at: '/contact-us' })
  for (const [label, most] of [
    ['First Name', 20],
    ['Email', 50],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste('a'.repeat(most + 1))
    expect(screen.getByLabelText(label)).toHaveValue('a'.repeat(most))
  }
})

test('a thank-you message is shown when the shop redirects back [FORM-002, FORM-008]', async () => {
  renderApp(<Contact />, { at: '/contact-us?submit=true' })
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  const thanks = screen.getByRole('status')
  expect(thanks).toHaveTextContent('You will have our reply within two business days.')
  await waitFor(() => expect(thanks).toHaveFocus())
})

test('after a refused submission the form shows the error and the input again', async () => {
  const first = renderApp(<Contact />, { at: '/contact-us' })
  await click(await fill())
  await waitFor(() => expect(sent).toHaveLength(1))
  first.unmount()
  renderApp(<Contact />, { at: '/contact-us?submit=false' })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sorry there was a problem submitting your request, please try again',
  )
  expect(screen.getByLabelText('Your message')).toHaveValue('Where is my box?')
  expect(screen.getByLabelText('Your question is about')).toHaveValue('Order Status')
  await click(userEvent.setup({ delay: null }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('the form posts to the configured action, which redirects back [FORM-003, FORM-005]', async () => {
  getAppConfig().contactFormAction = 'https://care.example/servlet/case'
  renderApp(<Contact />, { at: '/contact-us' })
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button.closest('form')).toHaveAttribute('action', 'https://care.example/servlet/case')
  expect(button.closest('form')).toHaveAttribute('method', 'post')
  await click(await fill())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    action: '/servlet/case',
    fields: {
      locale: 'en-US',
      orgId: expect.stringMatching(/^f_ecom_/),
      retURL: 'http://localhost/contact-us?submit=true',
      comment: 'Where is my box?',
    },
  })
})

test('an expired captcha is reported after the redirect back [FORM-096]', async () => {
  asksForCaptcha = true
  renderApp(<Contact />, { at: '/contact-us?submit=captcha-expired' })
  expect(await screen.findByText('ReCAPTCHA token expired. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
})
