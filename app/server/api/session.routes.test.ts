import express from 'express'
import { FakeService } from '../testing/fake-login-service'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'
import { Browser } from '../testing/browser'

let service: FakeService
let server: TestServer
let browser: Browser

beforeAll(async () => {
  service = new FakeService()
  server = await startSiteApi(express().use(service.router))
})
beforeEach(() => {
  service.reset()
  browser = new Browser(`${server.origin}/api/brindille`)
})

const session = (body: object = {}) => browser.post('session', body)
const logIn = (password = 'right') =>
  browser.post('session/login', { email: 'ada@example.com', password })

test('a guest is authorized, and their tokens are in cookies that no script reads [SES-015, SES-017]', async () => {
  const { body, cookies } = await session()
  const { query } = service.authorizations[0] ?? {}
  expect(query).toMatchObject({ response_type: 'code', hint: 'guest' })
  expect(Object.keys(query ?? {})).toEqual(
    expect.arrayContaining(['client_id', 'redirect_uri', 'code_challenge']),
  )
  expect(body).toEqual({ access_token: service.tokenOf('guest-1'), expires_in: 1800 })
  const path = 'Path=/api/brindille/session'
  expect(cookies).toEqual([
    `refresh_guest_brindille=u1.refresh-1; ${path}; Max-Age=7776000; HttpOnly; SameSite=Lax`,
    expect.stringMatching(
      new RegExp(`^access_brindille=.+; ${path}; Max-Age=1800; HttpOnly; SameSite=Lax$`),
    ),
    expect.stringContaining('refresh_registered_brindille=; '),
    'session_brindille=guest.guest-1; Path=/; Max-Age=7776000; SameSite=Lax',
  ])
})

test('over HTTPS every cookie is secure', async () => {
  const { cookies } = await browser.post('session', {}, { 'x-forwarded-proto': 'https' })
  expect(cookies.every((cookie) => cookie.endsWith('; Secure'))).toBe(true)
})

test('a reloaded page gets the existing token, without a renewal', async () => {
  const first = await session()
  const again = await session()
  expect(again.body).toMatchObject({ access_token: first.body.access_token })
  expect(service.asked).toEqual(['authorize', 'authorization_code_pkce'])
})

test('a token that the service refuses is renewed with the refresh token of the cookie [SES-018]', async () => {
  const first = await session()
  const next = await session({ refused: first.body.access_token })
  expect(next.body.access_token).not.toBe(first.body.access_token)
  expect(service.forms.at(-1)).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'refresh-1',
    usid: 'u1',
    client_id: expect.any(String),
    channel_id: 'brindille',
  })
  expect(browser.cookie('refresh_guest_brindille')).toBe('u1.refresh-2')
})

test('a login goes on with the guest and hands their bag over [SES-016]', async () => {
  await session()
  const { body } = await logIn()
  expect(service.asked.slice(2)).toEqual([
    'login',
    'authorization_code_pkce',
    'transfer?merge=true',
  ])
  expect(service.logins).toEqual([
    {
      credentials: 'ada@example.com:right',
      proof: 'refresh-1',
      form: {
        client_id: expect.any(String),
        channel_id: 'brindille',
        redirect_uri: expect.stringMatching(/^http:\/\/localhost:\d+\/callback$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        usid: 'u1',
      },
    },
  ])
  expect(JSON.stringify(body)).not.toContain('refresh-')
  expect(browser.cookie('refresh_guest_brindille')).toBe('u1.refresh-1')
  expect(browser.cookie('session_brindille')).toBe('registered.customer-1')
})

test('a wrong password changes nothing', async () => {
  await session()
  const { status, cookies } = await logIn('wrong')
  expect(status).toBe(401)
  expect(cookies).toEqual([])
})

test('a customer whose session has ended goes on as the guest, who is then somebody new [SES-008]', async () => {
  await session()
  const { body: customer } = await logIn()
  service.forget('customer-1')
  const guest = await session({ refused: customer.access_token })
  expect(guest.body).toMatchObject({ ended: 'registered' })
  expect(browser.cookie('session_brindille')).toBe('guest.guest-1')
  expect(browser.cookie('refresh_registered_brindille')).toBeUndefined()
  service.forget('guest-1')
  const stranger = await session({ refused: guest.body.access_token })
  expect(stranger.body).toMatchObject({ ended: 'guest' })
  expect(browser.cookie('session_brindille')).toBe('guest.guest-2')
})

test('any other failure keeps every token [SES-032]', async () => {
  await session()
  const { body } = await logIn()
  service.isDown = true
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const { status, cookies } = await session({ refused: body.access_token })
  expect(status).toBe(503)
  expect(cookies).toEqual([])
})

test("a logout ends the session at the service and removes the customer's tokens [SES-021, SES-033]", async () => {
  await session()
  await logIn()
  const { body } = await browser.post('session/logout')
  expect(service.asked).toContainEqual(
    expect.stringMatching(/^logout refresh-2 of [\w-]{36} at brindille$/),
  )
  expect(body).toMatchObject({ access_token: service.tokenOf('guest-2') })
  expect(browser.names().sort()).toEqual([
    'access_brindille',
    'refresh_guest_brindille',
    'session_brindille',
  ])
  expect(browser.cookie('session_brindille')).toBe('guest.guest-2')
})

test('a logout works without the service', async () => {
  await session()
  await logIn()
  service.isDown = true
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
  const { status } = await browser.post('session/logout')
  expect(status).toBe(200)
  expect(browser.names()).toEqual([])
})

test('tokens that scripts stored before are taken once, guest and customer', async () => {
  await session()
  await logIn()
  const stranger = new Browser(`${server.origin}/api/brindille`)
  const { body } = await stranger.post('session', {
    earlier: {
      guest: { usid: 'u1', refreshToken: 'refresh-1' },
      registered: { usid: 'u1', refreshToken: 'refresh-2' },
    },
  })
  expect(body.ended).toBeUndefined()
  expect(stranger.cookie('session_brindille')).toBe('registered.customer-1')
  expect(stranger.cookie('refresh_guest_brindille')).toBe('u1.refresh-1')
})

test('the commerce session is opened with a token, for 15 minutes [SES-004, SES-024]', async () => {
  const { body } = await session()
  const authorization = `Bearer ${String(body.access_token)}`
  const before = Date.now()
  const answer = await browser.post('sessions', {}, { authorization })
  expect(answer.body).toEqual({ expires_in: 900 })
  expect(service.asked.at(-1)).toBe(`sessions ${authorization}`)
  const endsAt = Number(browser.cookie('commerce_session_brindille'))
  expect(endsAt - before).toBeGreaterThanOrEqual(900_000)
  expect(endsAt - Date.now()).toBeLessThanOrEqual(900_000)
  expect(browser.cookie('dwsid')).toBe('dws-1')
})

test('it is not opened without [SES-025]', async () => {
  const { status, body } = await browser.post('sessions')
  expect(status).toBe(401)
  const detail = 'Missing authToken. A valid authToken should be used for session bridge.'
  expect(body).toMatchObject({ detail, message: detail })
})

test.each([
  ['session', { refused: 7 }, 'refused'],
  ['session', { earlier: { guest: 'x' } }, 'earlier.guest'],
  ['session/login', { email: 'a@example.com' }, 'password'],
])('%s refuses %j', async (path, sent, field) => {
  const { status, body } = await browser.post(path, sent)
  expect(status).toBe(400)
  expect(body).toMatchObject({ detail: `The field ${field} is missing or not valid.` })
  expect(service.asked).toEqual([])
})

describe('the JSON proxy', () => {
  const exchange = (options: object) => browser.post('scapi/shopperLogin/getAccessToken', [options])

  test.each([
    [
      'form names',
      {
        grant_type: 'authorization_code_pkce',
        code: 'code-guest',
        usid: 'u1',
        code_verifier: 'v',
        redirect_uri: 'r',
      },
    ],
    [
      'camel case',
      {
        grantType: 'authorization_code_pkce',
        code: 'code-guest',
        usid: 'u1',
        codeVerifier: 'v',
        redirectUri: 'r',
      },
    ],
  ])('exchanges a code in %s [SES-019, SES-020]', async (_what, body) => {
    const answer = await exchange({ body })
    expect(service.forms.at(-1)).toMatchObject({
      grant_type: 'authorization_code_pkce',
      code_verifier: 'v',
      redirect_uri: 'r',
      channel_id: 'brindille',
    })
    expect(answer.body).toMatchObject({
      access_token: service.tokenOf('guest-1'),
      id_token: 'id',
      enc_user_id: 'E',
      refresh_token: '',
      status_code: null,
      message: null,
    })
    expect(browser.cookie('refresh_guest_brindille')).toBe('u1.refresh-1')
  })

  test('an answer with a status code is a refusal [SES-026]', async () => {
    service.refusal = { status_code: 400, message: 'invalid refresh_token' }
    const answer = await exchange({ body: { grant_type: 'refresh_token', refresh_token: 'x' } })
    expect(answer.status).toBe(400)
    expect(browser.names()).toEqual([])
  })
})
