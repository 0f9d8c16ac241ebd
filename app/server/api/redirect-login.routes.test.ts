import { createHash } from 'node:crypto'
import express from 'express'
import { redirectToFinishLogin } from '../redirect-to-finish-login'
import { Browser } from '../testing/browser'
import { FakeService } from '../testing/fake-login-service'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

const API = 'api/brindille'
const UNFINISHED = '/login?unfinished=1'
let service: FakeService
let server: TestServer
let browser: Browser

beforeAll(async () => {
  service = new FakeService()
  const storefront = express()
  storefront.get(
    '/callback',
    (_req, res, next) => {
      res.locals.site = { id: 'brindille' }
      next()
    },
    redirectToFinishLogin,
  )
  server = await startSiteApi(express().use(service.router), storefront)
})
beforeEach(() => {
  service.reset()
  browser = new Browser(server.origin)
})

const begin = (body: object) => browser.post(`${API}/session/begin-login`, body)
const session = () => browser.post(`${API}/session`)

/** Acts like a browser that opens a path: it follows each redirect within the shop. */
async function visit(path: string): Promise<string> {
  let address = path
  while (/^\/(?:callback|api\/)/.test(address)) {
    const answer = await browser.open(address.slice(1), { accept: 'text/html' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    address = answer.headers.get('location') ?? ''
  }
  return address
}

test('/callback finishes a login at an identity provider, with the guest’s bag [SES-022]', async () => {
  await session()
  const { body } = await begin({ provider: 'acme', from: '/orders?page=2' })
  expect(body).toEqual({ location: 'https://login.acme.example/?state=s1' })
  const { query, proof } = service.authorizations.at(-1) ?? {}
  expect(query).toMatchObject({ response_type: 'code', channel_id: 'brindille', usid: 'u1' })
  expect(query?.redirect_uri).toMatch(/\/callback$/)
  expect(proof).toBe('refresh-1')

  expect(await visit('/callback?usid=u1&code=code-customer')).toBe('/orders?page=2')
  const form = service.forms.at(-1)
  const verifier = form?.code_verifier ?? ''
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(query?.code_challenge)
  expect(form?.redirect_uri).toBe(query?.redirect_uri)
  expect(service.asked.at(-1)).toBe('transfer?merge=true')
  expect(browser.cookie('session_brindille')).toBe('registered.customer-1')
  expect(browser.names()).not.toContain('pending_login_brindille')
})

test('a guest goes through it too, and to no other host [SES-017, SES-022]', async () => {
  const { body } = await begin({ from: '//evil.example/' })
  const { pathname, search } = new URL(String(body.location))
  expect(await visit(pathname + search)).toBe('/account')
  expect(browser.cookie('session_brindille')).toBe('guest.guest-1')
})

test('a code is worth nothing twice, nor in a browser that has begun no login [SES-022]', async () => {
  await begin({ provider: 'acme' })
  await visit('/callback?usid=u1&code=code-customer')
  const asked = service.asked.length
  expect(await visit('/callback?usid=u1&code=code-customer')).toBe(UNFINISHED)
  browser = new Browser(server.origin)
  expect(await visit('/callback?usid=u1&code=code-customer')).toBe(UNFINISHED)
  expect(browser.names()).toEqual([])
  expect(service.asked).toHaveLength(asked)
})

test.each([
  '',
  '?',
  '?code=',
  '?code=a&code=b&usid=u1',
  '?error=access_denied',
  '?code=%00&usid=%',
])('a callback with "%s" leads to the login page [SES-022]', async (search) => {
  await begin({ provider: 'acme' })
  expect(await visit(`/callback${search}`)).toBe(UNFINISHED)
  expect(service.forms).toEqual([])
})

test('a spoiled proof, a refusal, or no service leads there as well, and keeps the session', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await session()
  browser.keep('pending_login_brindille=garbage')
  expect(await visit('/callback?usid=u1&code=code-customer')).toBe(UNFINISHED)
  for (const fail of [
    () => (service.refusal = { status_code: 400, message: 'invalid code' }),
    () => (service.isDown = true),
  ]) {
    await begin({ provider: 'acme' })
    fail()
    expect(await visit('/callback?usid=u1&code=code-customer')).toBe(UNFINISHED)
  }
  expect(browser.cookie('session_brindille')).toBe('guest.guest-1')
})

test('a provider that the service does not know is refused in its words', async () => {
  const { status, body } = await begin({ provider: 'nobody' })
  expect([status, body.message]).toEqual([400, 'Bad or missing hint.'])
  expect(browser.names()).toEqual([])
})

test('the fetch of an SDK finds the address, and nothing else happens', async () => {
  const headers = { 'sec-fetch-dest': 'empty', accept: '*/*' }
  const { status } = await browser.open('callback?usid=u1&code=code-guest', headers)
  expect(status).toBe(200)
})
