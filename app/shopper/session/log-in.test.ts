/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { serve } from '../../../tests/setup/serve'
import { logIn } from './log-in'
import { logOut } from './log-out'
import { getSession, hasSession, requireSession } from './session'
import { onSessionEvent } from './session-events'
import { forgetToken } from './token-memory'

const SITE = 'test-site'
const right = { email: 'zoë@example.com', password: PASSWORD }
const login = createFakeLogin()
let events: string[]
let stop: () => void

const server = serve(...login.handlers)

beforeEach(() => {
  events = []
  stop = onSessionEvent((event, _siteId, before) =>
    events.push([event, ...(before ? [before] : [])].join(' of a ')),
  )
})
afterEach(() => stop())

/** The calls of the login service, without those for the commerce session. */
const calls = () => login.calls.filter((call) => !call.startsWith('commerce'))

test('a login makes the session a customer’s, with the bag of the guest [SES-005]', async () => {
  await requireSession(SITE)
  events = []
  await logIn(SITE, right)
  expect(calls()).toEqual(['guest', 'login', 'hand over the bag'])
  expect(getSession(SITE)).toEqual({ authType: 'registered', customerId: 'customer-1' })
  expect((await requireSession(SITE)).customerId).toBe('customer-1')
  expect(events).toEqual(['session-changed of a guest'])
})

test('a login within a second of one on another device waits for its turn', async () => {
  await requireSession(SITE)
  const refused = () => HttpResponse.json({ status: 409, title: 'Conflict' }, { status: 409 })
  server.use(http.post('*/session/login', refused, { once: true }))
  await logIn(SITE, right)
  expect(getSession(SITE)?.authType).toBe('registered')
})

test('a wrong password leaves the guest as they were', async () => {
  const guest = await requireSession(SITE)
  await expect(logIn(SITE, { ...right, password: 'wrong' })).rejects.toMatchObject({ status: 401 })
  expect((await requireSession(SITE)).value).toBe(guest.value)
})

test('logging out goes on as somebody new, and forgets the subscriptions [SES-010, SES-033]', async () => {
  await logIn(SITE, right)
  localStorage.setItem('OG_STATE', '{"optedin":[]}')
  await logOut(SITE)
  expect(calls().slice(-2)).toEqual(['logout', 'guest'])
  expect(getSession(SITE)?.authType).toBe('guest')
  expect(login.jar.registered).toBeUndefined()
  expect(localStorage.getItem('OG_STATE')).toBeNull()
  expect(events.at(-1)).toBe('session-changed of a registered')
})

test('a logout that the shop does not hear of is made up for by the next request', async () => {
  await logIn(SITE, right)
  server.use(http.post('*/session/logout', () => HttpResponse.error(), { once: true }))
  await logOut(SITE)
  expect(getSession(SITE)).toBeUndefined()
  expect(hasSession(SITE)).toBe(false)
  expect((await requireSession(SITE)).authType).toBe('guest')
  expect(calls().slice(-2)).toEqual(['logout', 'guest'])
})

test('a session that cannot be renewed goes on as the guest it was [SES-008, SES-009]', async () => {
  await requireSession(SITE)
  await logIn(SITE, right)
  events = []
  forgetToken(SITE)
  login.forget('customer-1')
  const after = await requireSession(SITE)
  expect(after).toMatchObject({ authType: 'guest', customerId: 'guest-1' })
  expect(events).toEqual(['session-expired', 'session-changed of a registered'])
})

test('a guest session that cannot be continued is replaced, with a message', async () => {
  await requireSession(SITE)
  events = []
  forgetToken(SITE)
  login.forget('guest-1')
  expect((await requireSession(SITE)).customerId).toBe('guest-2')
  expect(events).toEqual(['guest-expired', 'session-changed of a guest'])
})
