import { buildApp } from '../app'
import { readConfig } from '../config'
import { type TestEngine } from '../testing/engine'
import { logInTestShopper, TEST_CLIENT_ID } from '../testing/test-shopper'
import { useCheckout } from '../testing/test-checkout'

const LOGIN = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/login'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const OWN = { login: 'ada@example.com', password: 'Cocoa&Nibs9' }
const HOME = '198.51.100.7'

let now = new Date('2026-11-20T12:00:00Z')
const engine = useCheckout({ now: () => now })
beforeAll(async () => {
  const { headers } = await logInTestShopper(engine.app)
  const { login, password } = OWN
  await engine.app.inject({
    method: 'POST',
    url: `${CUSTOMERS}?siteId=brindille`,
    headers,
    payload: { customer: { login, email: login, firstName: 'Ada', lastName: 'L' }, password },
  })
})
beforeEach(async () => {
  await engine.db.deleteFrom('login_attempt').execute()
  await engine.db.deleteFrom('known_device').execute()
})

interface Attempt {
  login?: string
  password?: string
  from?: string
  cookie?: string
  app?: TestEngine['app']
}

function attempt({ login = OWN.login, password = 'wrong', from = HOME, ...rest }: Attempt = {}) {
  const { app = engine.app, cookie } = rest
  return app.inject({
    method: 'POST',
    url: LOGIN,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      ...(cookie !== undefined && { cookie }),
    },
    payload: new URLSearchParams({
      client_id: TEST_CLIENT_ID,
      channel_id: 'brindille',
      redirect_uri: 'http://localhost:3000/callback',
      code_challenge: 'a'.repeat(43),
    }).toString(),
  })
}

const statusOf = async (one: Attempt = {}) => (await attempt(one)).statusCode
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

/** Tries wrong passwords, by default from a different IP address each time. */
async function attack(times: number, from = (index: number) => `203.0.113.${index}`) {
  for (let index = 0; index < times; index += 1) await attempt({ from: from(index) })
}

it('makes a client wait longer after every wrong password', async () => {
  for (let free = 0; free < 5; free += 1) expect(await statusOf()).toBe(401)
  const waits: string[] = []
  for (let round = 0; round < 12; round += 1) {
    expect(await statusOf()).toBe(401)
    const refused = await attempt({ password: OWN.password })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ error: 'too_many_requests', status_code: 429 })
    waits.push(String(refused.headers['retry-after']))
    later(Number(refused.headers['retry-after']))
  }
  expect(waits.map(Number)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  // refused attempts were not counted, and the right password resets the count
  expect(await statusOf({ password: OWN.password })).toBe(303)
  for (let free = 0; free < 5; free += 1) expect(await statusOf()).toBe(401)
  expect(await statusOf({ password: OWN.password })).toBe(303)
})

it('never locks an account for more than a minute, even after many attacks', async () => {
  await attack(40)
  const refused = await attempt({ password: OWN.password })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  later(Number(refused.headers['retry-after']))
  expect(await statusOf({ password: OWN.password })).toBe(303)
})

it('lets the owner log in during an attack from a browser used before', async () => {
  const first = await attempt({ password: OWN.password })
  const header = String(first.headers['set-cookie'])
  expect(header).toMatch(
    /^known_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  const cookie = header.split(';')[0]
  const [{ hash } = { hash: '' }] = await engine.db.selectFrom('known_device').selectAll().execute()
  expect(hash).not.toContain(cookie?.slice('known_device='.length))

  await attack(40, () => HOME)
  expect(await statusOf({ password: OWN.password })).toBe(429)
  expect(await statusOf({ password: OWN.password, cookie })).toBe(303)
  // the browser keeps its secret, but its wrong guesses are delayed too
  expect(await engine.db.selectFrom('known_device').selectAll().execute()).toHaveLength(1)
  for (let guess = 0; guess < 6; guess += 1) expect(await statusOf({ cookie })).toBe(401)
  expect(await statusOf({ password: OWN.password, cookie })).toBe(429)
})

it('does not accept an invented secret as a known browser', async () => {
  await attack(40, () => HOME)
  const cookie = `known_device=${'a'.repeat(43)}`
  expect(await statusOf({ password: OWN.password, cookie })).toBe(429)
  later(3600)
  const answer = await attempt({ password: OWN.password, cookie })
  expect(String(answer.headers['set-cookie'])).not.toContain(cookie)
})

it('forgets known browsers when the password changes', async () => {
  const first = await attempt({ password: OWN.password })
  const cookie = String(first.headers['set-cookie']).split(';')[0]
  const [device] = await engine.db.selectFrom('known_device').selectAll().execute()
  await engine.app.services.auth.endSessionsOfCustomer(device?.customer_id ?? '')
  await attack(40, () => HOME)
  expect(await statusOf({ password: OWN.password, cookie })).toBe(429)
})

it('slows down an address that tries many logins', async () => {
  for (let index = 0; index < 101; index += 1) {
    expect(await statusOf({ login: `nobody${index}@example.com` })).toBe(401)
  }
  expect(await statusOf({ login: 'nobody@example.com' })).toBe(429)
  expect(await statusOf({ login: 'nobody@example.com', from: '203.0.113.9' })).toBe(401)
})

it('counts the addresses of one IPv6 network as one', async () => {
  const from = (index: number) => `2001:db8:7:8:${index}::${index}`
  for (let index = 0; index < 6; index += 1) {
    expect(await statusOf({ from: from(index) })).toBe(401)
  }
  expect(await statusOf({ from: from(7), password: OWN.password })).toBe(429)
  expect(await statusOf({ from: '2001:db8:7:9::1', password: OWN.password })).toBe(303)
  for (let index = 0; index < 96; index += 1) {
    await statusOf({ login: `nobody${index}@example.com`, from: from(index) })
  }
  expect(await statusOf({ login: 'new@example.com', from: from(999) })).toBe(429)
})

it('limits simultaneous guesses at two engines', async () => {
  const config = { ...readConfig({ COMMERCE_LOG_LEVEL: 'silent' }), sameLoginPauseMs: 0 }
  const other = buildApp({ db: engine.db, config, now: () => now })
  await other.ready()
  const both = Array.from({ length: 30 }, (_, index) =>
    statusOf({ app: index % 2 === 0 ? engine.app : other }),
  )
  const statuses = await Promise.all(both)
  expect(statuses.filter((status) => status === 401)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(24)
  await other.close()
})
