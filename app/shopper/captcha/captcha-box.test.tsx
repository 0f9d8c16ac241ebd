import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { CAPTCHA_TOKEN_LIFE_MS } from '@rules/captcha'
import { AppError } from '@/errors/app-error'
import { logError } from '@/lib/log'
import type { ThirdPartyConfig } from '@/site/third-party'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { CaptchaBox } from './captcha-box'
import { useCaptcha } from './use-captcha'

jest.mock('@/lib/log')
let mockConfigured: ThirdPartyConfig = {}
jest.mock('@/integrations/third-party/third-party', () => ({
  findScripts: (party: keyof ThirdPartyConfig) => mockConfigured[party],
}))

const EXPIRED = 'ReCAPTCHA token expired. Please try again.'
const NETWORK = 'ReCAPTCHA experienced a network problem. Please try again.'

let isOn: boolean
let status: number
let held: Promise<void> | undefined
let refusal: AppError | undefined
let taken: (string | undefined)[]
const login = createFakeLogin()
serve(
  ...login.handlers,
  http.get('*/api/test-site/site-prefs', () => HttpResponse.json({ recaptchaEnabled: isOn })),
  http.post('*/api/test-site/captcha-challenge', async () => {
    await held
    return HttpResponse.json({ challenge: 'a-riddle', difficulty: 4 }, { status })
  }),
)
beforeEach(() => {
  isOn = true
  status = 200
  held = undefined
  refusal = undefined
  taken = []
  mockConfigured = {}
})
afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'grecaptcha')
})

function Form() {
  const captcha = useCaptcha('contact')
  const send = () => {
    taken.push(captcha.take())
    captcha.reset(refusal)
  }
  return (
    <>
      <CaptchaBox captcha={captcha} />
      <button disabled={!captcha.isReady} onClick={send}>
        Send
      </button>
    </>
  )
}

const findBox = () => screen.findByRole('checkbox', { name: 'I am a person, not a robot' })
const button = () => screen.getByRole('button', { name: 'Send' })

async function show() {
  const user = userEvent.setup({ delay: null, advanceTimers: () => {} })
  const view = renderApp(<Form />)
  return { user, ...view }
}

test('a form waits for the checkbox, which is solved and announced, by keyboard too [FORM-014, FORM-021, FORM-098]', async () => {
  const { user } = await show()
  const box = await findBox()
  expect(button()).toBeDisabled()
  let answer = () => {}
  held = new Promise((resolve) => {
    answer = resolve
  })
  await user.tab()
  await waitFor(() => expect(box).toHaveFocus())
  await user.keyboard(' ')
  expect(box).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('One moment, we are checking…')
  expect(button()).toBeDisabled()
  answer()
  await waitFor(() => expect(button()).toBeEnabled())
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('Checked. Thank you!')
})

test('a token is taken once: after sending the box is to be ticked again [CAMP-009]', async () => {
  const { user } = await show()
  await user.click(await findBox())
  await waitFor(() => expect(button()).toBeEnabled())
  await user.click(button())
  expect(taken).toEqual([expect.stringMatching(/^a-riddle\.\d+$/)])
  expect(await findBox()).not.toBeChecked()
  expect(button()).toBeDisabled()
})

test('who takes the tick back takes the token back', async () => {
  const { user } = await show()
  const box = await findBox()
  await user.click(box)
  await waitFor(() => expect(button()).toBeEnabled())
  await user.click(box)
  expect(box).not.toBeChecked()
  expect(button()).toBeDisabled()
})

test('a token of two minutes ago unticks the box, and says so [FORM-096]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] })
  const { user } = await show()
  const box = await findBox()
  await user.click(box)
  await waitFor(() => expect(button()).toBeEnabled())
  act(() => jest.advanceTimersByTime(CAPTCHA_TOKEN_LIFE_MS - 5_000))
  expect(box).toBeChecked()
  act(() => jest.advanceTimersByTime(5_000))
  expect(box).not.toBeChecked()
  expect(screen.getByText(EXPIRED)).toBeVisible()
  expect(box).toHaveAccessibleDescription(EXPIRED)
  expect(button()).toBeDisabled()
})

test('a token that the service has seen too late says the same [FORM-096]', async () => {
  refusal = new AppError({
    kind: 'bad-request',
    status: 400,
    type: 'x/captcha-expired',
    message: 'x',
  })
  const { user } = await show()
  await user.click(await findBox())
  await waitFor(() => expect(button()).toBeEnabled())
  await user.click(button())
  expect(await screen.findByText(EXPIRED)).toBeVisible()
  expect(await findBox()).not.toBeChecked()
})

test('where nobody can be reached the box says so, and may be ticked again [FORM-075]', async () => {
  status = 503
  const { user } = await show()
  const box = await findBox()
  await user.click(box)
  expect(await screen.findByText(NETWORK)).toBeVisible()
  expect(box).not.toBeChecked()
  expect(button()).toBeDisabled()
  expect(logError).toHaveBeenCalledWith('The captcha failed', expect.anything())
  status = 200
  await user.click(box)
  await waitFor(() => expect(button()).toBeEnabled())
  expect(screen.queryByText(NETWORK)).not.toBeInTheDocument()
})

test('a site that asks for no captcha has no box, and no form waits [SITE-007]', async () => {
  isOn = false
  const { queryClient } = await show()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(button()).toBeEnabled()
})

type RecaptchaCallbacks = Record<
  'callback' | 'expired-callback' | 'error-callback',
  (token?: string) => void
>

/** Loads the mocked reCAPTCHA script, and waits until it has rendered its box. */
async function recaptchaComes() {
  const script = await waitFor(() => {
    const found = document.querySelector('script[data-third-party=captcha]')
    if (!found) throw new Error('no script yet')
    return found
  })
  const render = jest.fn<number, [HTMLElement, RecaptchaCallbacks & { sitekey: string }]>(() => 7)
  const reset = jest.fn()
  Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), render, reset } })
  script.dispatchEvent(new Event('load'))
  await waitFor(() => expect(render).toHaveBeenCalled())
  const [, rendered] = render.mock.calls[0] ?? []
  if (!rendered) throw new Error('nothing was rendered')
  return { rendered, reset }
}

test('with a key its own box stands there, which gives tokens, expires and fails [FORM-098, FORM-075, FORM-096]', async () => {
  mockConfigured = { captcha: { src: ['https://x.example/api.js'], key: 'the-key' } }
  const { user } = await show()
  const { rendered, reset } = await recaptchaComes()
  expect(rendered.sitekey).toBe('the-key')
  expect(screen.getByRole('group', { name: 'Proof that you are a person' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(button()).toBeDisabled()
  act(() => rendered.callback('theirs'))
  expect(button()).toBeEnabled()
  act(() => rendered['expired-callback']())
  expect(screen.getByText(EXPIRED)).toBeVisible()
  expect(button()).toBeDisabled()
  act(() => rendered['error-callback']())
  expect(screen.getByText(NETWORK)).toBeVisible()
  act(() => rendered.callback('another'))
  await user.click(button())
  expect(taken).toEqual(['another'])
  expect(reset).toHaveBeenCalledWith(7)
})

test('where its script does not load that is logged, and shown [SHELL-040, FORM-075]', async () => {
  mockConfigured = { captcha: { src: ['https://x.example/api.js'], key: 'the-key' } }
  await show()
  const script = await waitFor(() => {
    const found = document.querySelector('script[data-third-party=captcha]')
    if (!found) throw new Error('no script yet')
    return found
  })
  script.dispatchEvent(new Event('error'))
  expect(await screen.findByText(NETWORK)).toBeVisible()
  expect(logError).toHaveBeenCalledWith('The captcha failed', expect.anything())
})
