import { useEngine } from '../testing/engine'
import { createPasskeyClient } from '../testing/passkey-client'
import { seedSite } from '../testing/seed-site'
import { createAuthenticator } from '../testing/software-authenticator'
import { logInTestShopper } from '../testing/test-shopper'

let now = new Date()
const engine = useEngine({ seed: seedSite, now: () => now })
const client = createPasskeyClient(engine)

beforeEach(() => {
  // later than the windows in which attempts are counted
  now = new Date(now.getTime() + 20 * 60_000)
})

const USERINFO = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/userinfo'

test('a passkey logs its customer in, like a password', async () => {
  const { customer, login, authenticator, userHandle } = await client.register()
  const started = await client.startLogin()
  expect(started.json()).toMatchObject({
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'preferred',
    timeout: 60_000,
  })
  const finished = await client.finishLogin(authenticator.logIn(started.json(), { userHandle }))
  expect(finished.statusCode).toBe(200)
  expect(finished.headers['cache-control']).toBe('no-store')
  const { tokenResponse, ...result } = finished.json()
  expect(result).toEqual({ credentialId: authenticator.id, username: login, success: true })
  expect(tokenResponse).toMatchObject({ customer_id: customer.customerId, token_type: 'Bearer' })
  const headers = { authorization: `Bearer ${tokenResponse.access_token}` }
  const query = { channel_id: 'brindille' }
  const userinfo = await engine.app.inject({ url: USERINFO, query, headers })
  expect(userinfo.json()).toMatchObject({ customer_id: customer.customerId })
  const own = (await client.askOwn('GET', login, headers)).json()
  expect(own.credentials[0]).toMatchObject({ c_lastUsedAt: now.toISOString(), signatureCount: '2' })
})

test('a guest’s session goes on with its refresh token, and only so', async () => {
  const { login, authenticator } = await client.register()
  const guest = await logInTestShopper(engine.app)
  const enter = async (headers: Record<string, string>) => {
    const credential = authenticator.logIn((await client.startLogin()).json())
    const fields = { usid: guest.usid, user_id: login.toUpperCase() }
    return (await client.finishLogin(credential, fields, headers)).json().tokenResponse.usid
  }
  expect(await enter({ 'x-guest-refresh-token': guest.refreshToken })).toBe(guest.usid)
  expect(await enter({})).not.toBe(guest.usid)
})

test('the first answer does not reveal who has a passkey', async () => {
  const { login } = await client.register()
  const named = await client.startLogin({ user_id: login })
  const unknown = await client.startLogin({ user_id: 'nobody@example.com' })
  expect(unknown.statusCode).toBe(200)
  expect({ ...named.json(), challenge: '' }).toEqual({ ...unknown.json(), challenge: '' })
})

test.each([
  ['another shop’s page', { origin: 'https://evil.example' }, 400],
  ['another relying party', { rpId: 'evil.example' }, 401],
  ['a registration', { type: 'webauthn.create' }, 401],
  ['another customer’s handle', { userHandle: 'c29tZWJvZHk' }, 401],
])('an answer for %s is refused', async (_what, change, status) => {
  const { authenticator } = await client.register()
  expect((await client.logIn(authenticator, change)).statusCode).toBe(status)
  expect((await client.logIn(authenticator)).statusCode).toBe(200)
})

test('a changed signature, an unknown passkey and another customer’s are refused', async () => {
  const { authenticator } = await client.register()
  const options = (await client.startLogin()).json()
  const { response, ...ids } = authenticator.logIn(options)
  const forged = createAuthenticator().logIn(options).response
  expect((await client.finishLogin({ ...ids, response: forged })).json()).toMatchObject({
    status_code: 401,
    error_description: 'The passkey could not be verified.',
  })
  const again = await client.finishLogin({ ...ids, response })
  expect(again.json().error_description).toMatch('was used')
  expect((await client.logIn(createAuthenticator())).json()).toMatchObject({
    status_code: 401,
    error_description: 'The passkey is unknown or was removed.',
  })
  const credential = authenticator.logIn((await client.startLogin()).json())
  const named = await client.finishLogin(credential, { user_id: 'nobody@example.com' })
  expect(named.statusCode).toBe(401)
})

test('an answer is good once, and only in time', async () => {
  const { authenticator } = await client.register()
  const credential = authenticator.logIn((await client.startLogin()).json())
  const both = await Promise.all([client.finishLogin(credential), client.finishLogin(credential)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const late = authenticator.logIn((await client.startLogin()).json())
  now = new Date(now.getTime() + 10 * 60_000)
  expect((await client.finishLogin(late)).statusCode).toBe(400)
  await engine.app.services.passkeys.deleteExpired()
  expect(await engine.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
})

test('a challenge of a registration is none for a login', async () => {
  const { login, authenticator } = await client.register()
  await client.authorize(login)
  const options = (await client.startRegistration(login, await client.readCode())).json()
  const credential = authenticator.logIn({ challenge: options.challenge, rpId: 'localhost' })
  expect((await client.finishLogin(credential)).statusCode).toBe(401)
})

test('a copied authenticator is refused: its counter went back', async () => {
  const { authenticator } = await client.register()
  expect((await client.logIn(authenticator, { counter: 40 })).statusCode).toBe(200)
  expect((await client.logIn(authenticator, { counter: 40 })).statusCode).toBe(401)
  expect((await client.logIn(authenticator, { counter: 39 })).statusCode).toBe(401)
  expect((await client.logIn(authenticator, { counter: 41 })).statusCode).toBe(200)
})

test('a disabled customer’s passkey does not log in', async () => {
  const { customer, authenticator } = await client.register()
  const disable = engine.db.updateTable('customer').set({ enabled: false })
  await disable.where('id', '=', customer.customerId).execute()
  expect((await client.logIn(authenticator)).statusCode).toBe(401)
})

test('guesses with a passkey are limited', async () => {
  const { authenticator } = await client.register()
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await client.logIn(authenticator, { rpId: 'evil.example' })).statusCode).toBe(401)
  }
  const limited = await client.logIn(authenticator)
  expect(limited.statusCode).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
})

test('a customer lists and removes only their own passkeys', async () => {
  const { customer, login, authenticator } = await client.register()
  const other = await client.register()
  const guest = await logInTestShopper(engine.app)
  const one = `/credentials/${authenticator.id}`
  for (const headers of [other.customer.headers, guest.headers]) {
    expect((await client.askOwn('GET', login, headers)).json().error).toBe('forbidden')
    expect((await client.askOwn('DELETE', login, headers)).statusCode).toBe(403)
    expect((await client.askOwn('DELETE', login, headers, one)).statusCode).toBe(403)
  }
  expect((await client.askOwn('GET', login, {})).statusCode).toBe(401)
  const foreign = await client.askOwn('DELETE', other.login, other.customer.headers, one)
  expect(foreign.statusCode).toBe(404)
  expect((await client.askOwn('DELETE', login, customer.headers, one)).statusCode).toBe(204)
  expect((await client.askOwn('DELETE', login, customer.headers, one)).statusCode).toBe(404)
  expect((await client.logIn(authenticator)).statusCode).toBe(401)
  expect((await client.logIn(other.authenticator)).statusCode).toBe(200)
})

test('all passkeys of a customer are removed together', async () => {
  const { customer, login, authenticator } = await client.register()
  await client.register({ customer, login })
  expect((await client.askOwn('DELETE', login, customer.headers)).statusCode).toBe(204)
  expect((await client.askOwn('GET', login, customer.headers)).statusCode).toBe(404)
  expect((await client.askOwn('DELETE', login, customer.headers)).statusCode).toBe(404)
  expect((await client.logIn(authenticator)).statusCode).toBe(401)
})
