import { setupServer } from 'msw/node'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { createFakeLogin, makeAccessToken, PASSWORD } from '../../../tests/setup/fake-login'
import { installTestConfig } from '../../../tests/setup/render-app'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { getSession, requireSession } from './session'
import { onSessionEvent } from './session-events'
import { dropAccessToken } from './session-tokens'

const SITE = 'test-site'
const right = { email: 'zoë@example.com', password: PASSWORD }
const server = setupServer()
let login: ReturnType<typeof createFakeLogin>

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  login = createFakeLogin()
  server.use(...login.handlers)
})
afterEach(() => {
  server.resetHandlers()
  clearCookies()
})
afterAll(() => server.close())

test("a login goes on with the guest's session id and keeps the guest's token aside", async () => {
  await requireSession(SITE)
  const events: string[] = []
  const stop = onSessionEvent((event) => events.push(event))
  expect(await logIn(SITE, right)).toBe(true)
  expect(login.usids).toEqual([undefined, 'usid-guest-1'])
  expect(login.proofs).toEqual(['refresh-1'])
  expect(getSession(SITE)).toMatchObject({ authType: 'registered', customerId: 'customer-1' })
  expect(document.cookie).toContain(`refresh_token_guest_${SITE}=`)
  expect(document.cookie).toContain(`refresh_token_registered_${SITE}=`)
  expect(events).toEqual(['session-changed'])
  stop()
})

test('without a guest there is no bag to hand over', async () => {
  expect(await logIn(SITE, right)).toBe(false)
  expect(login.usids).toEqual([undefined])
})

test('a wrong password leaves the guest as they were', async () => {
  const guest = await requireSession(SITE)
  await expect(logIn(SITE, { ...right, password: 'wrong' })).rejects.toMatchObject({ status: 401 })
  expect(getSession(SITE)?.value).toBe(guest.value)
})

test('logging out ends the session, forgets everything and goes on as somebody new', async () => {
  await requireSession(SITE)
  await logIn(SITE, right)
  await logOut(SITE)
  expect(login.calls.slice(-3)).toEqual(['logout', 'authorize', 'authorization_code_pkce'])
  expect(login.usids.at(-1)).toBeUndefined()
  expect(getSession(SITE)?.authType).toBe('guest')
  expect(document.cookie).not.toContain('refresh_token_registered')
})

test('a session that cannot be renewed goes on as the guest it was', async () => {
  await requireSession(SITE)
  await logIn(SITE, right)
  dropAccessToken(SITE)
  login.forget('customer-1')
  const after = await requireSession(SITE)
  expect(after).toMatchObject({ authType: 'guest', customerId: 'guest-1' })
  expect(login.calls.filter((call) => call === 'authorize')).toHaveLength(1)
})

test('a refresh token another tab has used already is no reason to start anew', async () => {
  const guest = await requireSession(SITE)
  dropAccessToken(SITE)
  const theirs = makeAccessToken({ customerId: guest.customerId, serial: 99 })
  login.state.refuse = { status: 400, body: { message: 'invalid refresh_token' } }
  const renewal = requireSession(SITE)
  document.cookie = `refresh_token_guest_${SITE}=theirs; Path=/`
  document.cookie = `access_token_${SITE}=${theirs}; Path=/`
  expect((await renewal).value).toBe(theirs)
  expect(login.calls.filter((call) => call === 'authorize')).toHaveLength(1)
})
