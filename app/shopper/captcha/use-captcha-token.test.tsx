import { createHash } from 'node:crypto'
import { renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import type { ThirdPartyConfig } from '@/site/third-party'
import { createTestQueryClient, installTestConfig, testSite } from '../../../tests/setup/render-app'
import { useCaptchaToken } from './use-captcha-token'

let mockConfigured: ThirdPartyConfig = {}
jest.mock('@/site/app-config', () => ({ getAppConfig: () => ({ thirdParty: mockConfigured }) }))

const server = setupServer()
let riddles: number
beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  riddles = 0
  mockConfigured = {}
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function prepare(recaptchaEnabled: boolean, status = 200): void {
  server.use(
    http.get('*/api/test-site/site-prefs', () => HttpResponse.json({ recaptchaEnabled })),
    http.post('*/api/test-site/captcha-challenge', () => {
      riddles += 1
      return HttpResponse.json({ challenge: 'a-riddle', difficulty: 6 }, { status })
    }),
  )
}

function getToken(): Promise<string | undefined> {
  const queryClient = createTestQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={toSite(testSite)}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SiteProvider>
  )
  return renderHook(() => useCaptchaToken('signup'), { wrapper }).result.current()
}

test('a site that asks for no captcha needs no token [SITE-007]', async () => {
  prepare(false)
  expect(await getToken()).toBeUndefined()
  expect(riddles).toBe(0)
})

test('one that does is given the solution of its riddle [SHELL-039]', async () => {
  prepare(true)
  const token = (await getToken()) ?? ''
  expect(token).toMatch(/^a-riddle\.\d+$/)
  expect((createHash('sha256').update(token).digest()[0] ?? 255) >> 2).toBe(0)
})

test('with a key of reCAPTCHA its script gives the token', async () => {
  prepare(true)
  mockConfigured = { captcha: { src: ['https://x.example/api.js'], key: 'the-key' } }
  const execute = jest.fn(() => Promise.resolve('theirs'))
  Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute } })
  expect(await getToken()).toBe('theirs')
  expect(execute).toHaveBeenCalledWith('the-key', { action: 'signup' })
  expect(riddles).toBe(0)
  Reflect.deleteProperty(window, 'grecaptcha')
})

test.each([
  ['the script did not load', { captcha: { src: ['x'], key: 'k' } }, 200],
  ['nobody gives a riddle', {}, 500],
])('when %s, that is only logged [SHELL-040]', async (_name, configured, status) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  mockConfigured = configured
  prepare(true, status)
  expect(await getToken()).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The captcha failed'))
  log.mockRestore()
})
