import express, { Router, type Request } from 'express'
import { makeAccessToken } from '../../../tests/setup/fake-login'
import { Browser } from '../testing/browser'
import { FakeService } from '../testing/fake-login-service'
import { startSiteApi } from '../testing/start-site-api'

const PATH = '*/oauth2/webauthn'
const TOKEN = makeAccessToken({ customerId: 'customer-1', registered: true })
const service = new FakeService()
let asked: { path: string; body: Record<string, unknown>; proof: unknown; authorization: unknown }[]
let browser: Browser
let origin: string

/** Shopper Login's operations for passkeys. */
function answerPasskeys(): Router {
  const router = Router()
  router.use(express.json(), express.urlencoded({ extended: false }))
  const note = ({ path, body, headers }: Request) =>
    asked.push({
      path: path.split('/webauthn/')[1] ?? '',
      body,
      proof: headers['x-guest-refresh-token'],
      authorization: headers.authorization,
    })
  router.post(`${PATH}/authenticate/start`, (req, res) => {
    note(req)
    res.json({ challenge: 'c2lnbg', rpId: 'localhost' })
  })
  router.post(`${PATH}/authenticate/finish`, (req, res) => {
    note(req)
    if (req.body.credential.id !== 'known') return void res.status(401).json({ message: 'unknown' })
    const tokenResponse = {
      access_token: TOKEN,
      refresh_token: 'refresh-passkey',
      expires_in: 1800,
      usid: 'u1',
    }
    res.json({ success: true, tokenResponse })
  })
  router.post(`${PATH}/register/:step`, (req, res) => {
    note(req)
    if (req.params.step === 'start') res.json({ challenge: 'Y3JlYXRl' })
    else res.status(204).end()
  })
  return router
}

beforeAll(async () => {
  const server = await startSiteApi(express().use(answerPasskeys()).use(service.router))
  origin = server.origin
})
beforeEach(() => {
  asked = []
  service.reset()
  browser = new Browser(`${origin}/api/brindille`)
})

const take = (step: string, body: object = {}) => browser.post(`session/passkey/${step}`, body)
const client = { client_id: expect.any(String), channel_id: 'brindille' }

test('a passkey logs in, goes on with the guest and hands their bag over', async () => {
  await browser.post('session', {})
  const challenge = await take('challenge')
  expect(challenge.body).toMatchObject({ challenge: 'c2lnbg', rpId: 'localhost' })
  const { body } = await take('log-in', { credential: { id: 'known', response: {} } })
  expect(body).toEqual({ access_token: TOKEN, expires_in: 1800 })
  expect(asked.at(-1)).toEqual({
    path: 'authenticate/finish',
    body: { ...client, usid: 'u1', credential: { id: 'known', response: {} } },
    proof: 'refresh-1',
    authorization: undefined,
  })
  expect(browser.cookie('session_brindille')).toBe('registered.customer-1')
  expect(service.asked.at(-1)).toBe('transfer?merge=true')
})

test('a passkey that the service does not know changes nothing', async () => {
  await browser.post('session', {})
  const { status, cookies } = await take('log-in', { credential: { id: 'removed' } })
  expect(status).toBe(401)
  expect(cookies).toEqual([])
})

test('a passkey is registered as this client, without the shopper’s token', async () => {
  const passkey = { login: 'ada@example.com', code: '12345678' }
  await take('code', passkey)
  await take('start', { ...passkey, name: 'My phone' })
  await take('finish', { ...passkey, credential: { id: 'new' } })
  expect(asked).toMatchObject([
    { body: { ...client, user_id: 'ada@example.com', mode: 'email', locale: 'en-US' } },
    { body: { ...client, pwd_action_token: '12345678', nick_name: 'My phone' } },
    { body: { ...client, username: 'ada@example.com', credential: { id: 'new' } } },
  ])
  expect(asked.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['log-in', { credential: 'text' }, 400],
  ['code', {}, 400],
  ['start', { login: 'ada@example.com', code: 'letters', name: 'x' }, 400],
  ['start', { login: 'ada@example.com', code: '12345678', name: 'x'.repeat(33) }, 400],
  ['elsewhere', {}, 404],
])('the step %s with %p is refused before the service hears of it', async (step, body, status) => {
  expect((await take(step, body)).status).toBe(status)
  expect(asked).toEqual([])
})
