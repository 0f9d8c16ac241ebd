import { useEngine } from '../testing/engine'
import { createPasskeyClient } from '../testing/passkey-client'
import { seedSite } from '../testing/seed-site'
import { createAuthenticator } from '../testing/software-authenticator'
import { registerTestCustomer } from '../testing/test-customer'

let now = new Date()
const engine = useEngine({ seed: seedSite, now: () => now })
const client = createPasskeyClient(engine)

beforeEach(() => {
  // later than the windows in which attempts are counted
  now = new Date(now.getTime() + 20 * 60_000)
})

async function beginRegistration() {
  const customer = await registerTestCustomer(engine.app)
  const login: string = (await customer.ask('GET', '')).json().login
  expect((await client.authorize(login)).statusCode).toBe(204)
  return { customer, login, code: await client.readCode() }
}

test('a mailed code opens the registration of a passkey, once', async () => {
  const { customer, login, code } = await beginRegistration()
  const started = await client.startRegistration(login, code, { nick_name: 'My laptop' })
  expect(started.statusCode).toBe(200)
  expect(started.headers['cache-control']).toBe('no-store')
  expect(started.json()).toMatchObject({
    rp: { id: 'localhost', name: 'Brindille' },
    user: { name: login, displayName: 'Hopper' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const authenticator = createAuthenticator()
  const credential = authenticator.register(started.json())
  expect((await client.finishRegistration(login, code, credential)).statusCode).toBe(204)
  const { credentials, ...user } = (await client.askOwn('GET', login, customer.headers)).json()
  expect(user).toMatchObject({ userName: login, displayName: 'Hopper' })
  expect(credentials).toEqual([
    expect.objectContaining({
      credentialId: authenticator.id,
      nickName: 'My laptop',
      signatureCount: '1',
      userHandle: started.json().user.id,
      c_createdAt: now.toISOString(),
    }),
  ])
  expect((await customer.ask('GET', '')).json()).toMatchObject({ emailVerified: true })
  expect((await client.startRegistration(login, code)).statusCode).toBe(401)
})

const listNotices = async (to: string) =>
  (await engine.app.services.mail.listMails({ limit: 100 })).mails.filter(
    ({ recipient, reference }) => recipient === to && reference.startsWith('account:passkey-'),
  )

test('its owner gets one mail when a passkey is added or removed, and operators see it', async () => {
  const { customer, login, code } = await beginRegistration()
  const { email, customerNo } = (await customer.ask('GET', '')).json()
  const options = (await client.startRegistration(login, code, { nick_name: 'My laptop' })).json()
  const authenticator = createAuthenticator()
  const credential = authenticator.register(options)
  expect(await listNotices(email)).toEqual([])
  await client.finishRegistration(login, code, credential)
  await client.finishRegistration(login, code, credential)
  const [added, ...others] = await listNotices(email)
  expect(others).toEqual([])
  expect(added).toMatchObject({ subject: 'A passkey was added to your account' })
  expect(added?.text).toContain('with the passkey “My laptop”')
  for (const secret of [code, authenticator.id, options.challenge]) {
    expect(`${added?.text} ${added?.html}`).not.toContain(secret)
  }

  const remove = () =>
    client.askOwn('DELETE', login, customer.headers, `/credentials/${authenticator.id}`)
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(404)
  const [removed] = await listNotices(email)
  expect(await listNotices(email)).toHaveLength(2)
  expect(removed?.text).toContain('The passkey “My laptop” no longer opens your account.')

  const url = `/back-office/api/customers/${customerNo}/history`
  const history = (await engine.app.inject({ url })).json()
  expect(history.entries).toMatchObject([
    { action: 'passkey removed', operatorName: 'customer', at: now.toISOString() },
    { action: 'passkey added', operatorName: 'customer', subjectId: customerNo },
  ])
  expect(JSON.stringify(history)).not.toContain('My laptop')
})

test('all passkeys removed at once are one mail, in the language of the last code', async () => {
  const { login, customer } = await client.register()
  const { email } = (await customer.ask('GET', '')).json()
  await client.authorize(login, { locale: 'es-US' })
  const code = await client.readCode()
  const options = (await client.startRegistration(login, code)).json()
  await client.finishRegistration(login, code, createAuthenticator().register(options))
  expect((await client.askOwn('DELETE', login, customer.headers)).statusCode).toBe(204)
  const subjects = (await listNotices(email)).map(({ subject }) => subject)
  expect(subjects).toEqual([
    'Se quitaron 2 llaves de acceso de tu cuenta',
    'Se agregó una llave de acceso a tu cuenta',
    'A passkey was added to your account',
  ])
})

test('the same answer comes for a login that does not exist, and no mail', async () => {
  const { mails } = await engine.app.services.mail.listMails({ limit: 100 })
  expect((await client.authorize('nobody@example.com')).statusCode).toBe(204)
  const after = await engine.app.services.mail.listMails({ limit: 100 })
  expect(after.mails).toHaveLength(mails.length)
})

test('the mail is in the language of the request', async () => {
  const { login } = await beginRegistration()
  await client.authorize(login, { locale: 'es-US' })
  const [mail] = (await engine.app.services.mail.listMails({ limit: 1 })).mails
  expect(mail?.subject).toBe('Tu código para agregar una llave de acceso')
})

test('a wrong code opens nothing, and the fifth wrong one ends the right one', async () => {
  const { login, code } = await beginRegistration()
  const wrong = code === '00000000' ? '00000001' : '00000000'
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await client.startRegistration(login, wrong)).statusCode).toBe(401)
  }
  expect((await client.startRegistration(login, code)).statusCode).toBe(401)
})

test('a code of another kind or customer, and one that has expired, open nothing', async () => {
  const { login, code } = await beginRegistration()
  const other = await beginRegistration()
  expect((await client.startRegistration(other.login, code)).statusCode).toBe(401)
  now = new Date(now.getTime() + 11 * 60_000)
  expect((await client.startRegistration(login, code)).statusCode).toBe(401)
})

test.each([
  ['another shop’s page', { origin: 'https://evil.example' }],
  ['a page whose name ends like the shop’s', { origin: 'https://evillocalhost' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a login instead of a registration', { type: 'webauthn.get' }],
  ['an attestation with certificates', { format: 'packed', statement: new Map([['x5c', 1]]) }],
  ['an attestation of another format', { format: 'tpm' }],
])('an answer from %s is refused', async (_what, change) => {
  const { customer, login, code } = await beginRegistration()
  const options = (await client.startRegistration(login, code)).json()
  const credential = createAuthenticator().register(options, change)
  const response = await client.finishRegistration(login, code, credential)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ error: 'invalid_request' })
  const own = await client.askOwn('GET', login, customer.headers)
  expect(own.json().credentials).toEqual([])
})

test.each(['!', '', 'AAAA'])('a credential of nonsense is a bad request: %p', async (text) => {
  const { login, code } = await beginRegistration()
  const options = (await client.startRegistration(login, code)).json()
  const { response, ...ids } = createAuthenticator().register(options)
  const broken = { ...ids, response: { ...response, attestationObject: text } }
  expect((await client.finishRegistration(login, code, broken)).statusCode).toBe(400)
  const unsigned = { ...ids, response: { ...response, clientDataJSON: text } }
  expect((await client.finishRegistration(login, code, unsigned)).statusCode).toBe(400)
})

test('a challenge is good for one answer, of the customer who began, in time', async () => {
  const { login, code } = await beginRegistration()
  const options = (await client.startRegistration(login, code)).json()
  const foreign = await beginRegistration()
  const credential = createAuthenticator().register(options)
  const stolen = await client.finishRegistration(foreign.login, foreign.code, credential)
  expect(stolen.statusCode).toBe(400)
  expect((await client.finishRegistration(login, code, credential)).json()).toMatchObject({
    error_description: 'The challenge is unknown, was used or has expired.',
  })
  const late = (await client.startRegistration(login, code)).json()
  now = new Date(now.getTime() + 10 * 60_000)
  const answered = await client.finishRegistration(
    login,
    code,
    createAuthenticator().register(late),
  )
  expect(answered.statusCode).toBe(400)
})

test('two tabs that finish at once register one passkey', async () => {
  const { customer, login, code } = await beginRegistration()
  const options = (await client.startRegistration(login, code)).json()
  const credential = createAuthenticator().register(options)
  const responses = await Promise.all([
    client.finishRegistration(login, code, credential),
    client.finishRegistration(login, code, credential),
  ])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  const own = await client.askOwn('GET', login, customer.headers)
  expect(own.json().credentials).toHaveLength(1)
})

test('authenticators that have a passkey of the account are named, to offer no second one', async () => {
  const first = await client.register(undefined, { nick_name: 'n'.repeat(100) })
  expect(first.response.statusCode).toBe(204)
  await client.authorize(first.login)
  const options = (await client.startRegistration(first.login, await client.readCode())).json()
  expect(options.excludeCredentials).toEqual([{ id: first.authenticator.id, type: 'public-key' }])
  expect(options.user.id).toBe(first.userHandle)
  const own = await client.askOwn('GET', first.login, first.customer.headers)
  expect(own.json().credentials[0].nickName).toBe('n'.repeat(32))
})

test('an account has at most twenty passkeys', async () => {
  const first = await client.register()
  const { id } = (await client.askOwn('GET', first.login, first.customer.headers)).json()
  const rows = Array.from({ length: 19 }, (_, index) => ({
    user_id: Number(id),
    credential_id: `credential-${index}`,
    nick_name: '',
    public_key: '',
    signature_count: 0,
    created_at: now,
    last_used_at: null,
    locale: null,
  }))
  await engine.db.insertInto('passkey').values(rows).execute()
  await client.authorize(first.login)
  const refused = await client.startRegistration(first.login, await client.readCode())
  expect(refused.json()).toMatchObject({
    error_description: 'The account has the maximum number of passkeys.',
  })
})

test('too many requested mails are refused, with the time to wait', async () => {
  const { login } = await beginRegistration()
  for (let asked = 1; asked < 6; asked += 1) {
    expect((await client.authorize(login)).statusCode).toBe(204)
  }
  const refused = await client.authorize(login)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['mode', { mode: 'pigeon' }],
  ['locale', { locale: '' }],
  ['callback_uri', { mode: 'callback' }],
  ['client_id', { client_id: 'nobody' }],
  ['channel_id', { channel_id: 'nowhere' }],
])('a request with a wrong %s is refused', async (name, fields) => {
  const response = await client.authorize('ada@example.com', fields)
  expect(response.statusCode).toBe(400)
  expect(response.json().error_description).toContain(name)
})
