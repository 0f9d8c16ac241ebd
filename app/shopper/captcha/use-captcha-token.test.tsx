import { createHash } from 'node:crypto'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { QueryClientProvider } from '@tanstack/react-query'
import { serve } from '../../../tests/setup/serve'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import type { ThirdPartyConfig } from '@/site/third-party'
import { createTestQueryClient, testSite } from '../../../tests/setup/render-app'
import { useCaptchaToken } from './use-captcha-token'

let mockConfigured: ThirdPartyConfig = {}
jest.mock('@/site/app-config', () => ({ getAppConfig: () => ({ thirdParty: mockConfigured }) }))

const RECAPTCHA = { captcha: { src: ['https://x.example/api.js'], key: 'the-key' } }

const server = serve()
let challenges: number
beforeEach(() => {
  challenges = 0
  mockConfigured = {}
})
afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'grecaptcha')
})

function prepare(recaptchaEnabled: boolean, status = 200): void {
  server.use(
    http.get('*/api/test-site/site-prefs', () => HttpResponse.json({ recaptchaEnabled })),
    http.post('*/api/test-site/captcha-challenge', () => {
      challenges += 1
      return HttpResponse.json({ challenge: 'a-riddle', difficulty: 6 }, { status })
    }),
  )
}

function getToken(): Promise<string | undefined> {
  const queryClient = createTestQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <SiteProvider value={toSite(testSite)}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SiteProvider>
    </IntlProvider>
  )
  return renderHook(() => useCaptchaToken('place-order'), { wrapper }).result.current()
}

/**
 * Loads the mocked reCAPTCHA script when it is in the page, and returns the boxes that it rendered.
 */
async function recaptchaComes() {
  const rendered: { sitekey?: string; callback?: (token: string) => void }[] = []
  const script = await waitUntil(
    () => document.querySelector('script[data-third-party=captcha]') ?? undefined,
    { name: 'the script' },
  )
  const render = (_place: HTMLElement, parameters: object) => rendered.push(parameters)
  Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), render } })
  script.dispatchEvent(new Event('load'))
  return waitUntil(() => rendered[0], { name: 'the box' })
}

test('a site that asks for no captcha needs no token [SITE-007]', async () => {
  prepare(false)
  expect(await getToken()).toBeUndefined()
  expect(challenges).toBe(0)
})

test('one that does is given the solution of its challenge [SHELL-039, PAY-028]', async () => {
  prepare(true)
  const token = (await getToken()) ?? ''
  expect(token).toMatch(/^a-riddle\.\d+$/)
  expect((createHash('sha256').update(token).digest()[0] ?? 255) >> 2).toBe(0)
})

test('with a key of reCAPTCHA its box is shown above the page, and gives the token', async () => {
  prepare(true)
  mockConfigured = RECAPTCHA
  const token = getToken()
  const box = await recaptchaComes()
  expect(box.sitekey).toBe('the-key')
  const panel = document.querySelector<HTMLElement>('[role=dialog]')
  await waitFor(() => expect(panel).toHaveFocus())
  box.callback?.('theirs')
  expect(await token).toBe('theirs')
  expect(panel).not.toBeInTheDocument()
  expect(challenges).toBe(0)
})

test('canceling the captcha continues without a token', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  prepare(true)
  mockConfigured = RECAPTCHA
  const token = getToken()
  await recaptchaComes()
  document.querySelector<HTMLElement>('[role=dialog] button')?.click()
  expect(await token).toBeUndefined()
})

test('when nobody gives a challenge, that is only logged [SHELL-040]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  prepare(true, 500)
  expect(await getToken()).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The captcha failed'))
})

test('nor when the script did not load [SHELL-040]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  prepare(true)
  mockConfigured = RECAPTCHA
  const token = getToken()
  const find = () => document.querySelector('script[data-third-party=captcha]') ?? undefined
  const script = await waitUntil(find, { name: 'the script' })
  script.dispatchEvent(new Event('error'))
  expect(await token).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The captcha failed'))
})
